import { mildInsults, shoutedInsults, strongInsults } from '../../data/insults.ts';
import { makeRule, type Rule } from '../../read/reading.ts';

type Code = 'insult' | 'threat' | 'exclusion' | 'mockery';

/** Makes rules of one kind, with severity 2 by default. */
export const ruleOf =
  (code: Code) =>
  (explanation: string, pattern: string, severity: 1 | 2 | 3 = 2): Rule =>
    makeRule(code, severity, explanation, pattern);

/** Words that always hurt when said about a person. */
export const strong = `(?:${[...strongInsults].join('|')})`;
/** Words that always or sometimes hurt. */
export const hurtful = `(?:${[...strongInsults, ...mildInsults].join('|')})`;
/** Words that are shouted at a person. */
export const shouted = `(?:${shoutedInsults.join('|')})`;
const rude = '(?:fucking|fuckin|damn|bloody|freaking|frigging)';
/** Up to four intensifiers or hedges before a word. */
export const filler = `(?:(?:so|such|very|really|a|an|the|just|too|totally|completely|all|always|being|real|quite|pretty|${rude}|total|both|also|still|super|mega|most|more|like|little|big|biggest|old|one|only|extremely|bit|of|soo|and|as|little bit|kind) ){0,4}`;
/** What people look like only in play. A photo or a video is no excuse. */
export const inDisguise =
  'in (?:this|that|the|your|my) (?:costume|mask|hat|pyjamas|play|game|story)\\b';
/** Not what is true of things and animals, as in `because they are hot`, or of people who rest. */
export const notOfThings =
  '(?!(?: \\.)? (?:because |cause )?(?:(?:they|it) (?:is|are|was) (?:(?:so|very|too|not|still) )*(?:dangerous|hot|wet|cold|full|sharp|broken|bad for|expensive|ill|poisonous|real|heavy|for|in|at|on|sleeping|asleep|tired|busy)|(?:she|he) (?:is|are|was) (?:(?:so|very|too|not|still) )*(?:sleeping|asleep|tired|busy))\\b)';
/** Looks and belongings. */
export const body =
  '(?:face|hair|nose|ears|teeth|eyes|voice|head|body|clothes|shoes|dress|glasses|skin|legs|avatar|drawing|photo|mouth|accent|pronunciation|spelling|writing)';
