import type { Rule } from '../../read/reading.ts';
import { notOfThings, ruleOf } from './words.ts';

const exclusion = ruleOf('exclusion');
const we = '(?:nobody|no one|noone|no body|none of us)';
const play = '(?:play|sit|talk|be|come|join|hang out|go|speak|work|eat|chat)';

/** Excluding the reader or another child. */
export const exclusions: readonly Rule[] = [
  exclusion(
    'Says that nobody likes the reader',
    `\\b(?:${we}|no ?body|not anyone) (?:here |in our class |in the class |really |even |will ever |would ever |will )?(?:likes?|loves?|wants?|cares? (?:about|for)|needs?|asked|plays? with|talks? (?:to|with)|sits? with|misses?|is friends with|invites?)(?: to (?:${play}|be friends)(?: (?:with|to|near))?)? you\\b`,
  ),
  exclusion(
    'Says that everyone is against the reader',
    '\\b(?:everyone|everybody|all|all of us|we all|the whole class|our class|they all|all the kids|the others|all my friends|my friends)(?: [^ .?]{1,8}){0,2} (?:hates?|dislikes?|laughs? at|makes? fun of|is laughing at|are laughing at|do not like|does not like) you\\b',
  ),
  exclusion(
    'Shuts the reader out',
    `\\b(?:we|i|they) (?:do not|will not|not|never) (?:want|need|let|like|allow)(?: to ${play}(?: (?:with|to|near))?)? you(?: to (?:${play}|be in))?(?= |$)(?! (?:to (?:be sad|worry|cry|go|die|lose|leave)|sad|angry|late|afraid|scared|ill|cold|tired|hungry))`,
  ),
  exclusion(
    'Shuts the reader out',
    `\\byou (?:can not|may not|could not|will not|must not|should not|are not allowed to|never)(?: ever)? (?:${play}) (?:with|to|in|at|near|our|on)(?: (?:us|me|(?:our|my|this|the) (?:team|group|game|club|class)))\\b`,
  ),
  exclusion(
    'Shuts the reader out',
    '\\byou (?:are not|will never be|are no longer|are never|were never|not) (?:(?:invited|welcome|in our (?:group|team|club|class))(?: [^ .?]{1,10}){0,3}|(?:my|our) (?:best )?friends? ?(?:anymore|any more|now)?)(?= |$)',
  ),
  exclusion(
    'Says that girls or boys may not',
    '\\byou are (?:only |just )?an? (?:girl|boy)\\b[^.?]{0,12} you (?:can not|should not|must not|may not|are not allowed)(?: [^ .?]{2,12}){0,2}|\\b(?:girls|boys) (?:can not|should not|must not|are not allowed to) (?:play|do|wear|like|run|be)\\b',
  ),
  exclusion(
    'Ends a friendship',
    '\\b(?:i|we) (?:do not|will not|not|never)(?: (?:want|like|going))?(?: to)? (?:be|stay) (?:your|you|friends with you|friend with you|in your)(?: [^ .?]{1,10}){0,1} ?(?:friends?|team)?(?: (?:anymore|any more|again|no more|ever))?',
  ),
  exclusion(
    'Ends a friendship',
    '\\bi (?:do not|will not|never) (?:want to |going to )?(?:talk|speak|write|play|chat) (?:to|with) you(?: (?:anymore|any more|again|ever))?\\b|\\b(?:stop|do not) (?:writing|talking|write|talk|speak|speaking) to me(?: (?:anymore|ever|again))?\\b|\\bleave me alone\\b|\\bwe are not friends\\b',
  ),
  exclusion(
    'Shuts the reader out',
    `\\b(?:we|they|everyone|i)(?: all)? (?:have |has )?(?:decided|agreed|promised|are going|want|wanted) (?:all )?(?:not to|to not|to never|never to) (?:answer|reply|${play}|write|invite|be friends)(?: (?:to|with|near)){0,2} you\\b|\\b(?:we|they|everyone)(?: all)? (?:have |has )?(?:decided|agreed|are going|will) (?:to )?ignore you\\b`,
  ),
  exclusion(
    'Says that nobody likes the reader',
    '\\b(?:nobody|no one) (?:will |would |is going to )?(?:choose|chooses|pick|picks|take|takes|call|calls|invite|invites) you\\b|\\b(?:nobody|no one) is (?:your|you) friend\\b',
  ),
  exclusion(
    'Shuts the reader out',
    '\\b(?:everyone|everybody|all|we|all of us|the whole class)\\b[^.?]{0,40}\\b(?:except|but not|without|only not|but) you(?= \\.|$)|\\bonly you (?:not|are not|can not)\\b|\\byou are not (?:in (?:it|our [^ .?]{2,10}|the (?:club|group|team))|part of (?:us|it|our [^ .?]{2,10})|one of us)\\b|\\byou do not belong\\b',
  ),
  exclusion(
    'Shuts the reader out',
    '\\bgo (?:and )?play with (?:the )?(?:babies|your (?:mum|dolls)|yourself|someone else)\\b|\\bwe (?:do not|will not|never) (?:talk|speak|play|sit|go|work) (?:to|with) you\\b|\\b(?:do not|never) come to (?:my|our) (?:party|birthday|house|table|team|group|club)\\b|\\bwe (?:voted|threw|kicked|throw|kick|want) you out\\b',
  ),
  exclusion(
    'Turns others against a child',
    `\\b(?:do not|never) let (?:him|her|them) (?:play|join|sit)\\b|\\b(?:tell|told|ask|asked) (?:everyone|all|them|the others|my friends)(?: [^ .?]{1,8})? not to (?:${play}|answer|invite|like)(?: (?:to|with|near))? (?:you|him|her)\\b`,
  ),
  exclusion(
    'Sends the reader away',
    '\\b(?:stay|keep) away from (?:me|us|(?:my|our) (?:friends?|group|team|table|class|game|brother|sister))\\b',
  ),
  exclusion(
    'Sends the reader away',
    '(?<=^|[.?] |\\b(?:just|please|so|and|stupid|you) )(?:go away|leave us|get out|leave our|go back to your (?:country|home|house|village|planet))\\b(?! (?:said|says|of bed|rain|mosquito|clouds|spider|for|on|to|with|from (?!us|me|here)))',
  ),
  exclusion(
    'Turns others against a child',
    `\\b(?:do not|never|not|nobody|stop) (?:talk|talking|speak|play|playing|write|be friends?|sit|answer|reply)(?: to| with)? (?!(?:me|us|or|that|when|how|because|strangers|the (?:game|piano|guitar)|games?|football|outside|in|on|at|with (?:fire|matches|food|your food))\\b)[a-z]{2,15}${notOfThings} (?:because |cause )?(?:she|he|they) (?:is|are|smells?|looks?)\\b`,
  ),
  exclusion(
    'Turns others against a child',
    '\\b(?:let us|we should|we must|everybody|everyone|we) (?:all )?(?:ignore|block|bully|laugh at|not talk to|not play with|make fun of|hate|unfriend) (?!(?:the|a|an|my|our|some|jokes?|films?|it)\\b)(?:her|him|them|that|this|[a-z]{2,15})\\b(?! (?:the ads|it))',
    1,
  ),
  exclusion(
    'Says that the reader has no friends',
    '\\byou (?:(?:have|got|have got|will have) (?:no|not any|zero|not a|not one)|(?:do not|will never|never|will not) have(?: any| a| one)?) (?:real |true |good )?friends?\\b',
  ),
  exclusion(
    'Shuts the reader out',
    '\\byou (?:should|must|have to|need to|can) (?:leave|go away|get out|quit)\\b(?! (?:the (?:house|room|game)|at|to|for|on|home))|\\bwithout you (?:it is|we are|everything is) (?:much )?better\\b|\\bwe (?:are|were) happier without you\\b',
  ),
];
