import { platformNames } from '../data/platforms.ts';
import { matchesOf } from '../read/matches.ts';
import { findByRules, foundInFolded, makeRule, type Reading, type Rule } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { accounts, wholeName } from './accounts.ts';
import type { Phase } from './phase.ts';
import { channels, namesOfAccounts } from './social-media/names-of-accounts.ts';
import { pages } from './social-media/pages.ts';
import { placedAccounts } from './social-media/placed-accounts.ts';

const talk = `(?:${platformNames.join('|')}|snap chat|tik tok|insta gram|what is app|what app|whats app|we chat|face book|tele gram|dis cord)`;
const games =
  '(?:roblox|fortnite|minecraft|youtube|you tube|twitch|pubg|brawl stars|free fire|steam|xbox|psn|playstation|among us|clash royale|google meet|zoom|messenger|snap|line|signal)';
const all = `(?:${talk}|${games})`;

/** Words that continue the sentence and are not account names. */
const small =
  '(?:with|and|but|at|in|on|every|all|when|because|after|before|is|are|the|to|for|games?|it|too|so|not|until|from|together|was|by|or|has|had|does|can|will|today|now|a|i|my|houses?|worlds?|videos?|shows?|pets?|map|skins?|avatar|character|farm|castle|village|base|teams?|friends?|house|city|shop|party|figures?|lego|toys?|book|poster|t|broken|hard|easy|cool|fun|funny|good|bad|new|old|slow|fast|boring|nice|great|best|better|dead|long|short|weird|not|very|really|secret|there|here|we|he|she|they|you|if|broke|crashed|in the bank)';

const label = '(?:name|user|username|nick|nickname|id|account|channel|tag|login|code|acc)';

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
    `\\b(?:my|our) (?<mark>${all}(?: ${label}(?: (?:is|called|name))?| (?:is|called|name)) (?!${small}\\b)[^ .?]{2,30}(?: \\d{1,6})?)(?= |$)`,
  ),
  rule(
    1,
    account,
    `\\b(?:my|our) (?<mark>${all} (?!(?:${small}|${label})\\b)[^ .?]{2,30}(?: \\d{1,6})?)(?= |$)`,
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
    `\\bmy (?<mark>(?:username|user name|gamertag|gamer tag|account name) (?:is )?(?!${small}\\b)[^ .?]{2,30})`,
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
  rule(
    2,
    elsewhere,
    '\\b(?:do you have|is there|have you got|you have|let us|lets|we can|can we|use|try|find|come to|it is (?:easier|better))(?: [^ .?]{1,10}){0,4} (?:another|other|different|second|better|easier)(?: [^ .?]{1,8}){0,1} (?:app|apps|chat|way|place|(?<!\\bplay (?:another|other|different|second|better|easier) )game|site|account)(?: (?:where|to|for)(?: [^ .?]{2,8}){1,3})?\\b(?! (?:for maths|to (?:learn|make|cook|go to school)))|\\b(?:write|talk|chat|move|go|speak|continue|meet)(?: [^ .?]{1,8}){0,2} (?:somewhere else|elsewhere|on (?:another|a different|other) app|in (?:another|other) (?:app|chat|place))\\b|\\bbetter (?:on|in) (?:another|other)\\b|\\bvideo ?call\\b(?! (?:my|our|with (?:my|our)|with mum|grandma))|\\b(?:make|open|create|get)(?: (?:you|a|an|me|your|own))* (?:secret |second |new |fake |private )+account\\b|\\bi (?:will )?make you an account\\b|\\b(?:they|adults|mods) (?:read|check|see|watch)(?: (?:all|our|everything|us|the))* (?:messages?|everything|all|here|it|chat|this)\\b(?: (?:here))?|\\beverything is checked\\b|\\bthis app is for babies\\b|\\b(?:download|install|get) (?:the )?(?:signal|line|zoom|messenger|[^ .?]{2,12}) and add me\\b|\\bwhat is ?up me\\b|\\b(?:the )?(?:ghost|bird|camera|blue|green|yellow) app\\b|\\b(?:reach|find|contact|text) you (?:there|elsewhere|outside)\\b|\\b(?:my|our|a|own|have) (?:you ?tube?|utube|youtub) ?(?:chanel|channel)\\b(?! (?:about|for|is (?:good|cool|funny)))|\\bmy channel is [^ .?]{2,20}|\\bsubscribe to my (?:channel|chanel)\\b',
  ),
  rule(
    1,
    'A service where children could go on to talk',
    `(?<!\\b(?:i watched a|watch|not watch|no|says no|mum has|cartoons on) )\\b(?:${talk}|snap(?= me| is)|tik tok|utube|youtub)\\b`,
  ),
];

const handle = /(?<![\p{L}\p{N}._%+-])@(?=[a-z0-9_.]{0,29}[a-z_])[a-z0-9_.]{2,29}[a-z0-9_]/gu;

const handles = (reading: Reading): Found[] =>
  matchesOf(handle, reading.folded.text).map(match =>
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
  find: reading => [
    ...findByRules(reading, [...rules, ...channels]).map(found => wholeName(reading, found)),
    ...handles(reading),
    ...accounts(reading),
    ...namesOfAccounts(reading).map(found => wholeName(reading, found)),
    ...placedAccounts(reading),
    ...pages(reading),
  ],
};
