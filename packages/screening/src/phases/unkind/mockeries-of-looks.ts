import type { Rule } from '../../read/reading.ts';
import { body, filler, ruleOf } from './words.ts';

const mockery = ruleOf('mockery');
const looks = "Mocks the reader's looks";
const unlike =
  '(?:dog|pig|monkey|cow|goat|horse|donkey|rat|toilet|trash|garbage|joke|disease|vomit|snake|frog|clown|alien|noise|broom|potato|dwarf|elephant|giraffe|whale|skeleton|witch|zombie|baby)';

/** Mockery of looks, belongings and a family's money. */
export const mockeriesOfLooks: readonly Rule[] = [
  mockery(
    looks,
    `\\byour (?:(?:eyes|skin|head|mouth|hands) (?:is|are|look|looks) (?:so|too|very|really) (?:small|tiny|yellow|narrow|dark|black)|(?:ears|nose|teeth|head|mouth|belly|feet) (?:is|are|look|looks) (?:so|too|very|really) (?:big|huge|long|large|crooked|yellow))\\b(?! and (?:beautiful|pretty|nice|cute|lovely))`,
    1,
  ),
  mockery(
    looks,
    `\\byou have (?:got )?${filler}(?:fat|ugly|yellow|dirty|crooked|stupid|weird|smelly|rotten) ${body}\\b`,
  ),
  mockery(
    looks,
    `\\byou have (?:got )?${filler}(?:big|huge|long) (?:nose|ears|teeth|head|mouth|feet|belly)\\b`,
    1,
  ),
  mockery(
    looks,
    `\\byour (?:${body}|language|name|religion|country) (?:sounds?|looks?|is|are|smells?) ${filler}(?:like )(?:a |an )?${unlike}\\b`,
  ),
  mockery(
    looks,
    `\\byou are (?:so|too|very) (?:short|dark|black|fat|skinny|small|tall|thin|poor|white|brown|yellow) (?:like|as) (?:a |an |the )?[^ .?]{2,12}\\b`,
    1,
  ),
  mockery(
    "Mocks the reader's belongings",
    `\\byour (?:house|car|room|clothes|phone|toys|shoes|flat|home|bag) (?:is|are|looks?) ${filler}(?:(?:small|old|ugly) and )?(?:poor|cheap|dirty|trash|from the (?:garbage|trash|bin))\\b`,
  ),
  mockery(
    "Mocks the reader's belongings",
    '\\byou (?:always )?wear (?:(?:the|same|such|always|your|so) ){0,3}(?:dirty|ugly|cheap|stupid|smelly|poor) (?:clothes|shirt|shoes|dress|jacket|things|trousers)\\b',
  ),
  mockery(
    'Laughs at the reader',
    '\\byour (?:accent|english|face|name|voice|clothes|hair|nose|writing|spelling|country) (?:makes?|made) (?:me|us|everyone) laugh\\b',
  ),
];
