import { findByRules, makeRule, type Reading, type Rule } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { plans } from './meeting/plans.ts';
import { secretsInShort } from './meeting/secrets.ts';
import type { Phase } from './phase.ts';

const meet = (explanation: string, pattern: string, severity: 1 | 2 = 2): Rule =>
  makeRule('meeting', severity, explanation, pattern);
const secret = makeRule.bind(null, 'secret', 2);

const plan =
  '(?:let us|can we|could we|shall we|should we|we can|we could|we should|we will|we must|want to|you can|will you|can you|why do not we|when can we|where can we|maybe we|we are going to|would you like to|lets)';
const meetWord = '(?:meet|meat|met|meeting|see each other|hang out|hangout|come over|meet up)';
const when =
  '(?:tomorrow|today|tonight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)|at \\d{1,2}|after school|next week|this week|this evening|this weekend|soon|one day|in real life|irl|in person|face to face|outside|somewhere|alone)';
const place =
  '(?:(?:at|in|near|behind|by|outside|inside|next to|in front of|on) (?:(?:the|my|your|our|a|this) )?[^ .?]{2,20})';
const own = '(?:house|home|place|flat|room|school|city|town|village|street|garden|yard|door)';

const someDay =
  '[^.?]{0,30}\\b(?:one day|some ?day|when (?:i|we) (?:am|are|grow)|in the future)\\b';
const notSomeDay = `(?!${someDay})`;

const seeYou =
  '\\bsee you (?:at|in|near|by|outside|behind|on) (?:the |my |your |our )?(?:park|mall|cinema|station|bus stop|playground|pool|swimming pool|beach|market|square|yard|gate)\\b';

const party = 'come (?:over )?(?:to|at) (?:my|our) (?:birthday )?(?:party|birthday)\\b';
const day = '(?:(?:this|next|on) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const inApp = '(?:in|on|at) (?:(?:the|our|this) )?(?:game|app|chat|lesson|digipals)\\b';

/** Whom one meets in lessons and books. */
const persons =
  '(?:teachers?|doctor|dentist|nurse|author|writer|singer|actor|president|king|queen|prince|princess|class|students?|pupils?|child|children|kids?|boys?|girls?|man|men|woman|women|people|person|team|players?|coach|trainer|family|parents|mum|dad|grandma|grandpa|uncle|aunt|cousins?|brother|sister|baby|neighbours?|guests?|friends?|santa|witch|wizard|pirates?|clown|astronaut|alien|robot|ghost|monster|hero)';
const animals =
  '(?:animals?|dogs?|cats?|puppy|puppies|kittens?|horses?|pony|lions?|tigers?|pandas?|monkeys?|elephants?|bears?|dragons?|unicorns?|whales?|dolphins?|sharks?|penguins?|parrots?|rabbits?|hamsters?|goats?|cows?|pigs?|sheep|birds?|fish|wolf|wolves|fox)';
const somebody = `(?:the|a|an) (?:(?!(?:day|week|weekend|time|evening|the|of)\\b)[^ .?]{2,12} ){0,2}(?:${persons}|${animals})`;

