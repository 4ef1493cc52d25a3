import type { StaffInvitation, StaffPerson } from '@digipals/contract';
import { duty, vettingOf } from '@digipals/contract/constants';
import type { TagTone } from '@digipals/ui/grown-ups';
import { moment, when } from '../shared/times.ts';
import { languageWords } from '../shared/words.ts';

/** A day (YYYY-MM-DD) as the desk writes it: "3 Feb 2028". */
export const dayWords = (day: string): string => moment(`${day}T12:00:00Z`, 'year');

/** The languages that somebody reads. */
export const readsWords = ({ languages }: Pick<StaffPerson, 'languages'>): string =>
  languages.map(code => languageWords[code]).join(', ');

/** Two letters for the round sign beside a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const two = /^\d/.test(last) ? last : `${words[0]?.[0] ?? ''}${last[0] ?? words[0]?.[1] ?? ''}`;
  return two.slice(0, 2).toUpperCase();
}

/** When somebody was here last. */
export function lastHere({ seenAt }: Pick<StaffPerson, 'seenAt'>, now: number): string {
  if (seenAt === null) return 'never';
  return now - Date.parse(seenAt) < duty.seenMs ? 'now' : when(seenAt, now);
}

/** How long a vetting holds. */
export function vettingWords(
  { vettedUntil }: Pick<StaffPerson, 'vettedUntil'>,
  now: number,
): { words: string; tone: TagTone | undefined } {
  const vetting = vettingOf(vettedUntil, now);
  if (vettedUntil === null) return { words: 'Not written down', tone: 'level1' };
  const tones = { none: 'level1', holds: 'ok', ends: 'level1', expired: 'level3' } as const;
  const verb = { none: '', holds: 'Until', ends: 'Ends', expired: 'Ended' }[vetting];
  return { words: `${verb} ${dayWords(vettedUntil)}`, tone: tones[vetting] };
}

/** What to know first about somebody. */
export function stateWords(
  person: StaffPerson,
  now: number,
): { words: string; tone: TagTone | undefined } {
  const { state, leaveUntil, vettedUntil } = person;
  if (state === 'removed') return { words: 'Removed', tone: undefined };
  if (state === 'leave') {
    return { words: `On leave until ${moment(`${leaveUntil}T12:00:00Z`, 'day')}`, tone: undefined };
  }
  const vetting = vettingOf(vettedUntil, now);
  if (vetting === 'expired') return { words: 'Vetting ended', tone: 'level3' };
  if (vetting === 'ends') return { words: 'Vetting ends soon', tone: 'level1' };
  if (person.role === 'admin') return { words: 'Never texts', tone: undefined };
  if (lastHere(person, now) === 'now') return { words: 'Here now', tone: 'ok' };
  return { words: 'Active', tone: undefined };
}

/** Which people a list shows. */
export type Show = 'active' | 'invited' | 'leave' | 'removed';

/** Whether a text that somebody searches for is in a name or e-mail. */
export const isFound = (one: Pick<StaffInvitation, 'name' | 'email'>, q: string): boolean =>
  `${one.name} ${one.email}`.toLowerCase().includes(q.trim().toLowerCase());
