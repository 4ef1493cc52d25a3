import type { Rule } from '../../read/reading.ts';
import { games, rule } from './words.ts';

const death = 'A wish to die or to be gone, in other words';
const harm = 'Hurts itself, in other words';
const hopeless = 'The child sees no way out';
const danger = 'Somebody frightens or presses the child';

/** How children write of death and self-harm so that no check sees it, and of despair. */
export const euphemisms: readonly Rule[] = [
  rule(
    3,
    death,
    '(?<!\\b(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|many|few|some) )\\b(?:un ?alive|unaliving|sewer ?slide|self delete|game end(?: myself)?|ctb|kms|off myself|end(?:ing)? (?:everything|it(?: all)?|my (?:life|self)|myself))\\b(?! you| the game| of the| up)',
  ),
  rule(
    3,
    death,
    '\\bi (?:(?:do|no longer|not|never|dont|did|really|just) ){0,3}(?:not|no longer|never|no more) (?:(?:want|wish|like|need)(?: to)?|wanna) ?(?:live|exist|wake up|be here|be alive|be in this (?:world|life)|breathe|see tomorrow|go on)\\b(?! (?:in|at|on|near|here|there|with|without|early|so|late|for|every|before|because|when|from|alone)\\b)',
  ),
  rule(
    3,
    death,
    '\\b(?:i|me) (?:(?:just|really|only|so|often|sometimes) ){0,2}(?:want|wants|wish|like|think|thinking|hope|am thinking|would like|need)(?: (?:that|of|about|to|i|me|would|could|can|it)){0,3} (?:die|dye|dying|death|dead|to die|be dead|disappear(?! (?:like (?:a|the) |in(?:to)? (?:a|the) (?:hole|floor|ground)))|vanish|sleep forever(?! (?:on|in|till|until) )|not wake up|never wake up|go away forever|stop living|suicide|sleep and not wake up|go to sleep (?:forever|and (?:not|never) wake up)|go (?:to (?:heaven|god)|from home forever))\\b(?! (?:my|the|her|his|a|hair|our|of laughter|laughing|it|eggs|wool)\\b)',
  ),
  rule(
    3,
    death,
    '\\b(?:what is|there is no|no|see no|is there a|whats) (?:the )?(?:point|sense|reason)(?: (?:of|in|to))? (?:living|my life|life|being alive|live|go on|going on|continue)\\b|\\b(?:i am |am |i )?(?:done|finished|tired|sick|over)(?: (?:with|of))? (?:living|life|my life|this life|being alive|existing)\\b|\\bmy life (?:is|feels|has)(?: [^ .?]{1,8}){0,2} (?:over|hell|worthless|nothing|pointless|no sense|not worth)\\b|\\bi hate (?:my )?life\\b(?! (?:when|if|without|of))',
  ),
  rule(
    3,
    death,
    '\\bi (?:am|feel like)(?: only| just| such)? (?:a|the) (?:burden|mistake|problem|waste)(?: (?:to|for|of) [^ .?]{2,10})?\\b|\\b(?:everyone|everybody|they|mum|my family|the world|people) (?:would|will|is|are)(?: be)? (?:much |so )?(?:happier|better(?: off)?) (?:without me|if i (?:die|died|was gone|were gone|am gone))\\b|\\b(?:nobody|no one) (?:would|will|even)(?: (?:even|ever))? (?:notice|miss me|care|cry)(?: if i (?:was|were|am|die|died|disappeared?)(?: (?:gone|dead))?)?',
  ),
  rule(
    3,
    death,
    '\\b(?:good ?bye|bye) forever\\b|\\b(?:this is|these are) my last (?:message|letter|words|day|text)\\b(?! (?:till|until|before) )|\\b(?:i )?(?:will|am going to|want to) (?:sleep|go) forever\\b(?! (?:on|in|till|until) )|\\bsleep (?:forever(?! (?:on|in|till|until) )|and (?:not|never) wake up)\\b|\\bi (?:wish|wanted|hope)(?: that)? i (?:was|were|am|had)(?: been)? (?:never born|not born|dead|gone|not here)\\b|\\bi (?:wish|want) i (?:was|were|could be) (?:dead|gone|invisible forever)\\b',
  ),
  rule(
    3,
    harm,
    `\\bi (?:(?:often|sometimes|always|just|have|do|did|been|am|was|started(?: to)?|like to|want to|keep) ){0,3}(?:cut|cutting|cuts|burn|burning|burned|scratch|scratching|hurt|hurting|harm|harming|hit|bite|biting|pinch|punish|starve|starving)(?: (?:my ?self|me|my (?:own )?(?:arms?|wrists?|legs?|skin|hands?|head|body|veins?)))(?: (?:when i (?:am|feel)(?: [^ .?]{2,8}){1,2}|till it bleeds|until it bleeds|on purpose|last night|every (?:day|night)))?\\b(?<!cut my (?:hand|leg|arm|head)|hit my (?:hand|leg|arm|head)|hurt my (?:hand|leg|arm|head)|burned my (?:hand|leg|arm|skin)|scratch(?:ed)? my (?:head|leg|arm|hand)|bite my hand|hit my skin)(?! (?:by accident|by mistake|with (?:paper|a paper)|on the|when i (?:fell|fall)|while|(?:playing|at|in|during) (?:(?:the|a|my|our) )?${games}\\b))`,
  ),
  rule(
    3,
    harm,
    '\\b(?:my|me) (?:wrists?|arms?|legs?|skin)(?: [^ .?]{1,6}){0,3} (?:full of |has |have |with )?(?:cuts?|scars?|bleed(?:ing|s)?|blood)\\b(?! from (?:the|a) (?:cat|fall|bike))|\\bscratch(?:ing)?(?: [^ .?]{1,8}){0,3} (?:till|until) (?:it bleeds|blood)\\b|\\bi cut(?: (?:again|tonight|last night|at night|when i))\\b|\\bself ?harm\\b',
  ),
  rule(
    3,
    harm,
    '\\bi (?:have|took|take|found|want to take|ate|will take|swallowed)(?: [^ .?]{1,6}){0,4} (?:pills|tablets|sleeping pills|poison|bleach)\\b(?! (?:for|because|from the doctor|and (?:i am|am|now) (?:better|good)))(?! when i (?:am|was) ill)',
  ),
  rule(
    3,
    harm,
    '\\b(?:throw up|vomit|puke|throwing up)(?: [^ .?]{1,6}){0,2} (?:after|when|every time) i (?:eat|ate)\\b|\\b(?:starving|starve) (?:my ?self|me)\\b|\\bi (?:do not|dont|not|stopped|stop|stopped to|never|no|quit) eat(?:ing)?(?: (?:any ?more|at all|anything|because i (?:am|feel) (?:too |so )?(?:fat|ugly)))(?:[^.?]{0,15})|\\bi (?:have )?stopped eating\\b|\\bi (?:do not|not) eat(?: any ?more)? because i am (?:too |so )?(?:fat|ugly)\\b',
  ),
  rule(
    2,
    hopeless,
    '\\bi (?:feel|am feeling)(?: (?:so|very|just|totally|always|that|like|i|am))* (?:numb|empty|dead(?: inside)?|nothing|worth nothing|worthless|broken|hopeless|trapped|invisible|unloved|unwanted|a burden)\\b(?! (?:stomach|tired))|\\bi am not ok(?:ay)?\\b(?= [.?]|$| (?:at all|any ?more|inside|please))|\\bi can not (?:do|take|bear|stand|go on|handle)(?: (?:this|it|that|my life|on))?(?: with [^ .?]{2,8})? ?(?:any ?more|any longer)\\b(?<! homework any more)|\\bmy heart is (?:empty|broken|dead)\\b|\\b(?:can not|could not) bear it\\b|\\bi am (?:so |very )?(?:alone|lonely) and (?:nobody|no one)\\b|\\bi am so sad i want\\b',
  ),
  rule(
    3,
    danger,
    '\\b(?:blackmail(?:ed|ing|s)?|sextort[a-z]*)\\b(?! (?:in|is a word))|\\b(?:someone|somebody|he|she|they|a (?:boy|man|guy|girl|person)|this (?:boy|man|guy|person))(?: [^ .?]{2,8}){0,3} (?:has|have|got|wants|saved) (?:my |more |some )?(?:photos|pics|nudes|videos)(?: of me)?(?: and[^.?]{3,25})?\\b(?! of (?:his|her|the|a|birds|my (?:cat|dog)))|\\b(?:old|strange|grown up|adult|unknown)(?: [^ .?]{2,8}){0,1} (?:guy|man|person|woman|boy)(?: (?:online|on the internet|in the game|in the chat|from the internet))?(?: [^ .?]{2,8}){0,2} (?:wants?|asks?|asked|keeps|writes|told|follows)(?: (?:me|to|asking|to me))? ?(?:meet|see|visit|talk|for|me|send|photos?)\\b[^.?]{0,12}',
  ),
];
