import { makeRule } from '../../read/reading.ts';

/** Makes a rule about distress. */
export const rule = makeRule.bind(null, 'distress');

/** Who may hurt a child. */
export const grownUp =
  '(?:mum|dad|parents|stepdad|stepmum|step dad|step mum|uncle|aunt|grandpa|grandfather|grandma|grandmother|teacher|coach|neighbour|man|woman|they|he|she|someone|somebody|family|cousin|babysitter)';
/** How often, and in which time. */
export const often =
  '(?:(?:often|always|sometimes|still|again|really|will|is|are|was|keeps|keep|every day|just) ){0,2}';
