import { type Sought, sought } from '../../read/reading.ts';

/** What comes before a first name and surname, and which words after it can be the name. */
export type Introduction = Sought & {
  readonly words: string;
  /** Whether lower-case words after the introduction can be names. */
  readonly lowerCase: boolean;
  readonly severity: 1 | 2;
  /** Whether lower-case words that are also English words can be names: smith, brown. */
  readonly whole?: boolean;
  /** Whether the first lower-case word must be unknown in English and not a typo. */
  readonly strict?: boolean;
  /** Whether words with a capital that are also English words cannot be names: I Like Cats. */
  readonly uncommon?: boolean;
};

const people =
  '(?:friend|friends|pen friend|penfriend|twin|son|daughter|teacher|brother|sister|mum|dad|cousin|uncle|aunt|grandma|grandpa|grandmother|grandfather|neighbour|coach)';

/** What children name: pets, toys, teams and characters. */
const things =
  '(?:kitten|puppy|hamster|parrot|rabbit|horse|turtle|pony|mouse|lizard|gerbil|snake|fish|bird|chick|ducks?|goat|sheep|cow|pig|dog|cat|rat|pet|goldfish|budgie|guinea|doll|teddy|toy|lego|robot|puppet|plush|dragon|unicorn|monster|dinosaur|alien|zombie|pirate|ninja|spy|elf|elves|team|club|group|band|world|island|planet|story|book|film|character|hero|avatar|player|wizard|princess|queen|boat|ship|rocket|pokemon|animal)';

const named = '(?:name|naem|nane|neme|nema|naime|nam)';

const ofOthers = new RegExp(
  `\\b(?:his|her|its|their|whose|the|hero|man|woman|girl|boy)(?:'?s)? $|\\b${things}\\b[^?]{0,50}$`,
);
const ofAuthor = /\bmy (?:(?:full|real|whole) )?(?:sur)?name|\bi am\b/;
const mostBefore = 60;

/** Whether a name may be that of a pet, a toy or a character: `his real name is`, `my rabbit has a surname`. */
export function mayBeOfOthers(text: string, { index, 0: said }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - mostBefore), index);
  return !ofAuthor.test(before.slice(-3) + said) && ofOthers.test(before);
}

/** `My name is` in the help languages. */
const abroad =
  /(?<=^| )(?:me llamo|mi nombre es|je m'appelle|je mappelle|mon nom est|benim adim|menim adim|adim|menya zovut|меня зовут|мое имя) (?=\S)/g;

/** All introductions. */
export const introductions: readonly Introduction[] = [
  {
    ...sought(new RegExp(`\\b(?:full|real|whole) ${named} (?:is |its |it is |[.] )?(?=\\S)`, 'g')),
    words: 'my full name is',
    lowerCase: true,
    severity: 2,
    whole: true,
  },
  {
    ...sought(
      new RegExp(
        `\\b(?:my (?:(?!${things}\\b)[^ .?']{3,8}[^ .?'s] )?${named}(?: and surname)?|${named} mine) (?:is |are |its |it is )?(?=\\S)`,
        'g',
      ),
    ),
    words: 'my name is',
    lowerCase: true,
    severity: 2,
  },
  {
    ...sought(/\bi am (?=[^ .?]+ [^ .?]+(?: [.?]|$| (?:from|and|i|nice)\b))/g),
    words: 'I am',
    lowerCase: true,
    severity: 2,
    strict: true,
  },
  { ...sought(/(?<=^|[.?] )name (?:\. |is )(?=\S)/g), words: 'name', lowerCase: true, severity: 2 },
  {
    ...sought(/\b(?:i am|they|me) (?:called |call me )(?=\S)/g),
    words: 'I am called',
    lowerCase: true,
    severity: 2,
  },
  { ...sought(abroad), words: 'my name is', lowerCase: false, severity: 2 },
  {
    ...sought(/\b(?:it is|its|it) (?:your|you) (?:boy|girl|man|bro|best friend) (?=\S)/g),
    words: 'it is your boy',
    lowerCase: true,
    strict: true,
    severity: 2,
  },
  { ...sought(/\bcall me (?=\S)/g), words: 'call me', lowerCase: true, severity: 2, strict: true },
  {
    ...sought(/(?<=^|[.?] )me \. (?=\S)/g),
    words: 'me',
    lowerCase: true,
    severity: 2,
    strict: true,
  },
  {
    ...sought(
      /(?<=^|[.?] )(?:name|from \.) (?=\S)|\b(?:regards|sincerely|love from|kisses from) (?=\S)/g,
    ),
    words: 'from',
    lowerCase: false,
    severity: 1,
  },
  { ...sought(/\bi am (?=\S)/g), words: 'I am', lowerCase: false, severity: 2 },
  { ...sought(/(?<=^|[.?] )i (?=\S)/g), words: 'I', lowerCase: false, severity: 2, uncommon: true },
  {
    ...sought(
      /\b(?:search|google|find me|look me up|look up|look for|ask for|add me|it is me|it me|its me|(?:teacher|mum|dad|they|everyone|everybody|people|friends|coach|he|she) (?:say|says|shouts?|tells?) (?:to )?me|say me|signed|i call myself|he calls me|she calls me|calls? me|that was|write to|real life i am|i am really)(?: (?:for|to|me|please|under|as|by|it is|the name is|name|there|is|on|in|[.])){0,4} (?=\S)/g,
    ),
    words: 'search',
    lowerCase: true,
    strict: true,
    severity: 2,
  },
  {
    ...sought(
      /(?<=^|[.?] )(?:(?:bye|by|love|lots of love|with love|much love|greetings|hugs|kisses|kiss|xoxo|xx|best wishes|with best wishes|kind regards|best regards|regards|yours|yours sincerely|yours truly|yours faithfully|sincerely|thanks|thank you|see you|your (?:best |pen |new )?(?:friend|penfriend)|cheers|good ?bye|ps) )+(?:[.] )?(?:from |by )?(?:your (?:pen |best |new )?friend )?(?=\S)/g,
    ),
    words: 'bye',
    lowerCase: true,
    strict: true,
    severity: 2,
  },
  {
    ...sought(
      /(?<!\b(?:am|is|are|come|comes|came|was|were|flew|back|song|book|film|far|people|players?|live) )\bfrom (?=\S)/g,
    ),
    words: 'from',
    lowerCase: false,
    severity: 2,
    uncommon: true,
  },
  { ...sought(/\bthis is (?=\S)/g), words: 'this is', lowerCase: false, severity: 1 },
  {
    ...sought(new RegExp(`\\b${people}(?:'?s)? (?:full )?name is (?=\\S)`, 'g')),
    words: 'name is',
    lowerCase: true,
    severity: 2,
  },
  {
    ...sought(
      new RegExp(
        `\\bmy (?:[a-z]{3,10} )?${people} (?:(?:she|he|they) )?(?:is called |is |called )?(?=\\S)`,
        'g',
      ),
    ),
    words: 'my friend is',
    lowerCase: false,
    severity: 1,
  },
];
