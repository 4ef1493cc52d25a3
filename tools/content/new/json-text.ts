const widest = 100;

/** A plain value, or an object of plain values in one line. */
const partText = (part: unknown): string =>
  typeof part === 'object' && part !== null
    ? `{ ${Object.entries(part)
        .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
        .join(', ')} }`
    : JSON.stringify(part);

/** An object that is too wide for a line has a line for each of its values. */
const itemText = (item: unknown, after: string): string => {
  const line = `    ${partText(item)}${after}`;
  if (line.length <= widest || typeof item !== 'object' || item === null) return line;
  const values = Object.entries(item).map(
    ([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `    {\n${values.join(',\n')}\n    }${after}`;
};

/** A list as the formatter writes it: texts in one line if they fit, else one item a line. */
const listText = (before: string, items: readonly unknown[], after: string): string => {
  const line = `${before}[${items.map(partText).join(', ')}]${after}`;
  if (line.length <= widest && items.every(item => typeof item !== 'object')) return line;
  const lines = items.map((item, index) => itemText(item, index === items.length - 1 ? '' : ','));
  return `${before}[\n${lines.join('\n')}\n  ]${after}`;
};

/** An object of plain values and lists of texts or small objects, as the formatter writes it. */
export const jsonText = (value: Readonly<Record<string, unknown>>): string => {
  const entries = Object.entries(value);
  const lines = entries.map(([key, part], index) => {
    const [before, after] = [`  ${JSON.stringify(key)}: `, index === entries.length - 1 ? '' : ','];
    return Array.isArray(part)
      ? listText(before, part, after)
      : `${before}${JSON.stringify(part)}${after}`;
  });
  return `{\n${lines.join('\n')}\n}\n`;
};
