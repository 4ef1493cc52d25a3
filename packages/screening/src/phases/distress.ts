import { findByRules, type Rule } from '../read/reading.ts';
import { distressAbroad } from './distress/abroad.ts';
import { despair } from './distress/despair.ts';
import { euphemisms } from './distress/euphemisms.ts';
import { harmByOthers } from './distress/harm-by-others.ts';
import { home } from './distress/home.ts';
import {
  afterHomework,
  games,
  grownUp,
  notHomework,
  notInSport,
  often,
  rule,
} from './distress/words.ts';
import type { Phase } from './phase.ts';

const death = 'A wish to die or to be gone';
const harm = 'Hurts itself, or thinks of it';
const violence = 'Somebody hurts the child';
const fear = 'The child is afraid or not safe';
const alone = 'The child is very lonely or sad';

const hurts =
  '(?:hit|hits|hitting|hitted|beat|beats|beating|beaten|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|hurt|hurts|hurting|abuse|abuses|abused|touch|touches|touched|burn|burns|burned|choke|chokes|choked|lock|locks|locked|threw|whip|whips|strangled)';

/** Excludes games and play fights. */
const notInPlay = `(?! (?:at|in) (?:(?:the|a|this|our|every|video|computer|board|snowball) ){0,3}${games}\\b)(?! with (?:(?:a|the|his|her|my) ){0,1}(?:snowballs?|pillows?|balls?|balloons?|cushion|water|feather)\\b)(?! (?:(?:a|the) (?:ball|high)|on the mat\\b|(?:(?:up|high) )?in(?:to)? (?:the )?(?:water|pool|sea|air)\\b))${notInSport}(?! (?:by )?(?:\\d{1,3}|one|two|three|four|five|six|ten)\\b)(?!(?<=beats? me) (?:at|in) (?!home|night|school|my|our|the\\b))`;
const near = '(?:mum|dad|brother|sister|grandma|grandpa|grandmother|grandfather|dog|cat)';

const fromHome = '\\b(?:run|running|ran) away from home\\b';
const noneOfUs = '(?:(?!(?:i|me|we|us|you|lets|so|because)\\b)[^ .?]+ ){0,8}';
const others =
  '(?:he|she|they|friends?|children|child|kids?|boys?|girls?|dogs?|cats?|puppy|puppies|hamster)';
/** Before what only somebody else does, or somebody in a story; the sentence names neither writer nor reader. */
const ofOthers = `(?:(?:^|[.?] )${noneOfUs}${others} ${noneOfUs}|\\b(?:book|story|film|movie) ${noneOfUs})`;
const withUs = '(?: with (?:me|us|you)\\b)';

