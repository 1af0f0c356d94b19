/** For each node the number of its component, numbered by first node, to compare graphology's components with ours. */
export function numberComponents(nodeCount: number, parts: readonly (readonly string[])[]): Int32Array {
  const raw = new Int32Array(nodeCount);
  for (const [part, nodes] of parts.entries()) for (const node of nodes) raw[Number(node)] = part;
  const numbers = new Map<number, number>();
  return raw.map((part) => {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    return numbers.get(part)!;
  });
}
