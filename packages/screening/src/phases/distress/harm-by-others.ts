import type { Rule } from '../../read/reading.ts';
import { games, notHomework, notInSport, rule } from './words.ts';

const violence = 'Somebody hurts the child or its family';
const touching = 'Somebody touches the child, or makes it touch or undress';
const fear = 'The child is afraid or not safe';
const neglect = 'Nobody looks after the child';
const bullying = 'The child is bullied';

const kin =
  '(?:mum|dad|parents?|step ?dad|step ?mum|stepfather|stepmother|uncle|aunt|grandma|grandpa|grandfather|grandmother|teachers?|coach|trainer|babysitter|neighbour|boyfriend|family|brother|sister|cousin)';
const someone = `(?:(?:my|the|our|a|mums|mum) (?:(?:big|older|old|little|own|new|mums?|dads?|best) )?(?:${kin}|friends?|man|men|boys|girls|kids|woman|guy|boy|babysitter)|he|she|they|${kin}|somebody|someone|a man|people|kids|boys|girls|(?:big|older|bigger) (?:boys|kids|girls)|everybody|everyone|they all|classmates|the class)`;
const often =
  '(?:(?:often|always|sometimes|still|again|really|all|just|is|are|was|were|keeps?|every day|also|will|have|has|like to|when (?:he|she) is (?:angry|drunk|mad)|and) ){0,2}';
const hurts =
  '(?:hits?|hitted|hitting|beats?|beating|beaten|slaps?|slapped|punch(?:es|ed)?|kicks?|kicked|hurts?|hurting|abuses?|abused|burns?|burned|chokes?|choked|locks?|locked|whips?|whipped|strikes?|struck|jumps?|threatens?|bull(?:y|ies|ied|ying)|throws?|threw|pushes|pushed|pulls?|tortures?|spit(?:s)? (?:on|at))';
const notInPlay = `(?! (?:at|in|on) (?:(?:the|a|this|our|every|video|computer|board|snowball|swing|sledge|sled|slide) ){0,3}(?:${games}|swing|sledge|sled|pool|snow)\\b)(?! with (?:(?:a|the|his|her|my) )?(?:snowballs?|pillows?|balls?|balloons?|cushion|water|feather|questions?|love|kisses)\\b)(?! (?:(?:a|the) (?:ball|high|lift|present)|on the mat|(?:(?:up|high) )?in(?:to)? (?:the )?(?:water|pool|sea|air))\\b)${notInSport}(?! (?:by )?(?:\\d|one |two |three |four |five |six |ten |every time|again|to the (?:door|finish|top)|all the time in|by ten))(?! (?:up|down) (?:from|at)|out (?:from|of) (?:the )?(?:snow|water|pool|bed))(?! (?:my|his|her|their) (?:hand|favourite))`;

/** Not of a teacher who tells a class off. */
const notToldOff = `(?!(?:my |the )?(?:teachers?|coach|trainer) ${often}(?:shouts?|yells?) when (?:i am|we are) (?:(?:so|too|very) )?(?:loud|noisy|late|naughty|lazy)\\b)`;

