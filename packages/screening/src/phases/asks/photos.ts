import type { Rule } from '../../read/reading.ts';
import { asksFor, ends, oneOf, please, some } from './words.ts';

const show = oneOf(
  'send, show, give, want, share, post, put, upload, pass, take, make, have you got, do you have, see',
);
const me = some(
  'me, us, to me, a, an, the, your, some, one, more, another, real, new, little, pretty, nice, just, of you, video',
  5,
);
const seen = oneOf(
  'photos?, face, body, legs, feet photos?, pyjamas, swimsuit, bikini, underwear, (?<=video )of you',
);
/** Whose photo it may be. */
const notTheChild =
  '(?! (?:of|from) (?:the|a|an|my|his|her|our|birds?|flowers?|your (?:cat|dog|pet|drawing|house|room|bike|toy|school|food|city|garden))\\b)(?! (?:you drew|paint|book|album|emoji))(?! of your (?:cat|dog|pet))';
const how =
  '(?: (?:of (?:you|yourself|your self)|in the mirror|in shorts|in your [^ .?]{2,10}|without your [^ .?]{2,10}|please|only for me)){0,3}';
const andThen =
  '(?<=of you| of yourself|mirror|please|swimsuit|pyjamas|body|face|me|shorts) (?:first|now|and|then|i|in|without|please|so|right)\\b';
/** What others do, and what is washed or painted. */
const notOthers = `(?<!\\b(?:i|we|he|she|they|you) (?:can|will|could|like to|want to|love to|do not|must|may) (?:take|make) photos)(?<!likes? (?:take|taking|to take) photos?)(?<!${oneOf('mum, dad, we, they, i, teacher, who, to')} ${oneOf('make, take, took, send, give, have, show')} (?:a |the |some )?(?:photos?|face))(?<!(?:washes?|wash|paint|on) (?:my|your|the) face)`;

/** Questions for photos and videos of the child. */
export const asksForPhotos: readonly Rule[] = [
  ...asksFor(2, 'Asks for a photo of the child', [
    `${show}${me} ${seen}\\b${notTheChild}${how}(?:${ends}|(?=${andThen}))${notOthers}`,
    `(?:send|show|give|want|share|post|put|upload|pass)${me} photos? (?:of|with) (?:you|yourself|your (?:face|body|self))\\b(?! [a-z])`,
    '(?:send|show|give|want|share)(?: (?:me|us))? (?:your photos?|your face)\\b',
    'photos? of (?:you|yourself)(?= [.?]|$| (?:not|no|please|irl|real)\\b)',
    '(?:send|take|make) (?:(?:a|one more|another|me a) )?(?:photo|video) (?:without|of you|in (?:the |a )?mirror|in)\\b[^.?]{0,30}',
    'send(?: me)? (?:a )?video of you\\b[^.?]{0,25}',
    `show me (?:you|yourself)${ends}`,
    'face reveal\\b',
    `(?<=^|[.?] )(?:photos?(?: please| now)|send (?:a )?photos?|feet photos?)${ends}`,
    'send(?: me)? (?:a |your |one )?photos?(?= (?:and )?i (?:will |can )?send)',
    '(?<=^|[.?] )photo(?= \\?)',
    '(?:turn|switch|put)(?: (?:on|your|the))* (?:camera|cam|webcam|video)(?: on)?\\b',
  ]),
  ...asksFor(2, 'Asks to see the child', [
    `(?:can|could|may|let) (?:i|me|we|us) see (?:your (?:face|photo|body|room)|how you look|what you look like|you(?: (?:now|in[^.?]{2,15}))?${please}${ends})`,
  ]),
];
