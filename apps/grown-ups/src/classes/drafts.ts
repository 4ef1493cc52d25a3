import type { ChildFacts, LanguageCode } from '@digipals/contract';
import { childNameMost } from '@digipals/contract/constants';
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

/** What is sent of a line. */
export function factsOf({ name, birth, language }: Omit<Draft, 'key'>): ChildFacts {
  const [, year, month] = MONTH.exec(birth.trim()) ?? [];
  return {
    name: name.trim(),
    birth: year && month ? { year: Number(year), month: Number(month) } : null,
    language,
  };
}

/** The birth month of a child as it is typed. */
export const birthText = ({ birth }: Pick<ChildFacts, 'birth'>): string =>
  birth ? `${birth.year}-${String(birth.month).padStart(2, '0')}` : '';
