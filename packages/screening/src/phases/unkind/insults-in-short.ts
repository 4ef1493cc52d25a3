import type { Rule } from '../../read/reading.ts';
import { inDisguise, ruleOf } from './words.ts';

const insult = ruleOf('insult');
const much =
  '(?:(?:so|such|very|really|a|an|the|just|too|totally|always|one|only|big|little|fat|old|absolute|complete|total|like|as|small|real|ugly|dirty|stupid|bad|also|are|is|all|you|more|most|biggest|sir|my|same|of|kind|full) ){0,4}';
/** Nouns that are an insult when a child is called one. */
const nouns =
  '(?:toilet|poo|poop|pooh?|poo (?:face|head|hole)|poopy?(?: head| face)?|fart|farty?|stinker|clown|simp|bot|bots|donkey|monkey|pig|piggy|pigs|cow|rat|rats|snake|dog|dogs|goat|elephant|whale|hippo|hippopotamus|worm|cockroach|chicken brain|brat|brats|fool|fools|mistake|disgrace|shame|failure|peasant|snitch|traitor|liar|liars|thief|cheater|nobody|nothing|zero|joke|waste(?: of (?:space|time|air|oxygen))?|trash|garbage|rubbish|noobs?|nerd|dummy|dumbo|witch|monster|zombie|troll|ogre|baby|babies|crybaby|coward|chicken|sissy|weakling|creep|weirdo|retard|psycho|lunatic|moron|imbecile|idiot|idiots|loser|losers|freak|dork|dumdum|yucky|meanie|bully|beast|potato|fridge|virus|disease|germ|bad (?:person|friend|girl|boy|kid|child)|poor thing)';
/** What a child is not told to be. */
const adjectives =
  '(?:stupid|dumb|dumber|dumbest|dense|vile|thick|hopeless|cringe|cringy|yucky|yuck|gross|nasty|awful|horrible|terrible|disgusting|ugly|uglier|ugliest|fat|fatter|stinky|smelly|filthy|pathetic|brainless|useless|worthless|annoying|rude|mean|evil|selfish|crazy|mad|insane|mental|silly|lame|trash|garbage|ridiculous|creepy|hideous|spoilt|spoiled|boring|poor and dirty|the worst|worst|not (?:clever|smart|normal|nice|pretty|beautiful|good enough|funny|welcome here)|no good|good for nothing|built like [^ .?]{1,3} [^ .?]{2,12}|so bad at [^ .?]{2,12})';
const notMeant = `(?! (?:i (?:love|like) (?:you|your|it)|there|${inDisguise}|about|at (?:hide|chess|football|the game)|goose|sausage|in the (?:game|play|film|story|song)|costume|for halloween|fast|good|funny|smart|clever|dancer|lucky|talented|cool|cook|in football|to say sorry|for (?:the|this|your) ))`;

