import type { Rule } from '../../read/reading.ts';
import { rule } from './words.ts';

const death = 'A wish to die or to be gone';
const harm = 'Hurts itself, or thinks of it';
const hopeless = 'The child sees no way out';

/** Hopelessness and self-harm, in words that do not name death. */
export const despair: readonly Rule[] = [
  rule(3, death, '\\b(?:end|ending) it all\\b'),
  rule(
    3,
    death,
    '\\b(?:no|any|one|a) reason to (?:go on|live|continue|wake up|be here|be alive)\\b',
  ),
  rule(
    3,
    death,
    '\\b(?:world|family|everyone|everybody|class|they|people|mum|dad|friends) (?:is|are|was|were|would be|will be) (?:much |so |a lot )?(?:better|happier)(?: off)? without me\\b',
  ),
  rule(
    3,
    death,
    '\\bi (?:(?:really|just|sometimes) )?(?:wish|want|would like)(?: to| i could| i can)? (?:(?:just )?vanish\\b|stop (?:living|existing)\\b|sleep and (?:never|not) wake\\b|never wake\\b)',
  ),
  rule(
    2,
    hopeless,
    '\\bi (?:do not|not|never) (?:want|like) (?:to )?be (?:here|alive|in this (?:world|family)) (?:anymore|any more|any longer)\\b',
  ),
  rule(
    2,
    hopeless,
    '\\bi (?:can not|could not) (?:take|stand|bear|handle) (?:it|this|that|my life)(?: life)? (?:anymore|any more|any longer)\\b',
  ),
  rule(
    2,
    hopeless,
    '\\bi (?:feel|am) (?:(?:so|very|always|completely|totally) )?(?:dead inside|empty inside|empty|broken inside|worthless|hopeless|like (?:nothing|trash|garbage))\\b(?! (?:and )?dead\\b)',
  ),
  rule(
    2,
    hopeless,
    '\\blife is (?:(?:too|so|very) )?(?:hard|difficult|heavy|painful|bad|terrible)(?: for me)?\\b[^?]{0,10}\\bgive up\\b|\\bi give up (?:on )?(?:my life|life|living)\\b',
  ),
  rule(2, hopeless, '\\bi have (?:nobody|no one)\\b(?! (?:to|who|at))'),
  rule(3, harm, '\\b(?:make|made|making) my ?self (?:vomit|throw up|puke)\\b'),
  rule(
    2,
    harm,
    '\\b(?:stopped|stop|quit) eating\\b[^.?]{0,30}\\b(?:fat|thin|skinny|slim|ugly|weight)\\b|\\bcalls? me (?:fat|ugly)\\b[^.?]{0,12}\\b(?:stopped|not|never) (?:eating|eat)\\b',
  ),
  rule(
    3,
    harm,
    '\\b(?:scratch|scratching|cut|cutting|burn|burning|bite|biting|hit|hitting|pinch) my (?:own )?(?:arms?|wrists?|legs?|skin|hands?|head|face)\\b[^.?]{0,12}\\b(?:until|till|when i (?:am|feel) (?:sad|angry|bad|alone|nervous|stressed))\\b',
  ),
];
