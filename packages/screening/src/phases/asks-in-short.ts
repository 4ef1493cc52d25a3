import { platformNames } from '../data/platforms.ts';
import { makeRule, type Rule } from '../read/reading.ts';

const rule = makeRule.bind(null, 'asksForDetails');

const ask =
  '(?:what(?: is| are|s)?|how is|how|tell|say|give|send|write|drop|share|show|type|put|can (?:i|you) (?:have|get|know|say|tell|give|send|write|see)|could (?:i|you) (?:have|get|know|say|tell|give|send|write)|may i (?:have|know|get|see)|would you (?:tell|give|send|show)|i (?:want|need|would like)(?: to (?:know|have|see))?|do you (?:have|know)|want|which(?: is)?|got)';
const me =
  '(?: (?:me|us|to me|please|pls|a|an|the|your|you|own|real|home|full|of|number of|name of|ur|mum|dad|mums|dads|new|phone|exact|is|are|my)){0,5}';
const contact = `(?:phone number|phone numbers|telephone number|telephone|phone|numbers?|whatsapp|email|e mail|mail|address|home address|adress|house number|postcode|account|username|login|password|pass word|pin|passcode|card number|digits|contacts?|${platformNames.join('|')}|snap)`;
const who =
  '(?:surname|last name|family name|full name|real name|second name|sur name|name of (?:your|the) school|school name|school|street name|street|house|building|floor|village)';
const your = '(?:your|you|ur)';

