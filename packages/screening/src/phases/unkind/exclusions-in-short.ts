import type { Rule } from '../../read/reading.ts';
import { notOfThings, ruleOf } from './words.ts';

const exclusion = ruleOf('exclusion');
const play =
  '(?:play|sit|talk|be|come|join|hang out|go|speak|work|eat|chat|write|answer|reply|dance|walk|friends?|friendship|invite)';
const all =
  '(?:we|everyone|everybody|nobody|no one|all|all of us|they|the (?:whole )?class|my friends|our group|girls|boys|all girls|all boys|all the (?:girls|boys|kids))';
const ours =
  '(?:team|group|game|club|party|table|squad|chat|birthday|friends?|class|house|side|line)';
/** Only after `our` or `my`: anybody may have to hear that a child cannot play in the bus. */
const oursAlone =
  '(?:bench|desk|bus|playground|swing|tree ?house|place|band|brother|sister|cousins?)';
const other =
  '(?:him|her|them|that (?:girl|boy|kid|child)|this (?:girl|boy|kid|child)|the new (?:girl|boy|kid)|(?!(?:me|us|you|the|a|my|it|in|on|at|with|to|and|so|or|that|when|how|what|where|why|if|because|but|much|very|well|here|there|too|or|they|she|he)\\b)[a-z]{2,14})';

