import type { Rule } from '../../read/reading.ts';
import { hurtful, ruleOf } from './words.ts';

const mockery = ruleOf('mockery');

/** Peoples and religions, as nouns. */
const peoples =
  '(?:russians?|turks?|americans?|french|frenchmen|spaniards?|thais?|chinese|azeris?|azerbaijanis?|mexicans?|arabs?|muslims?|christians?|jews|armenians?|ukrainians?|gyps(?:y|ies)|roma|africans?|asians?|indians?|germans?|iranians?|georgians?|kurds?|syrians?|afghans?|pakistanis?|japanese|koreans?|vietnamese|poles|romanians?|blacks|foreigners?|immigrants?|migrants?|refugees?|hindus?|buddhists?|uzbeks?|tajiks?|chechens?|tatars?|moroccans?|algerians?)';
/** What people are called by where they come from, how they look, think or live. */
const kinds =
  '(?:russian|turkish|american|french|spanish|thai|chinese|azeri|azerbaijani|mexican|arab|muslim|christian|jewish|armenian|ukrainian|gypsy|roma|african|asian|indian|german|iranian|kurdish|syrian|afghan|black|white|brown|foreign|poor|fat|gay|deaf|blind|disabled|autistic|special|sick|old|short|skinny|ginger|immigrant|refugee|homeless)';
const who = '(?:people|persons?|kids?|children|girls?|boys?|men|women|ones|guys|families)';
const group = `(?:${peoples}|${kinds} ${who}|girls|boys|disableds?|gays|${who} (?:from|in|of) (?:your|that|this) (?:country|city|town|village|school|class)|people like you|your people)`;
const much =
  '(?:(?:all|so|very|too|just|only|really|always|are|such|a|the|bunch of|full of|nothing but|like|more) ){0,3}';
const low = `(?:${hurtful}|bad|dirty|thieves|thief|greedy|terrorists?|criminals?|liars?|animals?|monkeys|dogs|donkeys|pigs|rats|cockroaches|apes|useless|gross|enemies|dangerous|backward|primitive|cheap|evil|devils?|trash|garbage|scum|worse|losers|weak|dumb|deaf and dumb|killers|not (?:welcome|normal|human|clean|clever|smart))`;

