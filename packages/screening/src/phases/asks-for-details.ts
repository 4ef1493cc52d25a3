import { platformNames } from '../data/platforms.ts';
import { findByRules, makeRule, type Rule } from '../read/reading.ts';
import { asksInShort } from './asks-in-short.ts';
import type { Phase } from './phase.ts';

const rule = makeRule.bind(null, 'asksForDetails');

const ask =
  '(?:what is|tell me|tell us|give me|give|send me|send|can i have|can i get|could i have|may i have|may i know|i want|i need|write me|write|say me|say|share|show me|what are|do you know|can you give me|want)';
const contact = `(?:phone number|phone|number|numbers|address|home address|email|e mail|mail|password|pass word|contact|contacts|${platformNames.join('|')}|snap)`;
const identity =
  '(?:surname|last name|family name|full name|real name|second name|school name|school|street|street name|home street|home street name|house number|house|location|birthday date|village|city name)';

const rules: readonly Rule[] = [
  rule(
    2,
    'Asks for a phone number, an address or an account',
    `(?<!\\b(?:do not|never|not) )\\b${ask} (?:me )?(?<mark>your (?:mum |dad |home |own |real |new )?${contact})\\b(?! (?:one|two|colour|like|case))`,
  ),
  rule(
    1,
    'Asks for a name or place that tells who the child is',
    `\\b${ask} (?:me )?(?<mark>your (?:home )?${identity})\\b(?! (?:like|called in))`,
  ),
  rule(
    2,
    'Asks for a phone number, an address or an account',
    '\\bdo you (?:have|got)(?: (?:a|an|any|your own))? (?<mark>(?:phone number|number|email|e mail|mail))\\b',
  ),
  rule(
    2,
    'Asks for an account',
    `\\b(?:what is|give me|tell me|send me|write me|say me|i need|i want) (?<mark>your (?:[^ .?]{1,15} )?(?:account|acc|username|user name|gamertag|login))\\b`,
  ),
  rule(
    2,
    'Asks to see the child',
    '\\b(?:can|could|may|let) (?:i|me|we|us) see (?:your (?:face|photo|body|room)|how you look|what you look like)\\b',
  ),
  rule(
    2,
    'Asks where exactly the child lives',
    '\\bwhere (?:is your (?:house|home|flat)|do you live exactly|exactly do you live)\\b',
  ),
  rule(1, 'Asks where the child lives', '\\bwhere (?:do )?you live\\b'),
  rule(
    1,
    'Asks where the child lives',
    '\\b(?:what|which) (?:street|city|town|village|area|district)(?: [^ .?]{1,15}){0,2} you (?:live|from|come)\\b',
  ),
  rule(
    1,
    'Asks where the child lives',
    '\\b(?:what|which) (?:street|city|town|village|area|district)(?: [^ .?]{1,12}){0,3} is your (?:home|house|flat|school)\\b',
  ),
  rule(
    1,
    'Asks when the child is alone',
    '\\bwhat time (?:does|do|will) your (?:mum|dad|parents|family)(?: and (?:mum|dad))? (?:come|get|go|leave|work)\\b|\\bdo you (?:go|walk|come|travel) (?:to |from |home )?(?:from |to )?(?:the )?(?:school|home)? ?(?:alone|by yourself)\\b',
  ),
  rule(
    1,
    "Asks for the child's school",
    '\\b(?:what|which)(?: [^ .?]{1,15}){0,2} school (?:do |are |is )?you(?: (?:go|study|learn|attend|in|at|going))?(?: to| in| at)?\\b',
  ),
  rule(
    1,
    "Asks for the child's school",
    '\\b(?:where do you (?:study|go to school)|what is the name of your school|how is your school called)\\b',
  ),
  rule(
    2,
    'Asks for a photo of the child',
    '\\b(?:send|show|give|want|share|post)(?: (?:me|us|to me))?(?: (?:a|an|the|your|some|one|more|ur)){0,2} photos?(?: of (?:you|yourself|your (?:face|body|self))\\b(?! [a-z])|(?= [.?]|$))',
  ),
  rule(
    2,
    'Asks for a photo of the child',
    '\\b(?:send|show|give|want|share)(?: (?:me|us))? (?:your photos?|your face)\\b|\\bphotos? of (?:you|yourself)(?= [.?]|$)',
  ),
  rule(
    2,
    'Asks whether the child is alone',
    '\\bare you (?:at )?(?:home )?alone\\b|\\bare you (?:at )?home alone\\b|\\bare your parents (?:at home|home|out|away|there)\\b|\\bis (?:your (?:mum|dad)|anyone|somebody|someone) (?:at )?home\\b',
  ),
  rule(
    2,
    'Asks when the child is alone',
    '\\bwhen (?:are|is|do) your (?:parents|mum|dad|family)(?: [^ .?]{1,6}){0,2} (?:home|out|away|at work|sleeping|asleep|leave|go out)\\b|\\bwhen are you (?:home |at home )?alone\\b',
  ),
  rule(
    1,
    'Asks when the child is on its way',
    '\\b(?:what time|when) (?:do |are |will )?you (?:go|going|walk|walking|come|coming|get|leave|leaving) (?:home )?(?:from )?(?:the )?school\\b(?<!go school)',
  ),
  rule(
    2,
    'Asks how to reach the child elsewhere',
    '\\bhow can i (?:find|call|contact|reach|text) you\\b|\\bcan i (?:call|phone|text|ring) you\\b|\\b(?:turn|switch|put) on (?:your|the) (?:camera|cam|webcam|video)\\b',
  ),
];

/** Finds questions about a child's identity or place. */
export const asksForDetails: Phase = {
  name: 'questions for personal details',
  find: reading => findByRules(reading, [...rules, ...asksInShort]),
};