const meetings: readonly Rule[] = [
  meet(
    'A plan to meet',
    `\\b${plan} (?:(?:all|both|really|please|just|also|go and|go to) ){0,2}(?<mark>${meetWord} ?(?:(?:you|me|up|us|each other|together|again) ?){0,2}(?:${when}|${place})(?: ${when}| ${place})?)`,
  ),
  meet(
    'A plan to meet',
    `(?<!nice to )(?<!glad to )(?<!happy to )(?<!pleased to )(?<!good to )(?<!lovely to )(?<!great to )\\b(?<mark>meet (?:you|me|up with (?:you|me)|with (?:you|me)))\\b(?! (?:here|in the (?:game|app|chat)|on digipals))`,
  ),
  meet(
    'A plan to meet',
    '\\b(?:meet|meat|see you|see each other|talk) (?:in real life|irl|in person|face to face)\\b',
  ),
  meet(
    'A plan to meet',
    `\\b(?:${plan}|i want to|i would like to|i will|i can|i am going to)(?: [^ .?]{1,12}){0,2} (?<mark>see each other|see you (?:at|near|behind|outside|in) (?:the|my|your|our) [^ .?]{2,20})`,
  ),
  meet(
    'A plan to meet',
    `\\b(?:hang out|hangout|go out|come over)(?: (?:with (?:me|you)|together))?(?: ${when}| ${place}| to my [^ .?]{2,15}| to mine)`,
  ),
  meet('An invitation home', `\\bcome (?:over )?(?:to|at|in|into|by) (?:my|our) ${own}\\b`),
  meet(
    'An invitation to a party, with a time or a place',
    `\\b(?:${when}|${day}) (?:please )?${party}|\\b${party}(?: (?!(?:in|on|at)\\b)[^ .?]{1,10}){0,2} (?!${inApp})(?:${when}|${day}|${place})`,
  ),
  // Also a sentence of lessons and books.
  meet('An invitation to a party', `\\b${party}`, 1),
  meet(
    'An invitation home',
    '\\b(?:you can|do you want to|can you|want to|you should|you must) (?:sleep|stay|visit|come)(?: [^ .?]{1,12}){0,1} (?:at|in|to|with) (?:my|our|me|us)(?: (?:house|home|place|flat|room))?',
  ),
  meet(
    'A wish to visit the other child',
    `\\b(?:i|we) (?:will|can|want to|am going to|are going to|would like to|may|might|could|want)(?: [^ .?]{1,12}){0,2} (?<mark>(?:come|go|travel|drive|fly|walk|visit)(?: (?:to|and|at|over))? ?(?:(?:see|visit|find|get|meet) )?(?:you\\b(?! (?:a|the|how|what|my|that)\\b)|your ${own}))(?: and (?:see|meet|find|get) you)?${notSomeDay}`,
  ),
  meet(
    'A wish to visit the other child some day',
    `\\b(?:come|go|travel|visit|see|meet) (?:to |and )?(?:visit |see |meet )?you\\b(?=${someDay})`,
    1,
  ),
  meet(
    'Asks to come alone',
    '\\bcome (?:there |here )?(?:alone|by yourself|without your (?:mum|dad|parents|friends?|family))\\b',
  ),
  meet(
    'A wish to visit the other child',
    `\\b(?:can|may|could) i (?:come|visit|go)(?: (?:to|and|over))? (?:see |visit )?(?:you\\b|your ${own})`,
  ),
  meet(
    'Waiting at a place',
    '\\b(?:wait for (?:me|you)|i will wait(?: for)?(?: you)?|wait me|i will be waiting|waiting for you|i am waiting you) (?:at|near|by|in|outside|behind|in front of|next to) (?:the |my |your |our )?[^ .?]{2,20}',
  ),
  meet(
    'Somebody who comes with a car',
    '\\b(?:i|my (?:dad|brother|friend|uncle)|we|he) (?:will |can |am going to |could )?(?<mark>(?:pick|get|take|bring|drive|fetch) you(?: up)?(?: (?:home|there|from|with|in|at|by|to)(?: [^ .?]{1,12}){0,2})?)(?= |$)(?! (?:a|the|some) )',
    1,
  ),
  meet(
    'Somebody who comes with a car',
    '\\b(?:pick you up|get in my car|in my car|come with me in)\\b',
  ),
  meet(
    'A plan to meet',
    '\\b(?:where|when|what time|which day) (?:(?:can|do|shall|should|will|could) we|we(?: can| will| could| should| shall)?) (?:meet|meat|see each other)\\b(?! (?:the|a|an|him|her|them|our)\\b)|\\b(?:we|us)(?: (?:can|should|could|must|will|have to|need to))? (?:meet|meat) up\\b(?! (?:here|in the (?:game|app|chat)))',
  ),
  meet(
    'A plan to go out together',
    `\\b(?:let us|can we|we can|shall we|could we|do you want to) go(?: [^ .?]{1,12}){0,2} to (?:the |a |my )?[^ .?]{2,20}(?: [^ .?]{2,20})?(?: (?:tomorrow|tonight|after school|this weekend|next week|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at \\d{1,2}))(?: (?:just|only) (?:us|we|you and me)(?: two)?)?|\\b(?:just|only) (?:the two of us|us two|you and me)\\b`,
  ),
  meet(
    'A wish to visit the other child',
    `\\b(?:and|will|can|then|could|i) (?:i )?(?<!\\bit (?:can|could|will) )(?<mark>(?:come|travel|drive|fly) (?:by [a-z]{2,8} )?to (?:you\\b|your ${own}))${notSomeDay}(?! (?:with (?:a |my )?(?:question|answer|idea)))`,
  ),
  meet(
    'A wish to visit the other child',
    `\\bi (?:will be|am|will come|am coming)(?: [^ .?]{1,10}){0,2} in your (?:city|town|village|country|street|school)\\b|\\bfind your (?:house|home|street|flat)\\b|\\b(?:bring|drive|take) me to (?:you\\b(?! [a-z])|your ${own})`,
  ),
  meet(
    'A plan to meet',
    `\\bwe (?:can|could|should|will|must|may) meet\\b(?!${someDay})(?! (?:here|online|again in|in (?:the |our )?(?:game|app|chat|level|world|lobby|next)|(?:his|her|our|their|new|some|many|more|lots|animals|people|friends|${somebody})\\b))|\\bmeet (?:[^ .?]{1,10} )?without (?:your |our |the )?(?:parents|mum|dad|adults|anyone)\\b|\\bface (?:to|by|in) face\\b|\\b(?:want to|wanna|want|can i|let me) see you (?:really|for real|in real|in person|outside|live)\\b`,
  ),
  meet('A plan to meet', `${seeYou} ${when}`),
  meet('A plan to meet', seeYou, 1),
  meet(
    'A plan to go out together',
    '\\b(?:do|would) you (?:want|like) (?:to )?(?:go|come) (?:to )?(?:the )?[^ .?]{2,15}(?: [^ .?]{2,12})? with me\\b|\\blet us play(?: [^ .?]{1,12}){0,3} (?:in|at) (?:my|our|your) (?:yard|park|garden|street|playground|stadium|field|court)\\b',
  ),
  meet(
    'A plan to go out together',
    '\\blet us play(?: [^ .?]{1,12}){0,3} (?:in|at) the (?:yard|park|garden|street|playground|stadium|field|court)\\b',
    1,
  ),
  meet(
    'Asks to come',
    '\\bcome with me to\\b|\\bi (?:will )?come there\\b|\\b(?:come (?:and )?|please )?visit me\\b(?! in (?:the|my) (?:game|dreams?))',
    1,
  ),
  meet('A plan to run away', '\\brun away (?:with me|together|from (?:home|your))\\b'),
];

