import { distance } from 'fastest-levenshtein';
import { secretFileNames, type Variables } from './secret-files.ts';

/** How many letters of a name may be wrong: two in a short one would match words such as HOME. */
const mayDiffer = (name: string): number => (name.length < 6 ? 1 : 2);

/** The warning about a variable that nobody reads; undefined if it seems to belong to another program. */
function adviceOn(name: string, known: readonly string[]): string | undefined {
  const near = known.find(one => distance(one, name) <= mayDiffer(name));
  if (near !== undefined) return `${name} is not a setting. Is it meant to be ${near}?`;
  const setting = name.replace(/_FILE$/, '');
  if (setting === name || !known.includes(setting)) return undefined;
  return `${name} is not a setting: only secrets are read from files. Write the value into ${setting}.`;
}

/** Warnings about variables whose names are nearly those of settings. */
export function warnOfUnknown(given: Variables, settings: readonly string[]): string[] {
  const known = [...settings, ...secretFileNames];
  return Object.keys(given)
    .filter(name => given[name]?.trim() && !known.includes(name))
    .flatMap(name => adviceOn(name, known) ?? []);
}