const rules: readonly Rule[] = [
  rule(
    3,
    death,
    '\\b(?:i|me) (?:(?:really|just|also|only|sometimes|often) ){0,2}(?<mark>(?:want|wish|would like|hope|need|am going|plan|will|decided|like)(?: to| i could| i can)? (?:die|be dead|be gone forever|not live|disappear forever|not exist|sleep forever|never wake up|kill myself|end my life|end it(?: all| now| today| forever|(?= [.?]|$))))(?![a-z])(?<!sleep forever(?= (?:on|in|till|until)\\b))(?<!die(?= (?:my|your|her|his|the) (?:[^ .?]{2,10} )?(?:hair|eggs|wool|clothes|dress|shirt)\\b))',
  ),
  rule(
    3,
    death,
    '\\b(?:do not|not|never) (?:want|wanna|like|wish) (?:to )?(?:live|be alive|exist|wake up|be here anymore|be in this world)\\b(?! (?:in|at|on|near|here|there|with|without|early|so|late|tomorrow|today|for|every|before|because|now|when|from|to)\\b)',
  ),
  rule(
    3,
    death,
    '\\b(?:if i (?:was|were|am) dead|i (?:am |was )?better dead|better off dead|if i (?:die|died)|wish i (?:was|were|had)(?: been)? (?:dead|never born|not born|gone)|wish (?:that )?i (?:was|were) (?:dead|never born)|without me (?:everyone|everybody|they)[^.?]{0,20} (?:better|happier))\\b',
  ),
  rule(
    3,
    death,
    '\\b(?:hate|hates|tired of|sick of|done with|end|finish) my (?:own )?life\\b(?! (?:without|when|if|in the game))|\\bmy life (?:is|has) (?:over|no sense|no meaning|worthless|hell|not worth)\\b|\\bno reason to live\\b|\\bmy life (?:is|has) (?:no point|no reason|pointless|useless|nothing|a nightmare|not worth)\\b|\\bno point (?:in|of) (?:my life|living|life)\\b|\\bsuicide\\b|\\bsuicidal\\b',
  ),
  rule(
    3,
    death,
    '\\b(?:nobody|no one|noone|none) (?:will |would )?(?:even )?(?:miss(?:es)? me\\b|(?:notices?|cares?) if i (?:am|was|were|die|died|disappear|go))(?: if i (?:am|was|were|die|died|disappear)(?: (?:gone|dead))?)?|\\blife (?:is|has|feels?) (?:pointless|meaningless|worthless|no meaning|no sense|not worth)\\b',
  ),
  rule(3, death, '(?<=^|[.?] |\\b(?:i|to|will|might|just|and) )kms(?= [.?]|$)'),
  rule(
    3,
    death,
    '\\bi (?:want to|wish to|will|would like to|am going to) (?:just )?disappear\\b(?! (?:like (?:a|the)\\b|in(?:to)? (?:a|the) (?:hole|floor|ground)\\b))',
  ),
  rule(
    3,
    harm,
    `\\b(?:kill|killing|hang|hanging|drown|poison|stab|shoot|hurt|hurting|cut|cutting|cuts|harm|harming|burn|burning|starve|starving|hit|hitting|scratch|scratching|punish|hate) (?:my ?self|me self)\\b(?! (?:by accident|by mistake|on|when i (?:fell|fall|was playing|play)|while|with (?:(?:a|the|some) ){0,1}(?:paper|sheet|piece of paper)|(?:playing|at|in|during) (?:(?:the|a|my) ){0,1}${games})\\b)`,
  ),
  rule(3, harm, '\\b(?:cut|cutting|burn|burning) my (?:arms?|wrists?|legs?|veins?|skin)\\b'),
  rule(
    3,
    harm,
    '\\b(?:took|take|taken|ate|eat|eaten|swallowed|swallow|drank) (?:so |too )?(?:many|much|all|lots of|a lot of|\\d{1,3}|twenty|ten) (?:of )?(?:the |my |her |his )?(?:[^ .?]{2,12} )?(?:pills?|tablets?|medicines?)\\b|\\b(?:took|take|drank|drink|drunk|ate|eat|swallow(?:ed)?) (?:the |some |my )?(?:poison|bleach)\\b',
  ),
  rule(
    3,
    violence,
    '\\b(?:photos?|videos?)(?: of me| of my [^ .?]{2,10})? (?:without|with no|no) (?:my |any )?clothes\\b|\\b(?:naked|nude) (?:photos?|videos?)\\b|\\b(?:photos?|videos?) (?:of )?(?:me )?naked\\b',
  ),
  rule(
    3,
    harm,
    '\\bself ?harm(?:ing)?\\b|\\bjump (?:off|from|out of) the (?:roof|bridge|window|balcony)\\b(?! (?:in the game|into))',
  ),
  rule(3, violence, `\\b(?:my |a |the |this |one )?${grownUp} ${often}${hurts} me\\b${notInPlay}`),
  rule(
    3,
    violence,
    '\\b(?:touch|touches|touched|touching) (?:me|my)(?: [^ .?]{1,12}){0,4} (?:do not|not) like\\b|\\btouch(?:es|ed)? my (?:private|body|bottom|leg)s?\\b|\\b(?:takes|took|makes|wants|asked me to take|told me to take) (?:off )?my clothes(?: off)?\\b',
  ),
  rule(
    2,
    violence,
    `\\bmy (?:big |older |little )?(?:brother|sister|friend|friends|classmates?) ${often}${hurts} me\\b${notInPlay}`,
  ),
  rule(
    3,
    violence,
    `\\b(?:my |the )${grownUp} ${often}${hurts} (?:my |our |his |her )(?:little |big |baby )?${near}\\b${notInPlay}`,
  ),
  rule(
    3,
    violence,
    `\\b(?:my |the |a |this )?${grownUp} ${often}(?:do|does|did|doing|done) (?:[^ .?]{1,8} )?(?:bad|strange|weird|dirty|ugly|terrible|horrible|wrong) (?:things?|stuff) (?:to|with) me\\b`,
  ),
  rule(
    3,
    fear,
    `\\bmy ${grownUp} ${often}(?:drinks?|drank|drunk|drinking|shouts?|screams?|yells?|shouting)\\b[^.?]{0,50} i (?:am |feel |get )?(?:so |very )?(?:afraid|scared|frightened|terrified)\\b`,
  ),
  rule(
    2,
    harm,
    '\\b(?:not|never|stopped|stop) eat(?:ing)?(?: [^ .?]{1,10}){0,3} because i (?:am|feel|look) (?:(?:too|so|very) )?(?:fat|ugly)\\b',
  ),
  rule(
    3,
    fear,
    '\\b(?:am |feel |feeling )?(?:scared|afraid|frightened|terrified|fear)(?: [^ .?]{1,8}){0,1} (?:to (?:go|come|be|stay) (?:back )?(?:home|at home|in my house)|of my (?:dad|mum|stepdad|uncle|parents|family))\\b',
  ),
  rule(1, fear, '\\b(?:scared|afraid|frightened|terrified) of (?:my|our|the) teachers?\\b'),
  rule(
    3,
    fear,
    `\\bi (?:am|do|feel) not (?:feel )?safe in (?:this|the|my|our) (?:world|life|family|house|home|flat|room|bed|school|class|street)\\b|\\b(?:i (?:am|do|feel|am feeling) not (?:feel )?safe|not safe (?:at home|here|with)|i feel unsafe|please save me|somebody help me|someone help me|need help (?:now|please|fast)|${notHomework}please help me)\\b(?! (?:with|to|in|choose|find|learn|understand|draw|write|read|do|spell|name|make) )(?! \\. (?:said|says|cried|shouted))(?! (?:said|says|cried|shouted))`,
  ),
  rule(
    2,
    fear,
    '(?<=\\b(?:please|hurry|help|now|quickly|quick|scared|afraid|must|can you|you) (?:\\. )?)call the police\\b(?! (?:the |said|says|in the|shouted|cried))|\\bcall the police (?:please|now|quickly|for me)\\b',
  ),
  rule(
    3,
    fear,
    '\\b(?:no|not any|without) (?:food|water|bed) (?:(?:at|in) (?:(?:my|our|the) )?(?:home|house|fridge|kitchen))\\b|\\b(?:throws?|threw|kicks?|kicked|puts?|sends?|sent|pushed) me (?:out|away) (?:of|from) (?:(?:the|our|my) )?(?:house|home|family|flat|apartment)\\b|\\bnothing to eat (?:at home|for)\\b|\\bnot eaten (?:for|since) (?:two|three|four|five|many|\\d)(?: [^ .?]{1,8})?\\b|\\b(?:nobody|no one|they do not|mum does not|dad does not) gives? me (?:any )?(?:food|water)\\b|\\b(?:locks?|locked) me (?:in|out|up)\\b',
  ),
  rule(
    3,
    fear,
    `(?<!${ofOthers})${fromHome}|${fromHome}(?=${withUs})|\\b(?:run|running|ran) away from my home\\b|\\bi (?:want to|will|am going to) run away\\b(?! (?:with|to) (?:the|a) circus\\b)`,
  ),
  rule(1, fear, `(?<=${ofOthers})${fromHome}(?!${withUs})`),
  rule(
    1,
    'Perhaps help with homework',
    `${afterHomework}(?:please|anybody)(?: please)? (?:help|save) (?:me|us)\\b(?! (?:with|to|in|choose|find|learn|understand|draw|write|read|do|spell|name|make) )(?! (?:\\. )?(?:said|says|cried|shouted))`,
  ),
  rule(
    2,
    alone,
    '\\b(?:nobody|no one|noone|none) (?:loves?|likes?|cares? (?:about|for)|wants?|needs?|understands?|listens? to|talks? to|plays? with) me\\b',
  ),
  rule(
    2,
    alone,
    `\\b(?:everyone|all|everybody|they|kids|boys|girls|classmates?|people)(?: [^ .?]{1,12}){0,3} (?:hates?|bull(?:y|ies|ied|ying)|laughs? at|mocks?|teases?|beats?|hits?|kicks?|hurts?|pushes?) me\\b${notInPlay}`,
  ),
  rule(
    2,
    alone,
    '\\bi (?:am|was|get|got|am being|feel) (?:so |being |very |always )?(?:bullied|hopeless|worthless|depressed|all alone|useless)\\b|\\bi have no friends?\\b|\\bi (?:cry|am crying|cried) (?:every (?:day|night)|all (?:day|night)|alone|myself to sleep)\\b|\\bi hate myself\\b',
  ),
];

const all = [...rules, ...despair, ...home, ...euphemisms, ...harmByOthers];

/** Finds signs that a child is in danger or despair. */
export const distress: Phase = {
  name: 'distress',
  find: reading => [...findByRules(reading, all), ...distressAbroad(reading)],
};
