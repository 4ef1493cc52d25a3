import type { Rule } from '../../read/reading.ts';
import { often, rule } from './words.ts';

const violence = 'Somebody hurts the child';
const fear = 'The child is afraid or not safe';
const neglect = 'Nobody looks after the child';

const kin =
  '(?:mum|dad|parents|stepdad|stepmum|uncle|aunt|grandma|grandpa|grandmother|grandfather|teacher|coach|babysitter|neighbour)';
const children = '(?:kids|boys|girls|children|students|pupils|classmates|guys|they|class)';
const playful =
  '(?! (?:on|in) (?:the|a) (?:swing|sledge|sled|bike|game|pool|water|race)\\b)(?! with (?:snowballs?|pillows?|balls?|water)\\b)';

/** Violence, fear and neglect at home, and bullying. */
export const home: readonly Rule[] = [
  rule(
    2,
    violence,
    `\\bmy ${kin} ${often}(?:hits?|beats?|slaps?|slapped|punche[sd]|kicks?|kicked|burns?|burned|twists?|pulls?|pulled) my (?:arms?|hands?|face|head|back|legs?|body|ears?|hair)\\b`,
  ),
  rule(
    3,
    violence,
    `\\b(?:says?|said|tells? me|told me)(?: that)? (?:he|she|they) (?:will|would|is going to|are going to) (?:hurt|kill|hit|beat|punish|leave|take)\\b[^.?]{0,30}\\bif i (?:tell|say|talk|told|speak)\\b`,
  ),
  rule(
    3,
    violence,
    '\\b(?:makes?|made|wants?|asks?|asked|forces?|forced|told|tells) me (?:to )?(?:sit on (?:his|her)|undress|get undressed|touch (?:him|his|her)|lie (?:down )?with (?:him|her)|sleep with him|kiss him)\\b',
  ),
  rule(
    3,
    violence,
    '\\b(?:watch(?:es)?|looks? at|stares? at|films?|filmed) me (?:in the (?:shower|bath|bathroom|toilet)|when i (?:shower|change|undress|sleep|wash|am in (?:the )?(?:shower|bath)))\\b',
  ),
  rule(
    3,
    violence,
    '\\b(?:he|uncle|stepdad|man|cousin|coach|neighbour) (?:(?:always|often|sometimes) )?(?:comes?|came|gets?|got|lies|climbs) (?:in|into|to) my (?:bed|room at night)\\b(?! (?:and|to) (?:read|say|tell|sing))|\\b(?:scared|afraid)\\b[^.?]{0,30}\\bcomes? (?:in|into|to) my (?:bed|room)\\b',
  ),
  rule(
    3,
    violence,
    `\\b(?:bruises?|scars?|black eye|blue marks?|wounds?)\\b[^.?]{0,15}\\b(?:from|because of|by) (?:my |the )?${kin}\\b`,
  ),
  rule(
    3,
    violence,
    `\\b(?:boy|man|guy|woman|someone|somebody|stranger|person)\\b[^.?]{0,40}\\b(?:wants?|asks?|asked|told|tells|wanted) (?:me )?(?:to send |for |to take |to make )(?:[^ .?]{1,8} ){0,2}(?:photos?|videos?) (?:of|from) (?:me|my (?:body|face|legs|self))\\b`,
  ),
  rule(
    2,
    violence,
    `\\b${children} (?:[^ .?]{1,10} ){0,2}(?:push|pushes|kick|kicks|beat|beats|hit|hits|bully|bullies|threaten|threatens|torture|steal|steals|stole|take|takes|took|break|broke) (?:me\\b|my (?:lunch|money|things|phone|bag|food|books)\\b)(?! to (?:the|a|my)\\b)(?! (?:in|at) (?:the |a )?(?:game|match|football|chess|race)\\b)${playful}`,
  ),
  rule(
    2,
    fear,
    `\\b(?:parents|mum and dad|dad and mum|mum|dad) ${often}(?:fight|fights|fighting|hit each other|argue|argues)\\b[^.?]{0,25}\\b(?:knife|blood|afraid|scared|police|every night)\\b`,
  ),
  rule(
    2,
    fear,
    `\\b(?:mum|dad|stepdad|uncle|parents|he) (?:always |often )?(?:comes?|came|gets?|is|are|was)(?: home)?(?: always| often| every day)? drunk\\b`,
  ),
  rule(
    1,
    fear,
    '\\bi (?:do not|not|never) want (?:to )?(?:go|come|return) (?:back )?home\\b(?! (?:yet|now|early|so))',
  ),
  rule(
    2,
    neglect,
    `\\b(?:mum|dad|parents)(?: (?:has|have|had))? (?:left|leaves|leave|abandoned) (?:us|me)\\b(?! (?:some|a|the|money|food|at|with|in)\\b)`,
  ),
  rule(
    2,
    neglect,
    '\\b(?:am|are|were|was) alone\\b[^.?]{0,30}\\bfor (?:two|three|four|five|six|many|some|\\d{1,2}) (?:days|weeks)\\b|\\bnobody (?:cooks|feeds (?:me|us)|looks after (?:me|us)|takes care of (?:me|us))\\b|\\b(?:sleep|slept) outside because\\b',
  ),
];
