const widest = 100;

/** A list of texts as the formatter writes it: in one line if it fits, else one text a line. */
const listText = (before: string, texts: readonly string[], after: string): string => {
  const quoted = texts.map(text => JSON.stringify(text));
  const line = `${before}[${quoted.join(', ')}]${after}`;
  if (line.length <= widest) return line;
  return `${before}[\n${quoted.map(text => `    ${text}`).join(',\n')}\n  ]${after}`;
};

/** An object of plain values and lists of texts, as the formatter writes it. */
export const jsonText = (value: Readonly<Record<string, unknown>>): string => {
  const entries = Object.entries(value);
  const lines = entries.map(([key, part], index) => {
    const [before, after] = [`  ${JSON.stringify(key)}: `, index === entries.length - 1 ? '' : ','];
    return Array.isArray(part)
      ? listText(before, part.map(String), after)
      : `${before}${JSON.stringify(part)}${after}`;
  });
  return `{\n${lines.join('\n')}\n}\n`;
};
