import { platformNames, services } from '../../data/platforms.ts';
import { isKnownWord } from '../../read/known-word.ts';
import {
  foundInWords,
  makeRule,
  matchesIn,
  type Reading,
  type Rule,
  type Sought,
  sought,
  spelt,
} from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { mayBeAccountName } from './account-names.ts';
import { isOfFilm } from './pages.ts';

const platform = `(?:${platformNames.join('|')}|tik tok|twitch|youtube)`;
const anyService = `(?:${platform}|${services.join('|')}|xbox one|ps [345]|game|gaming|gamer)`;
const label =
  '(?:user ?name|username|user|nick ?name|nick|name|id|tag|gamer ?tag|account|acount|acc|profile|channel|chanel|login)';
const link = '(?:is|as|called|named|it is|my|i am|me|on|in|the|there|it|and)';
const before = sought(
  new RegExp(
    `\\b(?<service>${anyService}(?:'s)?) (?:(?<label>${label}|called|named) (?:in (?:the )?game )?)?(?:${link} ){0,3}(?=[^ .?])`,
    'g',
  ),
);
const account = sought(
  new RegExp(
    `\\b(?<service>my|add|find) (?<label>user ?name|gamer ?tag|account|acount|acc|user) (?:(?:name|in|on|the|this|${anyService}) ){0,3}(?:is |called )?(?=[^ .?])`,
    'g',
  ),
);
const noAccount =
  /^(?:lol|haha|omg|plz|pls|please|and|but|so|too|ok|videos?|vids?|dances?|ing|er|robux|skins?|mobs?|creepers?|brookhaven|bedwars|skibidi|obby|steve|elsa|is|was|bank|banks?)$/;

/** Whether a word is part of an account name: not an English word, or with digits. */
function isOfName(reading: Reading, index: number, isLabelled: boolean): boolean {
  const word = spelt(reading, index);
  if (word.length < 2 || noAccount.test(word)) return false;
  if (/\d/.test(word) && index > 0) return word.length > 2 || isLabelled;
  const { said = '', isGuess = false } = reading.words[index] ?? {};
  if (!isKnownWord(word) && (said === word || isGuess)) return word.length > 3;
  return isLabelled && isCapital(reading, index) && !/^i\b/.test(word);
}

/** Names of games are also words, `switch`, and a word after them is often not the name of an account. */
const isPlatform = new RegExp(`^${platform}(?:'s)?$`);
const invited = /\b(?:add|friend|follow|find|invite|join) (?:me|my|us)(?: \S+)? ?$/;

/** The end of a name: the words after it do not belong to it. */
function endOfName(reading: Reading, first: number, isLabelled: boolean): number {
  let end = first;
  while (end - first < 4 && isOfName(reading, end, isLabelled)) {
    end += 1;
    if (endsSentence(reading, end - 1)) break;
  }
  return end;
}

function afterService(reading: Reading, match: RegExpExecArray): Found[] {
  const { text, wordAt } = reading.spoken;
  const service = match.groups?.['service'] ?? '';
  const isLabelled = match.groups?.['label'] !== undefined;
  const said = text.slice(0, match.index);
  const first = wordAt[match.index + match[0].length] ?? 0;
  // `my instagram foxylila`, but not `my tiktok vidios`.
  const isOwn =
    isPlatform.test(service) &&
    match[0].trim() === service &&
    /\b(?:my|our) $/.test(said) &&
    mayBeAccountName({ text: spelt(reading, first) });
  const isSure = isLabelled || invited.test(said) || isOwn;
  // `my game name is`, but not `the game name is`.
  if ((!isPlatform.test(service) && !isSure) || (/^gam/.test(service) && !/\bmy $/.test(said)))
    return [];
  const plain = endOfName(reading, first, isLabelled);
  const hasNumber = plain === first && isLabelled && !/^gam/.test(service);
  const end = hasNumber ? withNumber(reading, first) : plain;
  if (end === first) return [];
  const explanation = 'The name of an account elsewhere';
  const from = /^(?:my|add|find)$/.test(service) ? first : (wordAt[match.index] ?? 0);
  const signal = { code: 'socialMedia', severity: isSure ? 2 : 1, explanation } as const;
  return [foundInWords(reading, signal, from, end - 1)];
}

