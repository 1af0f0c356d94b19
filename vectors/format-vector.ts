/** The text of a vector: whatever fits on a line stands on one, so that a person can read it and a change is a line. */
const WIDTH = 110;

export const formatVector = (vector: object): string => `${broken(vector, '')}\n`;

const formatted = (value: unknown, indent: string, before: number): string => {
  const line = inline(value);
  return indent.length + before + line.length < WIDTH ? line : broken(value, indent);
};

function broken(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => formatted(each, deeper, 0))
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${name}${formatted(each, deeper, name.length)}`;
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${deeper}${part}`).join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`);
  return `{${fields.join(', ')}}`;
}
