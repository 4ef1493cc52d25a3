import { platformNames } from '../data/platforms.ts';
import { findByRules, foundInFolded, makeRule, type Reading, type Rule } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const talk = `(?:${platformNames.join('|')}|snap chat|tik tok|insta gram|what is app|what app|whats app|we chat|face book|tele gram|dis cord)`;
const games =
  '(?:roblox|fortnite|minecraft|youtube|you tube|twitch|pubg|brawl stars|free fire|steam|xbox|psn|playstation|among us|clash royale|google meet|zoom|messenger|snap|line|signal)';
const all = `(?:${talk}|${games})`;

/** Words that continue the sentence and are not account names. */
const small =
  '(?:with|and|but|at|in|on|every|all|when|because|after|before|is|are|the|to|for|games?|it|too|so|not|until|from|together|was|by|or|has|had|does|can|will|today|now|a|i|my)';

const rule = makeRule.bind(null, 'socialMedia');

const elsewhere = 'An invitation to another service';
const account = 'The name of an account elsewhere';
const rules: readonly Rule[] = [
  rule(
    2,
    elsewhere,
    `\\b(?:add|find|follow|text|message|msg|write|dm|call|contact|join|sub|subscribe)(?: (?:to|me|my|us|at|on|in|with|by|the|for|please|also)){0,3} (?<mark>${all}(?: (?:channel|account|group|server))?)\\b`,
  ),
  rule(
    2,
    elsewhere,
    `\\b(?:talk|chat|speak|go|meet|play|be friends|write)(?: (?:to|me|you|us|each other|together|there|with|over)){0,2} (?:on|in|at|by|via|through) (?<mark>${talk})\\b`,
  ),
  rule(
    2,
    'A question for an account elsewhere',
    `\\b(?:do you (?:have|use|got)|have you got|you have|you got|are you on|you on|what is your|give me your|send me your|your)(?: (?:a|an|any))? (?<mark>${talk})\\b`,
  ),
  rule(
    2,
    account,
    `\\b(?:my|our) (?<mark>${all}(?: (?:name|user|username|nick|nickname|id|account|channel|tag|login|code|acc))?(?: (?:is|called|name))? (?!${small}\\b)[^ .?]{2,30}(?: \\d{1,6})?)(?= |$)`,
  ),
  rule(
    2,
    account,
    `\\b(?:i am|i play|me|name is|my name)(?: [^ .?]{1,15}){0,2} (?:on|in) ${all} (?:as|like|with name|my name is|name is|is|i am) (?<mark>[^ .?]{2,30})`,
  ),
  rule(
    2,
    account,
    `\\bmy (?<mark>(?:youtube|you tube|twitch|tiktok|tik tok) (?:channel|account))\\b`,
  ),
  rule(
    2,
    account,
    '\\bmy (?<mark>(?:username|user name|gamertag|gamer tag|account name) (?:is )?[^ .?]{2,30})',
  ),
  rule(
    2,
    account,
    '\\bmy (?<mark>(?:nickname|nick)(?: (?:is|in|on|there|name)){0,2} (?=[^ .?]{0,30}\\d)[^ .?]{2,30})',
  ),
  rule(
    1,
    account,
    '\\bmy (?<mark>nick(?: name)?(?: is)? (?!name\\b)[^ .?]{2,30})|\\bmy nickname (?:in|on) [^ .?]{2,20} is [^ .?]{2,30}',
  ),
  rule(1, 'A service where children could go on to talk', `\\b${talk}\\b`),
];

const handle = /(?<![\p{L}\p{N}._%+-])@(?=[a-z0-9_.]{0,29}[a-z_])[a-z0-9_.]{2,29}[a-z0-9_]/gu;

const handles = (reading: Reading): Found[] =>
  [...reading.folded.text.matchAll(handle)].map(match =>
    foundInFolded(
      reading,
      { code: 'socialMedia', severity: 2, explanation: 'The name of an account, with @' },
      match.index,
      match.index + match[0].length,
    ),
  );

/** Finds accounts on other platforms, and invitations to them. */
export const socialMedia: Phase = {
  name: 'social media',
  find: reading => [...findByRules(reading, rules), ...handles(reading)],
};
