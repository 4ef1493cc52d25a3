const cell = (value: string): string => {
  // A spreadsheet would calculate what begins like a formula.
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Rows as a CSV file that spreadsheets open, and in which nothing calculates. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
