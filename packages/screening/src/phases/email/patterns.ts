const at = '\\s{0,2}(?:@|[([{<]\\s?(?:at|a)\\s?[)\\]}>])\\s{0,2}';
/** A dot in words. */
const dotWord = '(?:dot|point|punto|ponto|nokta|noqte|tochka|точка|จุด|点)';
/** An @ in words. */
const atWord = '(?:at|et|arroba|arobase|sobaka|sabaka|dog|собака)';
const dot = `(?:\\s?\\.\\s?|\\s?[([{<]\\s?dot\\s?[)\\]}>]\\s?|\\s{1,2}${dotWord}\\s{1,2})`;
export const ends = '(?:com|net|org|ru|az|tr|th|cn|fr|es|uk|us|info|edu|me|io|co)';
const name = '(?<![a-z0-9._%+-])[a-z0-9_%+-]{1,40}';
const longName = `${name}(?:${dot}[a-z0-9_%+-]{1,40}){0,3}`;
const providers =
  '(?:g ?mail|gmial|gmal|gmil|gmaill|gmai|gemail|hot ?mail|hotmial|hotmal|yahoo|yaho|yahooo|out ?look|outlok|i ?cloud|iclod|yandex|yandeks|mail|rambler|qq|proton|protonmail|aol|live|msn|googlemail)';
/** Names that only ever mean a mailbox. */
export const mailboxes =
  '(?:gmail|gmial|gmal|gmil|gmaill|gmai|gemail|googlemail|hotmail|hotmial|hotmal|yahoo|yaho|yahooo|icloud|iclod|yandex|yandeks|rambler|protonmail)';

/** What every text has in which a pattern matches. Most texts are searched for that alone. */
const withSign = /@|[([{<]\s?a/;
const withDot = /dot/;
const atProvider = new RegExp(`\\s${atWord}\\s{1,2}${providers}`);
const withMailbox = new RegExp(`${mailboxes}|outlook|mail`);
const withSignWord = /sign/;

type Pattern = readonly [needs: RegExp, pattern: RegExp, explanation: string];

const all: readonly Pattern[] = [
  [
    withSign,
    new RegExp(
      `${name}(?:\\.[a-z0-9_%+-]{1,40}){0,4}@[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,24}){1,3}`,
      'g',
    ),
    'An e-mail address',
  ],
  [
    withSign,
    new RegExp(`${longName}${at}[a-z0-9-]{2,40}(?:${dot}[a-z]{2,6}\\b){1,2}`, 'g'),
    'An e-mail address with signs in words',
  ],
  [
    withSign,
    new RegExp(`${longName}\\s?@\\s?[a-z0-9-]{2,40}\\s?,\\s?${ends}\\b`, 'g'),
    'An e-mail address with a comma',
  ],
  [
    withSign,
    new RegExp(`${longName}\\s?@\\s?${providers}\\b`, 'g'),
    'The beginning of an e-mail address',
  ],
  [
    withDot,
    new RegExp(`[a-z0-9_]{2,30}at${providers}dot${ends}\\b`, 'g'),
    'An e-mail address in words, all in one',
  ],
  [
    withDot,
    new RegExp(
      `${longName}\\s{1,2}at\\s{1,2}[a-z0-9-]{2,40}\\s{1,2}dot\\s{1,2}${ends}\\b(?:\\s{1,2}dot\\s{1,2}[a-z]{2}\\b)?`,
      'g',
    ),
    'An e-mail address in words',
  ],
  [
    atProvider,
    new RegExp(`${longName}\\s{1,2}${atWord}\\s{1,2}${providers}(?:${dot}|\\s)${ends}\\b`, 'g'),
    'An e-mail address in words',
  ],
  [
    withMailbox,
    new RegExp(
      `(?<![a-z0-9._%+-])(?!(?:my|the|a|your|have|use|is|on)\\b)[a-z0-9_]{1,40}\\s(?:gmail|gmial|hotmail|yahoo|yandex|outlook|icloud)(?:${dot}|\\s)${ends}\\b`,
      'g',
    ),
    'An e-mail address without its signs',
  ],
  [
    withMailbox,
    new RegExp(`\\b${mailboxes}\\s{1,2}${dotWord}\\s{1,2}${ends}\\b`, 'g'),
    'The end of an e-mail address in words',
  ],
  [
    withMailbox,
    new RegExp(
      `(?<![a-z0-9._%+-])(?=[a-z_]*[0-9])(?=[0-9_]*[a-z])[a-z0-9_]{4,30}\\s${mailboxes}\\b`,
      'g',
    ),
    'An e-mail address without its signs',
  ],
  [
    withMailbox,
    new RegExp(
      `\\b${mailboxes}\\b[^.?!\\n@]{1,25}?(?<![a-z0-9_])(?=[a-z0-9_]*[0-9_])(?=[0-9_]*[a-z])[a-z0-9_]{4,30}(?![a-z0-9_])`,
      'g',
    ),
    'A name of a mailbox',
  ],
  [
    withMailbox,
    new RegExp(
      `\\b${mailboxes}(?:\\s(?:is|name|called|it's))*\\s(?!(?:is|and|but|or|the|my|at)\\s)[a-z]{3,20}\\s(?:[a-z]{3,20}\\s)?\\d{1,4}\\b(?!\\s(?:times|years|days|emails|mails|people))`,
      'g',
    ),
    'A name of a mailbox',
  ],
  [
    withMailbox,
    /\b(?:gmail|hotmail|yahoo|yandex|outlook|e-?mail)(?:\s(?:name|address|adress))?\s?(?:is|:|=)\s?[a-z0-9_.]{0,30}[0-9_][a-z0-9_.]{0,30}/g,
    'A name of a mailbox',
  ],
  [
    withSignWord,
    /\b[a-z0-9_.]{2,40}(?:\s(?:and|then|with|after|that|comes|the|an|a)){1,4}\sat[\s-]sign\b(?:\s(?:and|then|after|that|comes)){0,3}(?:\s[a-z0-9]{2,20})?/g,
    'An e-mail address with a sign in words',
  ],
];

/** Patterns of addresses, by what a text needs for them. */
export const patterns = [...Map.groupBy(all, ([needs]) => needs)];
