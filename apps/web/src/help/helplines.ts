import lines from '../../../../content/helplines.json';

/** The numbers of a country. A country has no numbers of another one. */
export type Helplines = {
  readonly line: { readonly name: string; readonly number: string } | null;
  readonly emergency: string | null;
};

const find = (country: string, kind: string) =>
  lines.find(line => line.country === country && line.kind === kind);

/** The numbers of a country; both null for one that is unknown. */
export function helplinesOf(country: string | null): Helplines {
  const line = country === null ? undefined : find(country, 'helpline');
  const emergency = country === null ? undefined : find(country, 'emergency');
  return {
    line: line ? { name: line.name, number: line.number } : null,
    emergency: emergency?.number ?? null,
  };
}

/** Countries with numbers. */
export const helplineCountries: readonly string[] = [
  ...new Set(lines.map(({ country }) => country)),
].sort();
