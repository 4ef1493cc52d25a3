import { isEverydayWord } from '@digipals/writing';
import { read } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { address } from '../address.ts';
import { distress } from '../distress.ts';
import { email } from '../email.ts';
import { fullName } from '../full-name.ts';
import { links } from '../links.ts';
import { meeting } from '../meeting.ts';
import type { Phase } from '../phase.ts';
import { phone } from '../phone.ts';
import { socialMedia } from '../social-media.ts';
import { swearing } from '../swearing.ts';
import { unkindness } from '../unkindness.ts';

const phases = [
  ...[phone, email, address, fullName, socialMedia],
  ...[links, meeting, distress, swearing, unkindness],
];
const mostBefore = 3;
const mostCharacters = 120;

/** Whether the border may be within a word: not between two words that children use. */
function isCutWord(before: string, now: string): boolean {
  const last = /[\p{L}\p{N}@.]+$/u.exec(before)?.[0].toLowerCase() ?? '';
  const first = /^[\p{L}\p{N}@.]+/u.exec(now)?.[0].toLowerCase() ?? '';
  return last !== '' && first !== '' && !(isEverydayWord(last) && isEverydayWord(first));
}

/**
 * Finds what is split over texts of the last minutes: `my number is 0532`, then `123 45 67`. Looks at the end
 * of the earlier texts with the beginning of this one, and reports only what needs both.
 */
export const acrossTexts: Phase = {
  name: 'what is split over several texts',
  find: ({ context }) => {
    const before = context.recentTexts.slice(-mostBefore).join(' ').slice(-mostCharacters);
    const now = context.text.slice(0, mostCharacters);
    if (before.trim() === '' || now.trim() === '') return [];
    const findJoined = (between: string): Found[] => {
      const text = before + between + now;
      const border = text.length - now.length;
      const reading = read({ ...context, text });
      return phases
        .flatMap(phase => phase.find(reading))
        .filter(({ start, end }) => (start ?? border) < before.length && (end ?? border) > border)
        .map(found => ({
          ...found,
          start: 0,
          end: (found.end ?? border) - border,
          explanation: `${found.explanation}, together with the text before`,
        }));
    };
    const spaced = findJoined(' ');
    return spaced.length > 0 || !isCutWord(before, now) ? spaced : findJoined('');
  },
};