/** Questions about identity, place and looks by children, learners and adults who pressure them. */
export const asksInShort: readonly Rule[] = [
  rule(
    2,
    'Asks for a phone number, an address or an account',
    `\\b${ask}${me} (?:${your} (?:(?!favorite numbers?\\b)[^ .?]{2,8} )?${contact}|(?:number|address|name) of ${your} (?:telephone|phone|house|home|street|school|account))\\b(?! (?:one|two|colour|like|case|called in english))(?<!do not (?:share|tell|give|send|show|say|write) ${your} ${contact})(?<!(?:anyone|anybody|strangers|never give) ${your} ${contact})(?:(?: \\.)? i (?:will )?send you (?:a )?(?:present|gift|surprise)[^.?]{0,15})?`,
  ),
  rule(
    1,
    'Asks for a name or place that tells who the child is',
    `\\b${ask}${me} ${your} (?:[^ .?]{2,8} )?${who}\\b(?! (?:like|called in|subject|uniform|lunch|bag|bus))(?: (?:please|pls|irl))?`,
  ),
  rule(
    1,
    'Asks for a name or place that tells who the child is',
    `(?<=^|[.?] )${your} (?:full name|last name|surname|real name|address|home address|street|school|number|phone|insta|snap)(?: (?:please|pls|plz|irl))?(?= [.?]|$)|(?<=^|[.?] )(?:asl|a s l|age sex location)(?= [.?]|$)`,
  ),
  rule(
    1,
    'Asks for a phone',
    `\\b(?:do you|you|have you)(?: (?:have|got|own|use|a|an|your|any))+ (?:phone|telephone|mobile|smartphone)\\b(?= (?:\\? )?(?:what|write|number|with you|is)\\b)[^.?]{0,25}(?:\\? what is the number)?|\\bgot (?:a )?phone\\b|\\bwhat is the number\\b(?! (?:of (?:the|your team)|on))`,
  ),
  rule(
    1,
    'Asks where the child lives',
    `\\b(?:where|which (?:street|road|city|town|house|floor|building)|in which (?:street|city))(?: (?:do|does|is|are|exactly|street|you|u|your|and street|and city|exact))* (?:live|living|stay|house|home|located)\\b(?: (?:exactly|precisely|now|\\. street))?(?<!penguins live|they live|he live|she live|lions live)|\\bwhich city and street\\b|\\bwhich (?:floor|way|road|street)(?: do)? you (?:live|walk|go|come|take)[^.?]{0,12}`,
  ),
  rule(
    2,
    'Asks for a photo of the child',
    `\\b(?:send|show|give|want|share|post|take|make|have you got|do you have|can i see|may i see|i want to see|let me see|see)(?: (?:me|us|to me|a|an|the|your|some|one|more|another|real|new|little|pretty|nice|ur|just|of you|video))* (?:photos?|selfies?|face|body|legs|feet photos?|feet pics|pyjamas|swimsuit|bikini|underwear|(?<=video )of you)\\b(?! (?:of|from) (?:the|a|an|my|his|her|our|birds?|flowers?|your (?:cat|dog|pet|drawing|house|room|bike|toy|school|food|city|garden))\\b)(?! (?:you drew|paint|book|album|emoji))(?! of your (?:cat|dog|pet))(?: (?:of (?:you|yourself|ur(?:self)?)|in the mirror|in (?:shorts|your [^ .?]{2,10})|without your [^ .?]{2,10}|please|pls|plz|only for me))*(?= [.?]|$|(?<=of you| of yourself|mirror|please|swimsuit|pyjamas|body|face|me|shorts) | (?:first|now|and|then|i|in|without|please|so|right)\\b)(?<!(?:mum|mother|dad|we|they|i|teacher|who|to) (?:make|take|took|send|give|have|show) (?:a |the |some )?(?:photos?|face))(?<!(?:washes?|wash|paint|on) (?:my|your|the) face)`,
  ),
  rule(
    2,
    'Asks for a photo of the child',
    `(?<=^|[.?] )(?:face reveal|photos?(?: (?:please|pls|plz|now))|send (?:a )?(?:photos?|selfie)|feet photos?)(?= [.?]|$)|\\bface reveal\\b|\\bsend (?:a |one more |another |me a )?(?:photo|selfie|video) (?:without|of you|in)\\b[^.?]{0,30}|\\b(?:turn|switch|put)(?: (?:on|your|the))* (?:camera|cam|webcam|video)(?: on)?\\b|\\b(?:take|make) (?:a |me a )?(?:photo|selfie) in (?:the |a )?mirror\\b|\\bsend(?: me)? (?:a )?video of you\\b[^.?]{0,25}`,
  ),
  rule(
    2,
    'Asks how the child looks or what it wears',
    `\\bwhat (?:are|r|do) you (?:wear(?:ing)?|have on)(?: (?:now|right now|in bed|when you sleep|at night|under[^.?]{2,12}))?(?= [.?]|$)|\\b(?:what|how) (?:do|does) (?:you|your (?:face|body|hair))(?: [^ .?]{2,6}){0,1} looks?(?: like)?(?: (?:irl|in real(?: life)?|now|really))?(?= [.?]|$)|\\bhow looks your (?:face|body|photo)\\b|\\bshow me (?:what|how) you look(?: like)?\\b|\\bhow (?:tall|big|heavy) are you and\\b[^.?]{0,25}|\\b(?:what|how much) do you weigh\\b|\\bdo you have (?:a )?(?:nice|good|slim) (?:body|legs)\\b|\\bare you (?:slim|thin|sexy|developed)\\b|\\bare you (?:a )?(?:big|grown up|real) (?:girl|boy|woman|man) (?:already|now|yet)\\b|\\btake off your (?!shoes|coat|hat)[^ .?]{2,10}|\\bcan i see you(?: (?:now|in[^.?]{2,15}))?(?= [.?]|$)`,
  ),
  rule(
    2,
    'Asks about kissing or love',
    '\\b(?:do|did|have|would) you (?:ever )?(?:have |had |got |kissed?|kiss) ?(?:a )?(?:boyfriend|girlfriend|somebody|someone|a boy|a girl|anyone|me)\\b|\\bwill you (?:kiss|be my (?:girlfriend|boyfriend))\\b|\\bare you single\\b',
  ),
  rule(
    2,
    'Asks whether the child is alone',
    `\\b(?:are|r|is)? ?you (?:are |now |all |at home |home |in home |there |still )*(?:alone|by yourself|on your own|home alone)(?: (?:now|at home|right now|in (?:your|the) (?:room|house)|rn|home|all day))*(?= [.?]|$)(?<!you are alone)(?<!you are not alone)|\\bare you (?:home alone|alone (?:at )?home|on your own|by yourself)\\b(?! in your team)|\\b(?:is|are) (?:your (?:mum|dad|mummy|daddy|mom|parents|grandma|brother)|anybody|anyone|somebody|someone|they)(?: (?:there|now|in|at|the|with))* (?:home|room(?: with you)?|here|near you|there|away|out|with you|next to you|asleep|sleeping)\\b|\\byour parents at home\\b`,
  ),
  rule(
    2,
    'Asks when the child is alone',
    '\\b(?:when|what time|at what time|which days)(?: (?:is|are|do|does|will|you|your|his|ur))* (?:mum|dad|parents|mom|family|they|you|u|brother)(?: (?:is|are|do|does|get|gets|come|comes|go|goes|leave|leaves|be|u|you))* (?:home|out|away|alone|at work|asleep|sleeping|sleep|home alone|alone at home|to bed|finish school|leave the house)\\b(?! (?:from|after) (?:holiday|the trip))(?<!what time do you (?:go|sleep) to bed)(?<!does the)|\\b(?:who|which person) (?:looks after|takes care of|watches|stays with) you\\b(?! dog)(?: (?:after school|at home|when[^.?]{2,20}|alone))?|\\bwhen you are alone\\b[^.?]{0,10}',
  ),
  rule(
    1,
    'Asks what nobody but the family should know',
    '\\bdo you (?:have|got) (?:your own room|a lock on)\\b[^.?]{0,12}|\\bdo you sleep (?:alone|naked|by yourself)\\b|\\b(?:does|do|can|will) your (?:mum|dad|parents|mom|teacher|family|grandma)(?: (?:ever|always))? (?:check|read|see|look at|control|know)(?: (?:your|the|this|our|my))* (?:tablet|phone|messages?|chat|computer|letters?|account|this|it|screen)\\b|\\bwho (?:else )?(?:can|could|will) (?:see|read) (?:this|our|the|your)(?: (?:chat|messages?|letters?))?|\\b(?:do|can) you (?:go|walk|come|travel)(?: (?:to|from|home|there|school|the|back))* (?:alone|by yourself|on your own)\\b|\\bwalk home alone\\b',
  ),
  rule(
    1,
    "Asks for the child's school",
    '\\b(?:what|which|in which|to which|at which)(?: [^ .?]{2,10}){0,1} (?:school|class|grade)(?: (?:do|are|is|r|you|u|your|to))* (?:go|study|learn|attend|in|at|going|visit|you|yours)\\b(?! subjects?)(?:[^.?]{0,20}which school)?|\\bwhat (?:is|s) (?:the name of )?your (?:school|class)(?: name| called)?\\b(?= [.?]|$)|\\bwhich class (?:r|are) you in\\b[^.?]{0,22}|\\bhow is your school called\\b|\\bwhat time (?:do|does) (?:you|your school|school)(?: get| come| finish| end| leave)? ?(?:home|out|over|school)\\b(?! start)',
  ),
];
