import type {
  HelpPerson,
  HelpPicture,
  HelpSaying,
  LetterRecipient,
  SafeContactKind,
} from '@digipals/contract/help-requests';

/** What a child tapped. */
export const pictureWords: Record<HelpPicture, string> = {
  sad: 'I feel sad',
  scared: 'I feel scared',
  unkind: 'Someone is unkind to me',
  strange: 'Someone asks me strange things',
  hurts: 'Someone hurts me',
  other: 'Something else',
};

/** What a child said with one tap. */
export const sayingWords: Record<HelpSaying, string> = {
  safe: 'Yes, I am safe',
  notSafe: 'No, I am not safe',
  unsure: 'I do not know',
};

/** Who must not see a request. */
export const personWords: Record<HelpPerson, string> = {
  mum: 'Mum',
  dad: 'Dad',
  teacher: 'My teacher',
  other: 'Somebody else',
  nobody: 'Anyone may see it',
};

/** Safe contacts of a school. */
export const contactWords: Record<SafeContactKind, string> = {
  safeguarding: 'School, safeguarding person',
  deputy: 'School, deputy',
};

/** Who a letter goes to. */
export const recipientWords: Record<LetterRecipient, string> = {
  grownUp: 'The grown-up',
  ...contactWords,
};

/** Sentences that a lead can put into an answer. None promises what nobody can keep. */
export const helpfulSentences = [
  'I read what you wrote.',
  'It is not your fault.',
  'You did right to tell us.',
  'Nobody may hurt you.',
  'Are you safe now?',
  'I may ask a grown-up who can help you, at school or near you.',
  'You can write to me here at any time.',
] as const;
