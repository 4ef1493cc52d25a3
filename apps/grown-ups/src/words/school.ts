import { keptDays } from '@digipals/contract/constants';

/** Texts about a school and who works in it. */
export const school = {
  first: 'Make your school',
  stepsTitle: 'Steps',
  steps: [
    ['You', 'E-mail, password, second key'],
    ['School', 'Name, country, language'],
    ['House rules', 'Keeping time, consent'],
    ['Teachers', 'Invite by e-mail'],
  ],
  name: 'Name of the school',
  country: 'Country',
  timeZone: 'Time zone',
  language: 'Help language of your children',
  languageAbout: 'New children get it. You can choose another one for each child.',
  rules: 'House rules',
  rulesAbout: 'We chose the strict side for you. You can change each of these later.',
  texts: 'Teachers see counts, never what children write. Trained readers read each text.',
  keep: 'How long are messages kept?',
  keeps: {
    month: `${keptDays.message} days`,
    schoolYear: 'Until 31 July',
    enrolled: 'Until the child leaves',
  },
  quiet: 'Opening hours for the whole school',
  quiets: { open: 'Set hours', none: 'Always open' },
  quietAbout:
    'Within these hours children can play, and read and write messages. Outside them Domino sleeps. A class can choose its own hours, and a family can only make them shorter.',
  alwaysAbout:
    'Children can play, and read and write messages, day and night. A class can choose its own hours, and so can a family.',
  hoursWrong: 'The opening hours are not right yet.',
  consent: 'Age of consent',
  consentAbout: 'Below this age a parent or guardian decides about friends and messages.',
  years: (age: number) => `${age} years`,
  make: 'Make the school',
  save: 'Save',
  saved: 'Saved.',
  unnamed: 'The school needs a name.',
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  finish: 'Go to the classes',
  teachers: 'Teachers',
  invite: 'Invite a teacher',
  inviteAbout: 'They get a letter with a link that works once, for seven days.',
  role: 'Works as',
  roles: { teacher: 'Teacher', lead: 'School lead' },
  send: 'Send the invitation',
  sent: (email: string) => `The letter to ${email} is on its way.`,
  person: 'Name',
  classes: 'Classes',
  lastHere: 'Last here',
  ends: (day: string) => `Invitation ends ${day}`,
  acts: 'What you can do',
  again: 'Send again',
  withdraw: 'Withdraw',
  withdrawAbout: 'The link in the letter stops working. You can invite again at any time.',
  change: 'Classes',
  end: 'End rights',
  endAbout: (name: string) =>
    `${name} loses every right in this school with the next click. What was done stays in the record.`,
  noTeacherLeft: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} will have no teacher.`
      : `These classes will have no teacher: ${names.join(', ')}.`,
  giveFirst: 'You can give another teacher first:',
  giveTo: (name: string) => `Give to ${name}`,
  lostAccess:
    'Has somebody lost the password, or the phone and all recovery codes? Ask the operator of this server to reset the account with this e-mail. The person then gets a new password and sets up the second key again.',
  numbers: (classes: number, children: number, teachers: number) =>
    `Classes: ${classes}, children: ${children}, teachers: ${teachers}`,
  chooseClasses: (name: string) => `Classes of ${name}`,
  noClasses: 'There are no classes yet.',
} as const;
