import type { Rule } from '../../read/reading.ts';
import { ruleOf } from './words.ts';

const threat = ruleOf('threat');
const who =
  '(?:i|we|he|they|my (?:big |older |little )?(?:brother|sister|dad|friends?|cousin|dog|mum|gang|uncle))';
const will =
  '(?:(?:will|shall|can|could|would|want to|am going to|is going to|are going to|to|he|just|really|come and|soon|so|all|make sure that|would like to|must|gonna) ){0,3}';
const inPlay =
  '(?! (?:in|at|on) (?:(?:the|this|a|our|my|every|video|board|next) ){0,2}(?:game|games|match|race|chess|football|minecraft|roblox|fortnite|uno|quiz|cards|tennis|level|round)\\b)(?! (?:a|the) (?:ball|ride|hand|balloon))(?! with (?:a |my |the )?(?:pillow|snowball|ball|balloon|water))';
const parts =
  '(?:face|head|nose|neck|arms?|legs?|teeth|bones?|eyes?|hair|hands?|back|mouth|toys?|things?|phone|house|bike|dog|cat|pet|family|mum|dad|brother|sister|lingos|account)';

/** Threats in the words of children and of people who pressure them. */
export const threatsInShort: readonly Rule[] = [
  threat(
    'A threat',
    `\\b${who} ${will}(?<verb>kill|hit|punch|kick|beat|slap|hurt|stab|shoot|destroy|smash|murder|burn|choke|strangle|attack|crush|ruin|break|bite|whip|scratch|drown|poison|bully)(?: up)? (?:you(?! \\k<verb>\\b)(?: up)?|your? (?:[^ .?]{2,8} )?${parts})\\b${inPlay}(?: (?:in|on) the (?:face|head|nose|stomach|belly|mouth|eye))?`,
  ),
  threat(
    'A threat',
    `\\b${who} ${will}(?:push|throw|kick|drop|chase) you (?:down|out|off|from|into|under|in front)(?: (?:of|the|a|from))* ?(?!swing|sledge|sled|boat)[^ .?]{0,12}`,
  ),
  threat(
    'A threat',
    `\\b${who} ${will}(?:pull|cut|tear|rip) (?:out |off )?your? (?:hair|ears?|arms?|head|tongue|clothes)\\b|\\b${who} ${will}(?:give you a (?:slap|kick|punch|beating|black eye)|bring (?:a |my |the )?(?:knife|gun|stick)|(?:make|make sure that) you (?:cry|suffer|bleed|pay|sorry|regret)|make (?:your )?life (?:hell|miserable|bad)|catch you|get you (?:after|tomorrow|at|back)|find you|find your? (?:house|home)(?: and (?:hit|kill|hurt) you)?|come for you|send (?:people|my (?:brother|friends)) to you)\\b(?! (?:a|the|some|in the game|laugh|later))`,
  ),
  threat(
    'A threat',
    '\\byou (?:will|are going to|are gonna|shall|gonna) (?:die|be dead|be (?:so |very )?sorry|regret|pay|suffer|cry|see what i(?: will)? do|get (?:it|hurt|beaten|hit))\\b(?! (?:laughing|of laughter|with joy|at the end|when you see|happy))|\\byou (?:will|are going to) be in (?:big |so much )?trouble[^.?]{0,20} if you (?:tell|say|do not|talk|stop)\\b|\\byou are (?:dead|next|finished)(?: (?:after|at|when|tomorrow|meat|kid|in) ?(?:school|class|break|home|i see you)?)?(?= [.?]|$)',
  ),
  threat(
    'A threat',
    '\\byou (?:had )?better (?:run|hide|watch out|be careful|be scared|be afraid|pray)\\b|\\bsleep with one eye open\\b|\\bsnitches get stitches\\b|\\bsay your prayers\\b|\\bwait (?:till|until) i (?:catch|get|find|see) you\\b|\\bbeat the [^ .?]{2,8} out of you\\b|\\bmeet me (?:outside|after school|behind)[^.?]{0,15}(?:fight|and see)\\b|\\bwe (?:will )?fight (?:you|after school|outside|tomorrow)\\b|\\bwatch (?:out|your back)(?= [.?]|$| (?:i|we|kid|loser))|\\bor (?:else|i (?:will )?(?:tell|hit|kill|hurt|hack|beat|show|post)[^.?]{0,20})(?= |$)',
  ),
  threat(
    'Tells the reader to harm itself',
    '\\b(?:go |just |please |should |why do not you |you should )?(?:jump (?:off|from|out of) (?:a |the )?(?:bridge|roof|window|cliff|building|balcony)|drink (?:some |the )?(?:bleach|poison)|eat (?:poison|rat poison|tide pods)|unalive (?:yourself|your self|you)|kill (?:yourself|your self|you self|ur self)|hang yourself|cut yourself|play in traffic|kys)\\b(?! (?:in the (?:game|film|movie|book)))|\\bk ?y ?s\\b',
    3,
  ),
  threat(
    'Wishes the reader dead',
    '\\b(?:i|we|everyone|everybody)(?: (?:all|just|really))? (?:wish|hope|want)(?: that)?(?: for)? you(?: (?:to|will|would|should|just|were))? (?:die|dead|died|killed|get (?:hurt|sick|cancer)|disappear|never (?:born|come back))\\b|\\bthe (?:world|class|school) (?:would be|is|will be) (?:much |so )?better without you\\b|\\b(?:nobody|no one) would (?:care|notice|miss you|cry)(?: if you (?:died|die|were (?:gone|dead)|disappeared?))\\b|\\bthe day you were born\\b|\\byou should (?:not be alive|never have been born|be dead)\\b',
    3,
  ),
  threat(
    'Presses the reader',
    '\\bif you (?:do not|do|tell|not|say|leave|will not|block|stop|ever|talk|show)\\b(?!(?: not)? (?:eat|drink|hurry|sleep|wash|brush|study|learn|water|feed|cook|finish|clean|tidy)\\b)[^.?]{0,40} (?:i|we|he)(?: (?:will|am going to|shall|would|can|am|be|is going to))* (?:very |so |really )?(?:hit|kill|hurt|beat|tell|show|post|send|hack|report|leak|share|angry|harm|find|come|break|never|die|sad|hate|be angry|expose|ruin)\\b[^.?]{0,30}',
  ),
  threat(
    'Presses the reader',
    '\\bi (?:will|am going to|would) be (?:very |so |really )?(?:angry|mad|sad|cross)(?: (?:with|at) you)? if you (?:do not|stop|tell|leave|block|say)\\b[^.?]{0,20}|\\bi (?:will|am going to|would|might) (?:hurt|kill|harm|cut) (?:myself|my self|me) if you\\b[^.?]{0,20}|\\b(?:remember|do not forget|you know)(?: that)? i (?:have|got|saved|kept|still have) (?:all )?(?:your?|the|these) (?:[^ .?]{2,10} )?(?:photos?|videos?|messages|secrets?)\\b|\\bnobody (?:will|would|is going to) believe you\\b|\\byour? (?:family|mum|dad|parents|dog|cat|brother|sister) (?:will|is going to|are going to|would|can) (?:get hurt|be hurt|die|pay|suffer)\\b',
    3,
  ),
  threat(
    'Presses the reader',
    '\\bi (?:will|am going to|can|could) (?:leak|post|share|expose|show|send|publish|spread)(?: [^ .?]{1,8}){0,2} your? (?:photos?|videos?|secrets?|number|messages|address|name)\\b|\\bi (?:will |am going to |can )?tell (?:everyone|everybody|all|the (?:whole )?class)(?: about)? your? (?:[^ .?]{2,10} )?(?:secrets?|photos?)?(?: if [^.?]{3,30})?|\\bi (?:will|am going to|can) tell your? (?:parents|mum|dad|teacher) (?:what|that) you (?:did|said|sent|wrote|do)\\b|\\bi (?:will )?(?:hack|steal|delete|ban) your? [^ .?]{2,12}',
  ),
];
