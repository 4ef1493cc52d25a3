import { makeRule } from '../../read/reading.ts';

/** Makes a rule about distress. */
export const rule = makeRule.bind(null, 'distress');

/** People who might hurt a child. */
export const grownUp =
  '(?:mum|dad|parents|stepdad|stepmum|step dad|step mum|uncle|aunt|grandpa|grandfather|grandma|grandmother|teacher|coach|neighbour|man|woman|they|he|she|someone|somebody|family|cousin|babysitter)';
/** Words between subject and verb that say how often or when. */
export const often =
  '(?:(?:often|always|sometimes|still|again|really|will|is|are|was|keeps|keep|every day|just) ){0,2}';
/** Games and races, in which being beaten is harmless. */
export const games =
  '(?:games?|match|race|quiz|chess|football|minecraft|cards|tennis|monopoly|uno|checkers|draughts|basketball|volleyball|badminton|ludo|dominoes|fifa|roblox|fortnite|mario|hockey|ping pong|table tennis|running|swimming|judo|karate|wrestling|cricket|bowling|darts|scrabble)';
const homework =
  '\\b(?:homework|exercise|task|sentence|quiz|grammar|puzzle|drawing)\\b[^.?]{0,25} ';
/** Soon after what a child learns, for which it perhaps needs help. */
export const afterHomework = `(?<=${homework})`;
/** Not soon after that. */
export const notHomework = `(?<!${homework})`;
/** After the name of a sport in which throwing or hitting is part of the game, in the same sentence. */
export const notInSport =
  '(?<!\\b(?:judo|dodge ?ball|paintball|table tennis|trampoline)\\b[^.?]{0,60})';