/** Leaving out the reader or another child, in the words of children. */
export const exclusionsInShort: readonly Rule[] = [
  exclusion(
    'Says that nobody likes the reader',
    `\\b(?:nobody|no one|none)(?: (?:of us|in (?:our|the) (?:class|group|school|year [^ .?]{1,4})|here|ever|will|would|wants?(?: to)?|is going to))* (?:likes?|loves?|wants?|needs?|invited?|invites?|answers?|asked|asks|misses?|missed|chooses?|picks?|${play})(?: (?:with|to|near|be|beside|sit|your|a))* (?:you|your (?:friend|partner))\\b(?! (?:to be sad|more than))`,
  ),
  exclusion(
    'Shuts the reader out',
    `\\b(?:we|i|they)(?: all)? (?:do not|will not|not|never|no)(?: (?:want|need|like|going))?(?: (?:to|that))? (?:${play} )?(?:(?:with|to|near|be|your|have|a) ){0,3}(?:you|your friends?|friendship with you)\\b(?: (?:here|in (?:our|the|this) [^ .?]{2,10}|any ?more|come|play|because[^.?]{3,25}))?(?! (?:to be (?:sad|angry|late|afraid|scared|ill|cold|tired|hungry)|sad|to worry|to cry|to lose|to die|to go|to leave|how|what|where|when|a |the |so ))`,
  ),
  exclusion(
    'Shuts the reader out',
    `\\byou (?:can not|may not|could not|will not|must not|should not|never|no|not|do not)(?: (?:ever|get to))? ${play}(?: (?:with|to|in|at|near|on))*(?: (?:us|me)| (?:our|my|this|the) (?:[^ .?]{2,10} )?${ours}| (?:our|my) (?:[^ .?]{2,10} )?${oursAlone})\\b(?! (?:academy|rain|game if|to the (?:sun|moon)))`,
  ),
  exclusion(
    'Shuts the reader out',
    '\\byou (?:are|is|were)? ?(?:not|never|no longer|no more) ?(?:(?:be|a|any|my|our|more|part of|one of|from|in|on|welcome|invited|wanted|allowed|going to be) ){0,4}(?:friends?|us|team|squad|group|club|list|party|welcome|invited|wanted|allowed|family|game|class|chat|table|any more|anymore)\\b(?! (?:yet|late|so))|\\byou are (?:out|kicked|banned|removed)(?: of (?:the|our) [^ .?]{2,10})?(?= [.?]|$)|\\b(?:we|they|everyone)(?: (?:all|have|already))* (?:kicked|threw|voted|blocked|removed|unfriended|deleted|left)(?: (?:you|u)| and you are)(?: (?:out|from|off)(?: (?:of )?(?:the|our) [^ .?]{2,10})?)?',
  ),
  exclusion(
    'Ends a friendship',
    '\\bi (?:am|do|will|want|be)? ?(?:not|never|no)(?: (?:more|be|want(?: to)?(?: be)?|longer|your|a|friendship))* ?(?:your? )?friends?(?:hip)?(?: (?:with you|any ?more|of you|now))?(?= [.?]|$| (?:with|any|of|because|now)\\b)(?<! no friends)|\\bi (?:delete|deleted|block|blocked|unfriend|unfriended|remove|removed) you\\b(?: (?:from|as)[^.?]{2,15})?|\\b(?:do not|never|stop) (?:talk|write|speak|talking|writing|come) to (?:us|me|our [^ .?]{2,8})\\b(?! about)',
  ),
  exclusion(
    'Shuts the reader out',
    `\\b${all}(?: (?:is|are|was|were|can|will|go|goes|got|has|have|come|comes|coming|invited|to|a|the|sticker|party|in|there))*(?: [^ .?]{2,10}){0,3} (?:but not|except|but|only not|not|without) you(?: (?:no|not|can not))?(?= [.?]|$)|\\b(?:only|just) you (?:can not|not|no|are not|do not|may not)(?: [^ .?]{2,8}){0,2}|\\byou no(?= [.?]|$)|\\b(?:for|only for)(?: the)? (?:cool|nice|rich|pretty|smart|good) (?:kids|girls|boys|people|ones)\\b[^.?]{0,10}\\bnot (?:for )?you\\b|\\b(?:is|are|was) not for you\\b`,
  ),
  exclusion(
    'Shuts the reader out',
    '\\b(?:we|they|i)(?: (?:have|all|already))* (?:made|started|have|created|changed) (?:a|the|our|another|new)(?: (?:new|secret|own))? (?:group|club|chat|team|game)(?: [^ .?]{2,8}){0,1} without you\\b|\\b(?:it is|everything is|we are|life is|the (?:game|team|class) is) (?:much |so |way |a lot )?(?:better|happier|nicer|more fun) (?:without you|when you (?:are not|do not|leave))\\b|\\bwithout you\\b(?= [.?]|$)(?<=(?:party|fun|play|played|game|picture|better|went|go|ate|photo)[^.?]{0,12} without you)|\\b(?:go|you should|you must|you can)(?: and)? (?:find|get|look for|make) (?:some )?(?:other|new|different|another) friends?\\b|\\bget out of (?:our|the|this|my) (?:chat|group|game|team|club|class|table)\\b|\\bgo (?:sit|play|eat|be) (?:alone|by yourself|somewhere else|away)\\b',
  ),
  exclusion(
    'Turns others against a child',
    `\\b(?!(?<=\\b(?:i|we) )(?:do not|never) (?:like|eat) )(?!(?<=\\b(?:he|she|it) )do not )(?:do not|never|nobody|no one|please do not|everyone stop|stop)(?: (?:should|must|may|can|please|ever|we))* (?:talk|speak|play|sit|write|answer|reply|invite|be friends?|speak|talking|playing|help|like|eat|work)(?: (?:with|to|beside|near|next to|by))* ${other}(?: (?:please|today|any ?more|again|tomorrow))?${notOfThings}(?=(?: \\.)? (?:because |cause )?(?:she|he|they) (?:is|are|smells?|looks?|has|was|does)\\b| (?:please|today|any ?more|tomorrow)\\b)(?:(?: \\.)?(?: because)? (?:she|he|they) (?:is|are|smells?|looks?|has|was)(?: [^ .?]{2,10}){0,4})?`,
  ),
  exclusion(
    'Turns others against a child',
    '\\b(?:let us|we should|we must|everyone|everybody|we(?: all)?(?: will)?|please|all)(?: (?:all|please|should|must|just))* (?:ignore|block|unfriend|leave|not (?:play|talk|sit|speak)(?: (?:with|to|near))?)(?: out)? (?:him|her|them|that (?:girl|boy|kid)|this (?:girl|boy|kid))(?: out(?: of (?:the|our) game)?)?\\b|\\b(?:unfriend|block|ignore) (?:him|her|them)(?: (?:all|everyone|everybody|please|too))?\\b|\\bpretend (?:that )?(?:she|he|they) (?:is|are) not (?:here|there)\\b|\\b(?:she|he|they) (?:is|are) (?:not|never) (?:allowed|welcome|invited|one of us|coming|in our|our friend|part of)\\b[^.?]{0,20}|\\bleave (?:him|her|them) out\\b',
  ),
  exclusion(
    'Shuts the reader out',
    '\\b(?:we|everyone|they)(?: (?:have|all|already|are))* (?:agreed|decided?|voted|promised|want|against)(?: (?:all|that|to|not|never|we|against))* ?(?:not|never|against|out)?(?: (?:to|ever))* (?:speak|talk|play|sit|write|answer|reply|be friends?|invite|you)(?: (?:to|with|near))? ?(?:you)?\\b|\\bwe (?:r |are )?all against you\\b|\\bwe (?:voted|vote)(?: [^ .?]{2,6}){0,2} (?:you (?:are )?)?out\\b',
  ),
];
