import type { Rule } from '../../read/reading.ts';
import { asksFor, ends, family, oneOf, some } from './words.ts';

const here = some(
  'now, at home, right now, in your room, in the room, in your house, in the house, home, all day',
  3,
);
const somebody = `(?:your (?:${family}|friends)|anyone|someone|they|any (?:adults?|grown ups?)|an adult)`;
const away = oneOf('home, out, away, alone, at work, asleep, sleeping, sleep, at home, in bed');
const nobody = oneOf('nobody, no one, none');

/** Questions about when nobody looks after the child, and who reads along. */
export const asksWhetherAlone: readonly Rule[] = [
  ...asksFor(2, 'Asks whether the child is alone', [
    `(?:are|is) you (?:(?:now|all|at home|home|in home|there|still|often|always|usually|sometimes) )*(?:alone|by yourself|on your own|home alone)${here}${ends}`,
    `you (?:(?:now|all|at home|home|in home|there|still|often|always|usually|sometimes) )*(?:alone|by yourself|home alone)${here}(?= \\?|$)(?<!you are alone)(?<!you are not alone)`,
    'are you (?:home alone|(?:at home )?alone|on your own|by yourself)\\b(?! in (?:your|the|this|a) [^ .?]{2,10})',
    `(?:is|are) (?:there )?${somebody}${some('there, now, in, at, with, the', 3)} (?:home|house|room(?: with you)?|here|near you|there|away|out|with you|next to you|around you|at work|asleep|sleeping)\\b`,
    'your parents at home\\b',
    `your ${family} (?:is|are)(?: (?:now|at|still|not|there))* home(?: now)?(?= \\?)`,
    'do you (?:stay|sit|sleep|eat)(?: (?:often|at|in))* home alone\\b[^.?]{0,20}',
    'how (?:long|often|many hours) are you (?:at home |home )?alone\\b[^.?]{0,20}',
    'who is (?:at )?home (?:now|right now|with you)\\b',
    'are you with (?:someone|anyone|your (?:mum|dad|parents))(?: (?:now|at home|right now))?(?= \\?|$)',
    `(?:who is|are you)(?: (?:at home|there|now|here))* with you(?: (?:now|at home|right now|in the room))*${ends}`,
  ]),
  ...asksFor(2, 'Asks when the child is alone', [
    `(?:when|what time|which days)${some('is, are, do, does, will, you, your, his', 4)} (?:${family}|they|you)${some('is, are, do, does, get, gets, come, comes, go, goes, leave, leaves, be, you, back, not, usually', 4)} (?:${away}|alone at home|to bed|to work|finish school|leave the house)\\b(?! (?:from|after) (?:holiday|the trip))(?<!what time do you (?:go|go to|sleep to|usually go to) (?:bed|sleep|home))(?<!does the)`,
    `(?:when|what time|which days?)(?: (?:is|are|will be|do you have))? ${nobody}(?: (?:is|are|will be|there|stays))* (?:with you|at home|home|there|in the house|at your (?:house|home|place))\\b`,
    'who (?:looks after|takes care of|watches|stays with) you\\b(?! dog)(?: (?:after school|at home|when[^.?]{2,20}|alone))?',
    'when (?:are you|you are) (?:home |at home )?alone\\b[^.?]{0,10}',
  ]),
  ...asksFor(1, 'Asks when the child is alone', [
    `(?:what|which) (?:time|hour)(?: (?:does|do|will))? your (?:${family})(?: and (?:your )?${family})? (?:comes?|gets?(?! (?:up|dressed)\\b)|goes|go|leaves?|works?)(?: (?:to work|home|back))?\\b`,
  ]),
  ...asksFor(1, 'Asks what nobody but the family should know', [
    'do you (?:have|got) (?:your own room|a lock on)\\b[^.?]{0,12}',
    'is your (?:room )?door (?:closed|locked|open)\\b',
    'do you sleep (?:alone|naked|by yourself|in your own room)\\b[^.?]{0,30}',
    `(?:does|do|can|will) (?:your (?:teacher|${family}))(?: (?:ever|always))? (?:check|read|see|look at|control|know)${some('your, the, this, our, my', 2)} (?:tablet|phone|messages?|chat|computer|letters?|account|this|it|screen)\\b`,
    'who (?:else )?(?:can|could|will) (?:see|read) (?:this|our|the|your)(?: (?:chat|messages?|letters?))?',
  ]),
];
