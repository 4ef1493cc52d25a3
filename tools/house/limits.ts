import type { Measure } from './measure.ts';

/** `most` is the recorded figure: a change that exceeds it must say why and record a new one. */
export type Limit = { readonly aim: number; readonly most: number };

/** A line for each measure above its recorded figure, without one, or no longer taken. */
export function exceeded(
  rows: readonly Measure[],
  limits: Readonly<Record<string, Limit>>,
): string[] {
  const names = new Set(rows.map(({ name }) => name));
  const gone = Object.keys(limits).filter(name => !names.has(name));
  return [
    ...rows.flatMap(({ name, files }) => {
      const most = limits[name]?.most;
      if (most === undefined) return [`${name}: no figure is recorded`];
      return files > most ? [`${name}: ${files} files, more than ${most}`] : [];
    }),
    ...gone.map(name => `${name}: is no longer measured`),
  ];
}
