import { childName, childNameMost, type RosterFaultCode } from '@digipals/contract';

/** Letters of the longest name, with room for a number after it. */
const LONGEST = childNameMost - 2;

/** A first name to show, or what is wrong. */
export function readName(written: string): { name: string } | { fault: RosterFaultCode } {
  const name = written.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '') return { fault: 'name_missing' };
  if (name.length > LONGEST) return { fault: 'name_long' };
  return childName.safeParse(name).success ? { name } : { fault: 'name_unreadable' };
}
