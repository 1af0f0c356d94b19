/** For each node the number of its part, parts numbered by their first node: what our components say, told of graphology's. */
export function partsInOrder(nodeCount: number, parts: readonly (readonly string[])[]): Int32Array {
  const raw = new Int32Array(nodeCount);
  for (const [part, nodes] of parts.entries()) for (const node of nodes) raw[Number(node)] = part;
  const numbers = new Map<number, number>();
  return raw.map((part) => {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    return numbers.get(part)!;
  });
}
