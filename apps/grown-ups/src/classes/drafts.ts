import type { ChildFacts, LanguageCode } from '@digipals/contract';
import { childNameMost, isLikelyBirth } from '@digipals/contract/constants';
import { newKey } from '@digipals/ui/new-key';

/** A child that is being typed. */
export type Draft = { key: string; name: string; birth: string; language: LanguageCode };

/** An empty line. */
export const newDraft = (language: LanguageCode): Draft => ({
  key: newKey(),
  name: '',
  birth: '',
  language,
});

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]*$/u;
const MONTH = /^(19[9]\d|20\d\d)-(0[1-9]|1[0-2])$/;

/** Whether a name has too many letters. */
export const isLong = (name: string): boolean => name.trim().length > childNameMost;
/** Whether a name can be sent, if it is not too long. */
export const isName = (name: string): boolean => NAME.test(name.trim());
/** Whether a birth month is empty or complete. */
export const isBirth = (birth: string): boolean => birth.trim() === '' || MONTH.test(birth.trim());

/** Year and month of a complete birth month. */
function monthOf(birth: string): ChildFacts['birth'] {
  const [, year, month] = MONTH.exec(birth.trim()) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** Whether a child of a class can be born in this month, if it is complete. */
export function isLikely(birth: string): boolean {
  const month = monthOf(birth);
  return month === null || isLikelyBirth(month, new Date());
}

/** What is sent of a line. */
export const factsOf = ({ name, birth, language }: Omit<Draft, 'key'>): ChildFacts => ({
  name: name.trim(),
  birth: monthOf(birth),
  language,
});

/** The birth month of a child as it is typed. */
export const birthText = ({ birth }: Pick<ChildFacts, 'birth'>): string =>
  birth ? `${birth.year}-${String(birth.month).padStart(2, '0')}` : '';