/** Insults without a complete sentence, and by words that are insults only to a person. */
export const insultsInShort: readonly Rule[] = [
  insult(
    'An insult to the reader',
    `(?<!\\bthen )\\byou(?: (?:is|are|be|were|look|looks|sound|seem|smell|act|behave|think|run|eat|like|guys are|all are|really are|will always be))? ${much}${nouns}\\b${notMeant}(?! (?:is|has|was|day|week|and (?:cat|dog|me))\\b)`,
  ),
  insult(
    'An insult to the reader',
    `\\byou (?:is|are|r|be|look|sound|seem|really are|have always been) ${much}${adjectives}\\b${notMeant}`,
  ),
  insult(
    'An insult to the reader',
    `\\byou ${much}(?:stupid|ugly|fat|dirty|smelly|stinky|crazy|mad|dumb|silly|bad|nasty|lazy) (?:woman|man|girl|boy|kid|child|thing|head|face|one|person|friend|liar|pupil|student|pig|cow)\\b`,
  ),
  insult(
    'An insult to the reader',
    `(?<=^|[.?] |\\b(?:hey|oh|so|hi) )(?<mark>(?:stupid|ugly|fat|dumb|dirty|smelly|stinky|crazy|big|little|bad) (?:girl|boy|kid|woman|man|cow|pig|head|face|nose you|liar|baby))(?= [.?]|$| (?:you|ha|haha|lol|go)\\b)`,
  ),
  insult(
    'An insult to the reader',
    `(?<=^|[.?] )(?<mark>poop?y? (?:head|face|brain)|poo (?:head|face)|bad (?:girl|boy) you|big nose you|(?:teachers?|teacher's) pet|get a life|skill issue|ratio|ew+ you|yuck you|bot|uninstall(?: the game)?|worst (?:player|friend|person)(?: ever)?|worse than a bot)\\b`,
  ),
  insult(
    'Says that the reader has no wits',
    '\\b(?:your|you|you have (?:got )?)(?: (?:a|an|the|no|only|just|so|very|have|has|got|with|zero|not|any|half))* (?:small|little|tiny|no|zero|pea|empty|slow|broken|half a|chicken|bird|fish) (?:brains?|brain cells?|mind|iq|heads?)\\b|\\b(?:your|you) (?:brain|iq|head|mind) (?:is|has|are|like)(?: [^ .?]{1,10}){0,4} (?:\\d{1,2}|peanut|pea|nut|stone|rock|potato|turnip|turnips|small|smaller|empty|zero|water|chicken|fish|low|negative|minus [^ .?]{1,6})\\b|\\byou (?:think|are as (?:smart|clever)|have the brains?) (?:like|as|of) (?:a |an )?[^ .?]{2,12}\\b',
  ),
  insult(
    'Says that the reader has no wits',
    '\\b(?:how|why)(?: (?:can|could|are|is|do))? you(?: (?:can|could|are|is|be|always))* (?:be )?(?:so |that |such a |very |this )+(?:stupid|dumb|ugly|fat|bad|slow|mean|annoying|weird|crazy|dirty|idiot|loser)\\b|\\bimagine (?:being|to be) (?:this|so|that) (?:dumb|stupid|bad|ugly|poor|fat)\\b',
  ),
  insult(
    'An insult about looks or belongings',
    '\\b(?:your|you) (?:teeth|eyes|hair|nose|ears|face|skin|feet|voice|legs|body|belly|head|handwriting|clothes|smell|breath|mouth|lips) (?:is|are|look|looks|smell|smells|sound|sounds|make|makes)? ?(?:so |very |too |really |all |like |just |the |a |an |as ){0,3}(?:yellow|ugly|dirty|disgusting|horrible|gross|yuck|yucky|crooked|fat|smelly|stinky|bad|terrible|awful|joke|funny|weird|foot|monkey|broom|pig|horse|dog|toilet|old sock|onions? cry|people (?:cry|run|sick)|same monkey)\\b|\\byou (?:make|made) (?:me|us|everyone|people|onions) (?:sick|vomit|puke|cry|laugh at you)\\b|\\byou broke the (?:bus|chair|scale|mirror|bench)\\b',
  ),
  insult(
    'Hatred for the reader',
    '\\b(?:your|you) (?:parents|mum|dad|family|friends|dog|teacher)(?: [^ .?]{1,8})? (?:hates?|do not (?:love|like|want)|does not (?:love|like|want)|are ashamed of|is ashamed of) you\\b|\\bi not like you\\b|\\bi do not like you\\b(?! (?:to|when))|\\ball (?:people|kids|children)? ?(?:say|think|says|know|knows) (?:that )?you (?:are )?(?:so )?(?:stupid|ugly|bad|fat|smell|smelly|weird|mean)\\b|\\b(?:everyone|everybody|nobody|no one|all) (?:thinks|knows|says|likes|cares about|cares for|asked|asked for)(?: that)? you(?: (?:are|smell|stink)(?: [^ .?]{2,10}){1,2})?(?= [.?]|$)|\\bnobody (?:cares about|asked|likes|wants) you\\b',
  ),
  insult(
    'An insult in another language',
    "\\b(?:tu eres|eres|tu es|t'es|sen|sen cok|san|ty|ты|你是|你真|เธอ|แก) ?(?:un |una |une |muy |tres |cok |bir |такой |такая |个)?(?:tonto|tonta|idiota|estupido|estupida|feo|fea|gordo|gorda|bete|idiot|idiote|moche|nul|nulle|debile|gros|grosse|aptal|salak|gerizekali|cirkin|sisko|mal|ahmak|axmaq|cirkin|durak|dura|tupoy|tupaya|debil|дурак|дура|тупой|тупая|урод|уродина|дебил|笨蛋|笨|傻|丑|โง่|บ้า|อ้วน)(?= |$|[.?])",
  ),
  insult(
    'Tells the reader off rudely',
    '\\bdo not talk to me (?:peasant|loser|idiot|noob)\\b|\\bcry to (?:your )?(?:mum|mommy)\\b|\\bgo cry\\b|\\byou (?:really )?suck (?:at (?:life|everything|this|school|english))\\b|(?<=^|[.?] )your mum(?= [.?]|$)|\\bshut your? (?:mouth|face|trap)\\b|\\bshut up your mouth\\b',
  ),
];