const grownUps =
  '(?:your|ur|you) (?:mum|dad|parents|teacher|teachers|family|brother|sister|grandma|grandpa|grandmother|grandfather|friends|big sister|big brother)';
const anyone =
  '(?:anyone|any one|no one|nobody|others|other people|adults|grown ups|(?:the |a |any )?teachers?|parents|somebody|someone)';

const secrets: readonly Rule[] = [
  secret(
    'Asks to keep something from grown-ups',
    `\\b(?:do not|not|never|no) (?:tell|show|say|speak|talk|give|write|send|let)(?: (?:this|it|that|about|to|about this|about me|about us|our chat|the chat|anything|them)){0,3} (?:${grownUps}|${anyone})\\b(?: know)?(?! your (?:password|passwords|address|name|real name)\\b)`,
  ),
  secret(
    'Asks to keep a secret',
    '\\b(?:(?:this|it|that) (?:is|will be|must be|stays|should be) )?our (?:little |big |own )?secret\\b(?! (?:garden|place|club|base|code|language|door|recipe|agent|santa|game))',
  ),
  secret(
    'Asks to keep a secret',
    '\\bkeep (?:it|this|that|my|our)? ?(?:as )?(?:a |the |my |our |this )?secret\\b(?! (?:recipe|ingredient|diary|garden|place|base|code|language|door|handshake|den|club|agent|santa|passage|weapon|trick|stash))|\\bkeep (?:it|this|that) between\\b(?! the)|\\bbetween (?:us|you and me|me and you)(?: only)?\\b|\\bcan you keep a secret\\b',
  ),
  secret(
    'Asks to delete what was written',
    '\\b(?:delete|erase|remove|clear) (?:this|the|our|my|all|these|your)(?: [^ .?]{1,10})? (?:message|messages|chat|chats|text|letter|conversation|history|post)\\b',
  ),
  secret(
    'Asks that nobody knows',
    `\\b(?:nobody|no one|no body|${grownUps}|parents|adults) (?:must|should|can|may|will|has to|have to|needs to)(?: not| never)? (?:know|see|find out|find|read|hear)\\b(?! (?:me|the (?:treasure|answer|way))\\b)`,
  ),
  secret(
    'Asks to keep a secret',
    '\\bsecret (?:is )?(?:only |just )?(?:for|between) (?:you and me|me and you|us|the two of us)\\b',
  ),
  secret(
    'Asks that grown-ups do not know',
    '\\b(?:(?:your|you|the|my|our) )?(?:teachers?|mum|dad|parents|family|grandma|grandpa|adults|grown ups) (?:(?:must|should|may) (?:not|never)|(?:does|do) not (?:need|have) to) (?:know|find out|(?:see|hear|read) (?:this|it|that|us|our|my))\\b|\\bpromise (?:me )?(?:that )?(?:you )?(?:will )?(?:to )?(?:not|never) (?:to )?(?:say|tell|speak|show)\\b|\\bdo not show (?:them|him|her) (?:my|our|this)\\b|\\bbe (?:quiet|silent) about (?:it|this|us)\\b',
  ),
  secret(
    'Asks to keep something from grown-ups',
    '(?<!\\b(?:i|we|he|she|they) )(?:do|can|must|should|may|please|never|will) not (?:tell|show|say) (?:it |this |that )?(?:to )?(?:mum|dad|grandma|grandpa)\\b(?! about (?:the|her|his) (?:present|gift|party|surprise|cake))',
  ),
  secret(
    'Asks to keep something from grown-ups',
    `\\b(?:without|behind) (?:telling )?${grownUps}(?: back| knowing| permission| to know)?\\b`,
  ),
  secret(
    'Asks to keep something from grown-ups',
    `\\b(?:hide|lie)(?: [^ .?]{1,10}){0,2} (?:from|to) ${grownUps}\\b`,
  ),
];

/** Secret meetings go to the lead. */
const raise = (found: Found): Found => ({
  ...found,
  severity: 3,
  explanation: `${found.explanation}, together with a plan to meet or a wish for a photo`,
});
const photo = /\b(?:your|you) photos?\b|\bphotos? of you\b|\bsend (?:me )?(?:a )?photo/;

/** Finds plans to meet, and secrets kept from grown-ups. */
export const meeting: Phase = {
  name: 'meeting up and secrets',
  find: (reading: Reading) => {
    const planned = findByRules(reading, [...meetings, ...plans]);
    const secretFindings = findByRules(reading, [...secrets, ...secretsInShort]);
    const isGrave = planned.length > 0 || photo.test(reading.spoken.text);
    return [...planned, ...(isGrave ? secretFindings.map(raise) : secretFindings)];
  },
};
