import { matchesOf } from '../../read/matches.ts';
import type { Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

const service =
  /(?<![a-z])(?<![\p{L}\p{N}])(?:facebook|fb|insta|instagram|you ?tube|tiktok|messenger(?: kids)?|whatsapp|telegram)(?![\p{L}\p{N}])/gu;
const capital = "\\p{Lu}[\\p{L}\\p{N}'’&-]{1,20}";
const nameAfter = new RegExp(
  `^[^.!\\n]{0,60}?(?:[,:] ?|\\b(?:called|named|name is|is|as|it['’]?s|use|under|page|group|channel)[ :]{1,2})["“]?(?<mark>${capital}(?: (?:(?:of|and|the|&|de|del|da|do|di|du|des|la|las|los|os|e|y|et|i|ve) ){0,2}${capital}){1,4})`,
  'du',
);
const furthest = 160;
/** Only with one of these words is a name after a comma one of a page. */
const aboutPages =
  /\b(?:page|group|shop|account|name|channel|profile|user|messenger kids|(?:put|puts|post|posts|posted) [^.?!]{0,40} (?:on|in))\b/;

/** Films and songs are named after a service too: `a song on YouTube called Baby Shark`. */
export const isOfFilm = (before: string): boolean =>
  /\b(?:songs?|films?|movies?|videos?|cartoons?|series|shows?|games?|clips?|trailers?|episodes?|dances?)\b[^.?!]{0,30}$/.test(
    before.slice(-60),
  );

/** Pages and accounts with a name of several words: `on facebook, Two Muddy Paws`. */
export function pages({ context, folded }: Reading): Found[] {
  if (!aboutPages.test(folded.text)) return [];
  return matchesOf(service, folded.text).flatMap(({ 0: said, index }) => {
    if (isOfFilm(folded.text.slice(0, index))) return [];
    const after = folded.ends[index + said.length - 1] ?? 0;
    const match = nameAfter.exec(context.text.slice(after, after + furthest));
    const place = match?.indices?.groups?.['mark'];
    if (!place) return [];
    const [start, end] = [after + place[0], after + place[1]];
    const explanation = 'Perhaps the name of a page or an account elsewhere';
    return [{ code: 'socialMedia', severity: 1, explanation, start, end, status: 'ok' }];
  });
}
