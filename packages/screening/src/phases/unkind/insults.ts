import type { Rule } from '../../read/reading.ts';
import { body, filler, hurtful, inDisguise, ruleOf, shouted, strong } from './words.ts';

const insult = ruleOf('insult');
const toBe =
  '(?:are|were|look|looks|sound|seem|act|is|be|will be|smell|must be|have always been|behave)(?: like)?';
const kin = '(?:mum|dad|family|brother|sister|parents|grandma|grandpa|friend|friends|teacher)';

/** Insults to the reader or the reader's family, hatred, and unkind words about others. */
export const insults: readonly Rule[] = [
  insult(
    'An insult to the reader',
    `\\byou (?:(?:guys|all|two|boys|girls|people|kids|both) )?${toBe} ${filler}${strong}\\b(?! (?:at hide|hunt|${inDisguise}))`,
  ),
  insult(
    'Unkind words about the reader',
    `\\byou ${toBe} ${filler}(?:the worst|worst|fat|disgusting|annoying|mean|awful|horrible|terrible|evil|selfish|crazy|mad|mental|insane|weird|skinny|boring|nothing|nobody|a nobody|a baby|such a baby|baby|bad person|bad friend|lazy|dirty|ridiculous|rude|spoiled)\\b(?! (?:i (?:love|like) (?:you|your|it)|about|at|dancer|swimmer|for|but|like me|funny|good|talented|fast|smart|cool|clever|lucky))`,
  ),
  insult('An insult to the reader', `\\byou ${filler}${strong}\\b`),
  insult(
    'An insult to the reader',
    `\\byou ${filler}(?:fat|silly|mean|dirty|bad|lazy|crazy|rude) (?:[^ .?]{1,12} )?(?:cow|pig|dog|donkey|monkey|rat|boy|girl|kid|child|person|thing|snake|face|head|baby)\\b(?! (?:goose|sausage))`,
  ),
  insult(
    'An insult to the reader',
    `\\bare you ${filler}(?:or )?(?:crazy|blind|deaf|mental|sick)? ?(?:or )?${filler}(?<mark>${strong})\\b`,
  ),
  insult(
    'An insult to the reader',
    `\\b(?:what|such) an? ${filler}(?<mark>${shouted})(?: you are| are you)?\\b`,
  ),
  insult(
    'An insult that is called',
    `(?<=^|[.?] )(?:hey |hi |hello |oh |ha |haha |lol |shut up |get lost |go away |bye |ok |yes |no |listen |look )?(?<mark>${shouted})(?= (?:you|boy|girl|kid|child|head|face))?(?= [.?]|$)`,
  ),
  insult(
    'An insult that is called',
    `\\b(?:shut up|get lost|go away|bye|hey|bye bye|listen) (?:you )?${filler}(?<mark>${shouted})\\b`,
  ),
  insult('An insult to the reader', `\\b(?:you|your) ${shouted}\\b`),
  insult('An insult to the reader', `\\byour ${filler}${shouted}(?= (?:and|you|lol|haha|[.?])|$)`),
  insult(
    'Unkind words about who likes something',
    '\\b(?:only |all )?(?:dumb|stupid|ugly|fat|idiot|loser|weird) (?:kids|children|people|boys|girls|babies|ones|students) (?:like|likes|love|play|plays|do|say|read|watch|wear|eat|go|live)\\b',
  ),
  insult(
    'An insult about looks or belongings',
    `\\byour ${body} (?:is|are|looks?|smells?|sounds?)(?: like)? ${filler}(?:${hurtful}|shit|horrible|yuck)\\b`,
  ),
  insult(
    'An insult about looks or belongings',
    `\\byour ${filler}(?:stupid|ugly|fat|dumb|disgusting|smelly|horrible|dirty|big|awful) ${body}\\b`,
  ),
  insult(
    "An insult to the reader's family",
    `\\byour ${kin} (?:is|are|looks?|smells?)(?: like)? ${filler}(?:${strong}|fat|poor|crazy|bad|dirty|mad|boring|weird|lazy)\\b`,
  ),
  insult(
    "An insult to the reader's family",
    '\\byour (?:mum|mama) (?:so|is so) (?:fat|ugly|stupid|old|dumb)\\b|\\byo mum\\b',
  ),
  insult(
    'Hatred for the reader',
    '\\byou (?:disgust (?:me|us|everyone)|make (?:me|us|everyone) (?:vomit|puke|want to (?:vomit|puke)))\\b|\\bi (?:(?:really|so|just|all|do|will always|very|absolutely) ){0,2}(?:hate|despise|detest|can not stand) you(?: (?:so much|all|guys))?\\b|\\bi do not like you\\b(?! (?:to|when|because you are my))',
  ),
  insult(
    'An insult to the reader',
    '\\byou (?:(?:really|always|just|still) )?(?:suck|sucks|stink|stinks|smell|smells)(?: (?:so )?(?:bad|badly|terrible|awful|like [^.?]{2,20}))?(?= |$)(?! (?:good|nice|lovely|like (?:flowers|roses)|the|your thumb))',
  ),
  insult(
    'Says that the reader has no wits',
    '\\byour (?:brain|head|mind) (?:is|looks)(?: just| only| like| as| so| very| too| full of){0,2} (?:an? )?(?:potato|tomato|onion|peanut|nut|pea|stone|rock|empty|small|tiny|slow|rotten|broken|air|water|egg|fish|chicken|vegetable)\\b|\\byou (?:have|got|have got) (?:no|not any|not a|zero|half a|a small|a tiny|a pea) (?:brains?|sense|mind|talent)\\b|\\buse your brain\\b|\\byou are not (?:very |so )?(?:smart|clever|nice|pretty|beautiful|funny|good at anything)\\b|\\byou know nothing\\b|\\byou are good for nothing\\b',
  ),
  insult(
    'Tells the reader off rudely',
    '\\bshut (?:the [^ .?]{1,10} )?up\\b(?! (?:is|means|and dance) )|\\bshut your (?:mouth|face)\\b|\\bget lost\\b|\\bcry baby\\b|\\bpiss off\\b|\\bget out of here\\b',
  ),
  insult(
    'Unkind words about somebody',
    `\\b(?:he|she|they|[a-z]{2,12}) (?:is|are) ${filler}(?<mark>(?:idiots?|morons?|losers?|retarded|imbecile|dumb|fatso))\\b`,
    1,
  ),
  insult(
    'Unkind words about somebody',
    `\\b(?:he|she|they|my (?:teacher|brother|sister|classmate|classmates|friend|neighbour)) (?:is|are) ${filler}(?<mark>(?:stupid|ugly|disgusting|smelly|fat|pathetic))\\b`,
    1,
  ),
];
