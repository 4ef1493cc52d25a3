import type { SignalCode } from '@digipals/contract';
import { type Folded, foldedPlace } from './fold/fold.ts';
import type { Found } from './types.ts';

const people =
  '(?:teacher|mum|mom|dad|man|woman|boys?|girls?|kids?|child|class|coach|uncle|aunt|others?|police|doctor|family|parents)';

/** What is said or asked, and no character. */
const saying = '(?:questions?|answer|word|truth|lie|joke|same|thing|number|name|sentence|favou?r)';

/** What characters say: `I will eat you, said the wolf`. */
const speech = `\\b(?:said|says|shouted|shouts|cried|cries|screamed|screams|yelled|yells|whispered|roared|growled|hissed|asked) (?:the|a|an) (?:[a-z]{2,12} )?(?!(?:${people}|${saying})\\b)[a-z]{3,}`;
const tale =
  '\\b(?:in|from|of) (?:the|a|my|our|this|that) (?:[a-z]{2,12} )?(?:story|book|film|movie|cartoon|comic|fairy ?tale|poem|song|play|episode)\\b|^(?:once upon a time|the (?:spy|pirate|wolf|witch|king|queen|prince|princess|knight|dragon|villain|bad guy|hero|giant|monster|zombie|robot|alien|ghost|fox|troll) (?:said|says|shouts?|shouted))\\b';
const game =
  '\\b(?:at|in) (?:chess|uno|monopoly|mario ?kart|fifa|cards|tag|snap|ludo|football|basketball|rugby|tennis|table tennis|ping pong|bowling|hide and seek|minecraft|fortnite|brawl ?stars|laser tag)\\b|\\b(?:water|pillow|snowball) fight\\b|\\bwe (?:play|played|are playing) (?:cowboys|pirates|zombies|knights|cops|spies|superheroes|hide and seek|tag)\\b';
const surprise =
  "\\b(?:recipes?|ingredients?|spoilers?|surprise party|magic tricks?|treasure|santa|(?:the )?(?:ending|end) of the (?:film|book|movie|story|show)|(?:cake|present|party) for (?:her|him|them)|(?:for|on) (?:her|his|their|mum's|mums|dad's|dads|my [a-z]{2,10}'s) birthday)\\b";

/** What learners say about words: `my sentence: you can not sing`. */
const grammar =
  /\b(?:my|this|the (?:first|second|third|last|next)|a correct|a wrong) (?:sentence|example|question)s?\b|\b(?:in|from) (?:the |my )?(?:exercise|dialogue|homework|grammar|task|unit)\b|\btranslat(?:e|ion)\b|\b(?:exercise|task|unit|dialogue) \d|\b(?:write|make) (?:the|a|it) (?:negative|opposite|questions?)\b|\b(?:opposite|comparative|superlative|negative|past|plural) (?:form )?(?:of|is)\b|\b(?:conditional|adjectives?|imperatives?|present simple|past simple|grammar|tense|dialogue)\b/;
/** The sentence right before that of a finding, if it ends with a colon, or a quotation begins after it. */
const introduction = /([^.!?;\n]*)(?::\s*\n|[.!?:]\s*["“«])[^.!?;\n]*$/;
/** What they ask after an example. */
const asksWhich =
  /^[^.?!\n]{0,60}[.?!,"” ]{0,4}(?:(?:which|what)(?: one)? is (?:correct|right|better)|(?:is|are) (?:it|this|that|they) (?:correct|right)|correct ?\?)/;

/** Codes of what is often an example in talk about words. Threats are not. */
const examples: ReadonlySet<SignalCode> = new Set([
  'insult',
  'mockery',
  'exclusion',
  'asksForDetails',
]);

const toldOrPlayed = new RegExp(`${speech}|${tale}|${game}`);
const told = new RegExp(`${speech}|${tale}`);
const toldOrSurprise = new RegExp(`${speech}|${tale}|${surprise}`);

/** What makes a finding of a code less grave. */
const lessGrave: Partial<Record<SignalCode, RegExp>> = {
  threat: toldOrPlayed,
  insult: toldOrPlayed,
  mockery: toldOrPlayed,
  exclusion: toldOrPlayed,
  meeting: told,
  address: told,
  asksForDetails: new RegExp(speech),
  secret: toldOrSurprise,
};

/**
 * Makes a finding less grave in words of a character, in a game, or about a surprise. It is still marked, because
 * anyone can write `said the wolf`. What goes to the lead stays as it is.
 */
export function weighPretence(folded: Folded, found: Found): Found {
  const sign = found.severity === 2 ? lessGrave[found.code] : undefined;
  const [from, to] = sign === undefined ? [] : (foldedPlace(folded, found) ?? []);
  if (sign === undefined || from === undefined || to === undefined) return found;
  const { text } = folded;
  const sentence = sentenceOf(text, from, to);
  const before = text.slice(Math.max(0, from - mostAround), from);
  const isIntroduced = grammar.test(introduction.exec(before)?.[1] ?? '');
  // Who really asks for details also writes `translate` or `is that right?` around the question.
  const isTalkAboutWords =
    found.code !== 'asksForDetails' &&
    (grammar.test(sentence) || asksWhich.test(text.slice(to, to + mostAround)));
  const isExample = examples.has(found.code) && (isIntroduced || isTalkAboutWords);
  if (!isExample && !sign.test(sentence)) return found;
  const explanation = `${found.explanation}, perhaps in a story, a game, a surprise or an exercise`;
  return { ...found, severity: 1, explanation };
}

const mostAround = 80;
const sentenceEnd = /[.!?;\n]/;

function sentenceOf(text: string, from: number, to: number): string {
  const before =
    text
      .slice(Math.max(0, from - mostAround), from)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = text.slice(to, to + mostAround).split(sentenceEnd)[0] ?? '';
  return before + text.slice(from, to).replace(/[,"]/g, '') + after.replace(/[,"]/g, '');
}