/** Contempt for groups of people. */
export const contemptForGroups: readonly Rule[] = [
  mockery(
    'Contempt for a group of people',
    `\\b(?:all |most |every |the |these |those )?${group} (?:are|is|were|look|smell|act) ${much}${low}\\b(?: (?:for|at|to)(?: [^ .?]{2,12}){1,3})?`,
  ),
  mockery(
    'Contempt for a group of people',
    `\\b(?:all |most |the )?(?:${peoples}|${kinds} ${who}|your people) (?:(?:all|always) )?(?:smell|stink|steal|lie|cheat|(?:smell|look) like [^ .?]{2,12}|eat (?:dogs|cats|bats|rats|bugs|insects|garbage|people)|do not (?:wash|shower|work)|(?:should|must|need to|have to|can)(?: all)? (?:go|leave|die|get out|not (?:live|be|come|eat|go))|go (?:back|home|away))\\b[^.?]{0,25}`,
  ),
  mockery(
    'Hatred of a group of people',
    `\\b(?:i|we) (?:(?:really|all|so) )?(?:hate|do not (?:like|want|need)|can not stand) (?:all |the |these |those )?(?:${peoples}|${kinds} ${who})\\b(?: (?:here|in)(?: [^ .?]{2,12}){0,2})?`,
  ),
  mockery(
    'Sends somebody back to another country',
    `\\bgo (?:back|home)(?: back)? (?:to )?(?:(?:your|ur|you) )?(?:own )?(?:country|land|africa|asia|where (?:you|they) (?:came|come) from)\\b|\\bgo back where (?:you|they) (?:came|come) from\\b|\\b(?:should|must|can) go (?:back )?(?:home|to (?:their|your) (?:home|country|land))\\b(?! (?:now|early|at|by|and|after))`,
  ),
  mockery(
    'Contempt for a group of people',
    '\\b(?:that|this|it|he|she|you) (?:is|are|was|look|looks|sounds?) (?:so|such a|very|totally|really|a|an|acting|being)? ?(?:gay|autistic|retarded|special needs?|special ed|mongol|spastic|cripple|gypsy)\\b(?! (?:and (?:he|she|we)|boy|girl|child|children|who|but|friend))|\\bare you (?:gay|autistic|special(?: ed| needs)?|retarded|disabled|mental)(?: or (?:what|something))?\\b|\\bso (?:gay|autistic)\\b',
  ),
  mockery(
    'Mocks a people',
    '\\bching chong\\b|\\b(?:slanty|slant|chinky) eyes?\\b|\\bcurry (?:muncher|boy|girl)\\b|\\bsand (?:monkey|people)\\b',
  ),
  mockery(
    'Says what girls or boys are',
    '\\b(?:girls|boys)(?: [^ .?]{2,8}){0,2} (?:can not|should not|must not|are not allowed to|are not able to|do not know how to) (?!swim\\b)[^ .?]{2,12}\\b|\\b(?:girls|boys) (?:are|is) (?:too|so|all) (?:weak|stupid|dumb|silly|slow|bad|boring)\\b|\\b(?:boys|girls) who [^ .?]{2,12}(?: [^ .?]{2,12}){0,2} are (?:girls|boys|babies|weird|gay)\\b',
  ),
  mockery(
    'Contempt for a group of people',
    '\\bonly (?:losers?|idiots?|babies|girls|gays|nerds|poor (?:people|kids)|stupid (?:people|kids)|fat (?:people|kids)) (?:like|likes|love|play|plays|wear|wears|do|say|read|watch|eat|go|use|have|cry)\\b(?: [^ .?]{2,12}){0,2}',
  ),
  mockery(
    "Mocks the reader's country",
    '\\b(?:your|you) (?:[^ .?]{2,10} )?(?:country|city|town|village|people|house|home|religion|god|language|flag|culture|food|family|school)(?: (?:is|are|looks?|smells?|sounds?))? (?:only |just |so |very |really |too |such |a |an |the |like |full of |not ){0,3}(?:dump|shack|dirt|dirty|trash|rubbish|hole|joke|fake|poor|backward|stupid|wrong|evil|ugly|bad|terrible|disgusting|real|from the (?:trash|bin|garbage))\\b(?: [^ .?]{2,10}){0,1}',
  ),
  mockery(
    "Mocks the reader's country",
    '\\bin (?:your|you) country (?:is|there is|there are|are|you have|people|they)(?: [^ .?]{2,10}){0,2} (?:dirt|dirty|trash|garbage|no (?:toilets?|food|water|internet|phones?|cars)|poor|stupid|bad people|only)\\b|\\b(?:do|does) you(?: even)? (?:live in|have) (?:a |an |any )?(?:(?:mud )?huts?|tents?|caves?|trees?|wifi|internet|toilets?|electricity|shoes|water)\\b(?= (?:in|there)|[^.?]{0,20}(?:poor|country)| [.?]|$)',
  ),
  mockery(
    "Mocks the reader's belongings",
    '\\b(?:your|you) (?:house|home|flat|car|clothes|shoes|bag|phone|things|toys|family) (?:is|are|come|comes|r)? ?(?:so |very |too |just |only |all |a |an |old and |from ){0,3}(?:shack|cheap|dirty|trash|rubbish|poor|the (?:trash|bin|garbage|rubbish)|second hand|smelly|old and poor|too poor)\\b(?: to [^ .?]{2,8}(?: [^ .?]{2,8})?)?',
  ),
  mockery(
    "Mocks the reader's family",
    '\\byour (?:mum|dad|parents|mother|father|family|grandma) (?:(?:only|just) )?(?:cleans?|washes?|sweeps?|begs?|sells? (?:trash|old things)|cleans? (?:the )?toilets?)(?: (?:toilets?|streets?|floors?|houses?|dishes))\\b|\\byour (?:mum|dad|parents|family) (?:has|have|got) no (?:money|job|car|house)\\b',
  ),
];
