import type { RosterChange } from '@digipals/contract';

const children = (count: number): string => (count === 1 ? '1 child' : `${count} children`);
const classCount = (count: number): string => (count === 1 ? '1 class' : `${count} classes`);

/** Texts about imported lists of children, and about cards. */
export const roster = {
  bring: 'Bring a list',
  title: (className: string | null) =>
    className === null ? 'Bring children and classes' : `Bring children to ${className}`,
  about:
    'We take a first name, a birth month, a help language and a class. Surnames, e-mail addresses and phone numbers are not read.',
  file: 'Bring a file',
  fileAbout:
    'CSV, or OneRoster 1.2 (a ZIP with the whole list) from your school system. Drop it here or choose it.',
  fileAboutClass: 'A CSV file. Drop it here or choose it.',
  choose: 'Choose a file',
  paste: 'Paste a column',
  pasteAbout:
    'One first name a line, or cells from a spreadsheet: name, birth month such as 2016-05, help language.',
  pasteSchool:
    'Cells from a spreadsheet with heads: first name, class, birth month, help language.',
  see: 'See the trial run',
  nothingYet: 'Nothing is made before you have seen a trial run.',
  reading: 'Reading the list …',
  tooLarge: 'A file has at most 5 MB. Bring one class after the other.',
  unreadable: 'This device cannot read the file. Is it open in another program?',
  trial: 'Trial run: nothing has been made yet',
  pasted: 'Pasted list',
  formats: { list: 'list', oneRoster: 'OneRoster 1.2, whole list' },
  another: 'Choose another list',
  made: 'Will be made',
  madeAbout: (count: number, classes: number) =>
    classes === 0 ? children(count) : `${children(count)}, ${classCount(classes)}`,
  changed: 'Will be changed',
  changedAbout: 'Already here, other data',
  same: 'Stay as they are',
  sameAbout: 'Already here, same data',
  leaving: 'Will leave',
  leavingAbout: 'Not in the whole list',
  leftOut: 'Left out',
  leftOutAbout: 'Rows with a fault',
  faults: (count: number) => (count === 1 ? '1 row with a fault' : `${count} rows with a fault`),
  faultsAbout: 'Correct them in your list and bring it again. The good rows do not wait.',
  place: 'File and line',
  child: 'Child',
  wrong: 'What is wrong',
  helps: 'What helps',
  faultsFile: 'Faulty rows as CSV',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  newChildren: (count: number) => (count === 1 ? '1 new child' : `${count} new children`),
  leavers: (count: number) => `${children(count)} will leave`,
  leaversAbout: 'They can no longer sign in, and contact with others ends. They may come back.',
  more: (count: number) => `and ${count} more`,
  twins: 'Two of a name in one class get a number, so that each finds its own face.',
  sum: (count: number, faults: number) => {
    const things = count === 1 ? '1 thing will happen' : `${count} things will happen`;
    if (count === 0) return faults === 0 ? 'Everything is here already.' : 'Nothing will happen.';
    if (faults === 0) return `${things}.`;
    return faults === 1
      ? `${things}, 1 row is left out.`
      : `${things}, ${faults} rows are left out.`;
  },
  safe: 'The same list again changes nothing. If something breaks half way, nothing is done.',
  act: 'Make it so',
  acting: 'Making …',
  changedSince:
    'The school has changed since this trial run. Here is a new one: please look again.',
  done: 'It is done',
  doneAbout: (made: number, changed: number, left: number) =>
    `${children(made)} made, ${changed} changed, ${left} left.`,
  cardsNext: 'New children can sign in once they have a card.',
  cardsOf: (className: string) => `Cards of ${className}`,
  cards: 'Cards',
  cardsTitle: (className: string) => `Sign-in cards of ${className}`,
  cardsAbout:
    'A card has the class code and three secret pictures. They are seen only once, on the card; a new card ends the old one and signs the child out.',
  who: 'For whom?',
  without: (count: number) => `Without a card (${count})`,
  everybody: (count: number) => `All (${count})`,
  nobody: 'There is nobody in the class yet.',
  allHave: 'Everybody has a card. A lost one is replaced at the child, or choose “All”.',
  endsCards: (count: number) =>
    count === 1
      ? 'The old card of 1 child stops working, and the child is signed out.'
      : `The old cards of ${count} children stop working, and they are signed out.`,
  leaveUnprinted: 'These cards are shown only now. Have you printed all of them?',
  leaveUntold: 'The pictures of the children are shown only now. Have you told them?',
  paper: 'Paper',
  print: (count: number) => (count === 1 ? 'Print 1 card' : `Print ${count} cards`),
  secret: 'My secret pictures',
  code: 'Class code',
  badge: 'My badge',
  badgeHow: 'Show the QR code to the camera of a tablet or phone.',
  badgeAndPicture: 'Then tap your secret picture.',
  badgeAbout:
    'Each child signs in with the QR code of its card. It is shown only now: print this page. New ones can be made at any time.',
  itsPictures: 'The picture of each child',
  itsPicturesAbout: 'Tell each child its picture. It is shown only now and is not printed.',
  cutBadges: (page: number, pages: number) =>
    `Cut along the lines. A badge is printed once; a new card ends the old one. Page ${page} of ${pages}.`,
  cut: (page: number, pages: number) =>
    `Cut along the lines. The pictures are printed once; a new card ends the old one. Page ${page} of ${pages}.`,
  qr: 'QR code to sign in',
} as const;

const whats: Record<RosterChange, string> = {
  class: 'class',
  name: 'name',
  birth: 'birth month',
  language: 'help language',
  back: 'is back',
  linked: 'known by its id from now on',
};

/** What changes of a child, such as "birth month". */
export const describeChange = (what: RosterChange): string => whats[what];