/** `a song on youtube called Baby Shark`. */
const isNameOfFilm = (text: string, { index, groups }: RegExpExecArray): boolean =>
  /^(?:called|named)$/.test(groups?.['label'] ?? '') && isOfFilm(text.slice(0, index));

/** A name after a service: `fortnite name FoxFTW`, `vk artyom 2017`. */
const afterServices = (reading: Reading, names: Sought): Found[] =>
  matchesIn(reading, names)
    .filter(match => !isNameOfFilm(reading.spoken.text, match))
    .flatMap(match => afterService(reading, match));

/** The end of `tiger cub 88`: words with a number after them. */
function withNumber(reading: Reading, first: number): number {
  for (let index = first + 1; index < first + 4; index += 1) {
    if (endsSentence(reading, index - 1) || noAccount.test(spelt(reading, index - 1))) break;
    if (
      /^\d{1,4}$/.test(spelt(reading, index)) &&
      !/^(?:years?|old)$/.test(spelt(reading, index + 1))
    )
      return index + 1;
  }
  return first;
}

const onService = sought(
  new RegExp(
    `\\b(?:i am|i play as|call me|it is|known as) (?<name>[^ .?]{3,30}(?: \\d{1,4})?) (?:on|in) ${anyService}\\b`,
    'dg',
  ),
);
const subscribed = sought(/\b(?:subscribe|sub) (?:to|on) (?:the )?(?<name>[^ .?]{4,30})/dg);

/** `I am foxyfox on fortnite`, `subscribe to FoxTV`. */
const beforeServices = (reading: Reading): Found[] =>
  [onService, subscribed].flatMap(names =>
    matchesIn(reading, names).flatMap(match => {
      const [from, to] = match.indices?.groups?.['name'] ?? [0, 0];
      const first = reading.spoken.wordAt[from] ?? 0;
      const last = reading.spoken.wordAt[to - 1] ?? first;
      if (!isOfName(reading, first, false)) return [];
      const explanation = 'The name of an account elsewhere';
      return [
        foundInWords(reading, { code: 'socialMedia', severity: 2, explanation }, first, last),
      ];
    }),
  );

/** Names of accounts by the words after services and labels. */
export const namesOfAccounts = (reading: Reading): Found[] => [
  ...afterServices(reading, before),
  ...afterServices(reading, account),
  ...beforeServices(reading),
];

const rule = makeRule.bind(null, 'socialMedia', 2);

/** Invitations to a channel or an account by its name. */
export const channels: readonly Rule[] = [
  rule(
    'An invitation to a channel elsewhere',
    '\\b(?:search|find|look up|type(?: in)?|watch|go to) (?:for |up )?(?<mark>[^.?]{2,30}?) (?:and|then) (?:(?:then|just|please|hit|click|press|smash|tap|like|and|you) ){0,4}(?:subscribe|sub|follow)(?= [.?]|$| (?:me|us|it|my|for|please)\\b)',
  ),
  rule(
    'An invitation to a channel elsewhere',
    '\\b(?<mark>(?:chan+el|channel) (?:in|on|of) (?:the )?youtube (?:(?:is|called|it is|name|named) ){0,2}[^.?]{2,30}?)(?= (?:you|please|and|so|but|subscribe|it|with)\\b| [.?]|$)',
  ),
  rule(
    'The name of an account elsewhere',
    "\\b(?:user|username|name|nick|tag|instagram|snapchat|roblox|tiktok|discord|acc|account)\\b[^.]{0,8}? (?:[.?] )?mine(?:'s| is) (?<mark>(?=[^ ]{0,20}(?:[0-9]|(?:[^ ]{2,12} [.] [a-z0-9]+)))[^ .?]{3,30})",
  ),
];