/** Violence, touching, fear and neglect, in the words of children. */
export const harmByOthers: readonly Rule[] = [
  rule(
    3,
    violence,
    `\\b${someone} (?:(?:[^ .?]{2,10} ){0,2}and )?${often}${hurts}(?: at)? (?:me|us|my (?:mum|mother|brother|sister|little (?:brother|sister)|baby|family|grandma))\\b${notInPlay}(?: (?:with (?:a |his |her )?(?:belt|stick|hand|shoe|cable|slipper|fist)|every (?:day|night)|at (?:school|home)|against the wall|in the (?:face|stomach|belly|head)|so (?:hard|much)|because[^.?]{2,20}|when[^.?]{2,20}|(?:and )?take(?:s)? my [^ .?]{2,8}))?`,
  ),
  rule(
    3,
    violence,
    `\\b${notToldOff}(?:my |the )?${kin} (?:and [^ .?]{2,6} )?${often}(?:(?:drinks?|drunk|is drunk|gets drunk|screams?|shouts?|yells?|throws? (?:plates|things|chairs|the plates)|breaks things|fights?)(?:(?: a lot| again| at night| every (?:day|night))? (?:and|when|so)?) ?){1,3}(?:(?:i|we) (?:am |are |hide|cry|run|feel |get )?(?:so |very )?(?:afraid|scared|hide|cry|run|frightened)?|beats? (?:us|me)|hits? (?:us|me))\\b(?! (?:goal|hooray|at the (?:tv|match)))`,
  ),
  rule(
    3,
    violence,
    `\\b(?:there is|with|and|full of|i see|much) blood\\b[^.?]{0,30}\\b(?:mum|dad|mummy|daddy|me|brother|sister)\\b(?! (?:test|orange))|\\bhurts? (?:mum|mummy|my mum) and\\b|\\b(?:mum|dad|mummy|daddy|grandma)(?: [^ .?]{2,8}){0,3} (?:will not|does not|not|do not) wake up\\b|\\bbruises?\\b[^.?]{0,25}\\b(?:hide|sleeves|secret|from (?:my )?(?:mum|dad|him|her)|because)\\b|\\bhide (?:my |the )?bruises\\b`,
  ),
  rule(
    3,
    touching,
    `\\b${someone} ${often}(?:touch(?:es|ed|ing)?|kiss(?:es|ed|ing)?|rubs?|grabs?|strokes?|feels?) (?:me|my (?:body|leg|legs|bottom|bum|private(?: parts?)?|chest|back|hair at night|neck|thing|parts?)|us)\\b(?! (?:good ?(?:night|bye)|on (?:the|my) (?:cheek|forehead|head|hand)|with (?:his|her) (?:small|little|wet) |to say|before|when i (?:win|won|go to (?:bed|school)))(?= )| good| happy| face)(?: (?:down there|where [^.?]{3,25}|and i do not like|when we play|at night|under[^.?]{3,15}|in (?:the|my) [^.?]{3,10}))?`,
  ),
  rule(
    3,
    touching,
    `\\b${someone} ${often}(?:makes?|made|wants?|asks?|asked|forces?|forced|told|tells|said i (?:must|should)|lets?) (?:me |that i |us )?(?:to )?(?:kiss|touch|undress|take off (?:my )?(?:clothes|shirt|trousers|dress|pants|socks|jacket)|take my [^ .?]{3,8} off|sit on (?:his|her)|lie (?:down )?with|sleep with|look at (?:his|him)|keep (?:it|a|this)(?: a)? secrets?(?: about)?|show (?:him|my)|be naked)\\b[^.?]{0,15}`,
  ),
  rule(
    3,
    touching,
    `\\b${someone} ${often}(?:shows?|showed|sends?|sent) (?:me |us )?(?:his|her) (?:body|private(?: parts?)?|thing|naked|bottom|bum|photos? naked|naked photos?)\\b|\\b${someone} ${often}(?:comes?|came|gets?|climbs|lies|creeps|goes|sleeps) (?:in|into|to|on) (?:my|me) (?:bed|room(?: (?:in|at) (?:the )?night)?)\\b(?! (?:and|to) (?:read|say|tell|sing|clean|wake|play|bring))|\\b${someone} ${often}(?:watch(?:es)?|looks? at|stares? at|films?|filmed) me (?:in the (?:shower|bath|bathroom|toilet)|when i (?:shower|change|undress|wash|bathe|am (?:naked|in (?:the )?(?:bath|shower))))\\b`,
  ),
  rule(
    3,
    touching,
    '\\b(?:a )?secrets? about (?:touching|our bodies|my body|kissing)\\b|\\b(?:says|said|say) (?:it is|its|this is) (?:a|our|just a) (?:game|secret|normal)\\b[^.?]{0,20}(?:but|and) (?:it hurts|i do not like)\\b|\\bprivate parts?\\b(?! (?:of (?:the|a) (?:house|park|beach)))|\\b(?:he|she|hes|shes|uncle|man|coach|cousin) (?:is |was )?touching me\\b|\\bi (?:do not|not) like (?:how|when|the way) (?:he|she|they|my [^ .?]{2,10}) (?:touch(?:es)?|kiss(?:es)?|looks? at me|hugs?)\\b',
  ),
  rule(
    3,
    fear,
    `\\b(?:scared|afraid|frightened|terrified|fear|fright)(?: [^ .?]{1,8}){0,1} (?:of|from|to) (?:(?:my|our|his|the|go|going|come|coming|be|back|at|return) ){1,3}(?:dad|mum|step ?dad|stepfather|uncle|parents|family|grandpa|home|house|cousin|coach)\\b(?! (?:alone )?(?:in the (?:dark|game)|party))|\\bi am not safe\\b|${notHomework}\\b(?:please|somebody|someone|anybody)(?: please)? (?:help|save) (?:me|us)(?= [.?]|$)(?! \\. (?:with|to|in) )(?:(?: \\.)? i am (?:so )?(?:scared|afraid|in danger))?|\\bsomebody help\\b`,
  ),
  rule(
    3,
    fear,
    `\\b(?:he|she|they|dad|mum|uncle|stepdad|coach|man)(?: [^ .?]{2,8}){0,1} (?:says?|said|tells? me|told me)(?: that)?(?: (?:he|she|they) (?:will|would|is going to|are going to) [^ .?]{2,8}[^.?]{0,30}\\bif i (?:tell|say|talk|told|speak)| if i (?:tell|say|talk|told|speak)\\b[^.?]{0,10}(?:he|she|they|i|will|kill|hurt)[^.?]{0,20})|\\bi (?:sleep|hide|sit|stay|lock myself) in the (?:bathroom|cupboard|toilet|closet|wardrobe|basement|cellar)\\b[^.?]{0,12}(?:because|so)[^.?]{0,20}|\\b(?:locks?|lockt?|locked|shuts?) me (?:in|out|up|into)\\b(?! (?:the )?(?:game|tag))`,
  ),
  rule(
    3,
    fear,
    '\\bi (?:want|wish|plan|will|am going|would like)(?: to)? (?:run away(?! (?:with|to) (?:the|a) circus\\b)|go (?:away )?from (?:home|my (?:home|house|family))(?: forever)?|escape from (?:home|my)|leave home)\\b(?! (?:from (?:the )?(?:bee|rain|dog|homework|school|wolf)|to the (?:circus|sea|moon)))|\\bmy (?:mum|dad|parents|mother|father)(?: [^ .?]{2,8}){0,3} (?:does not|do not|did not|never)(?: [^ .?]{2,6}){0,1} (?:want|love|like) me\\b|\\bmy (?:mum|dad) (?:says?|said)(?: that)? (?:she|he) (?:does not|do not) (?:want|love) me\\b',
  ),
  rule(
    2,
    neglect,
    '\\b(?:no|not any|have not|never|nothing|without)(?: (?:is|enough|anything|any|ever))* ?(?:food|to eat|water|heating|bed)(?: [^ .?]{1,6}){0,1} (?:at|in) (?:(?:my|our|the) )?(?:home|house|fridge|kitchen)\\b|\\bnever anything to eat\\b|\\bnobody (?:looks after|takes care of|feeds|cares for|cooks for) (?:us|me)\\b|\\b(?:mum|dad|mother|father|parents) (?:has |have )?(?:left|leaves) (?:us|me) (?:and|alone for|for (?:days|weeks)|forever)\\b',
  ),
  rule(
    2,
    bullying,
    `\\b(?:i am|i was|i get|i am being) (?:bullied|hit|beaten|pushed|kicked|laughed at|teased|mobbed|hated)(?: (?:every|each)[^.?]{3,15}| at school| by[^.?]{3,20}| and[^.?]{3,20})?|\\b(?:they|kids|children|boys|girls|everyone|everybody|all|nobody|no one)(?: (?:all|in (?:my|the|our) (?:class|school)|at school|there))* (?:laughs? at me|hates? me|mocks? me|teases? me|calls? me (?:names|fat|ugly|stupid)|(?:plays?|speaks?|talks?|tokes|sits?) (?:with|to) me|likes? me|loves? me|bull(?:y|ies) me|take my (?:money|lunch|things))\\b(?<!(?:they|kids|children|boys|girls|everyone|everybody|all)(?: [^ .?]{2,8}){0,3} (?:plays?|speaks?|talks?|sits?) (?:with|to) me)(?<!(?:they|kids|children|boys|girls|everyone|everybody|all)(?: [^ .?]{2,8}){0,3} (?:likes?|loves?) me)(?: (?:any ?more|and i cry[^.?]{0,12}|\\. i cry[^.?]{0,12}))?`,
  ),
  rule(
    2,
    bullying,
    '\\bi (?:have|got|have got) no friends?\\b[^.?]{0,20}|\\bi cry (?:every|all) (?:day|night|the time)(?: [^.?]{2,30})?|\\bnobody loves\\b(?! (?:broccoli|rain|homework|mondays))',
  ),
];
