import type { RosterChange, RosterFault, RosterRefusal } from '@digipals/contract';

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
    'One first name a line, or cells from a spreadsheet: name, birth month such as 2016-03, help language.',
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
  faultsAbout: 'Correct them in the file and bring it again. The good rows do not wait.',
  place: 'File and line',
  child: 'Child',
  wrong: 'What is wrong',
  helps: 'What helps',
  faultsFile: 'Faulty rows as CSV',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  classes: 'Classes',
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

const withYear = 'Write year and month, such as 2016-03';

/** Describes a faulty row, and what helps. */
export function describeFault({ code, value, name }: RosterFault): {
  wrong: string;
  helps: string;
} {
  const quoted = value === null ? '' : ` “${value}”`;
  const words: Record<RosterFault['code'], [wrong: string, helps: string]> = {
    name_missing: ['The first name is missing', 'Add it'],
    name_unreadable: ['This is not a first name', 'A name begins with a letter'],
    name_long: ['The name is too long', 'Shorten it to 22 signs'],
    name_twice: [`Line ${value} has the same name`, `Two children? Add a letter: ${name} B`],
    id_missing: ['The id is missing', 'Other rows have one, so this one needs it'],
    id_twice: [`Same child twice: id${quoted}`, 'The first row was taken'],
    birth_missing: ['The birth month is missing', withYear],
    birth_month_missing: [`Only the year${quoted} is given`, withYear],
    birth_unreadable: [`${quoted.trim()} is not a birth month`, withYear],
    birth_unlikely: [`Born in${quoted}: not the age of a child here`, 'A grown-up, or a slip?'],
    language_unknown: [`Help language${quoted} is not known yet`, 'Choose one of ours, or none'],
    class_missing: ['The class is missing', 'Add the name of the class'],
    class_unknown: [`Class${quoted} is not in classes.csv`, 'Add the class, or move the child'],
    class_other: [`Belongs to another class${quoted}`, 'Bring it there, or ask your school lead'],
    class_full: [`Class${quoted} is full`, 'A class has at most 60 children'],
    several_classes: [`In several classes:${quoted}`, 'Mark one as the homeroom'],
    user_unknown: [`Child${quoted} is not in users.csv`, 'Add the child, or take the row out'],
  };
  const [wrong, helps] = words[code];
  return { wrong, helps };
}

/** Says why nothing of a list can be used, and what helps. */
export function describeRefusal({ code, file, line, value }: RosterRefusal): string {
  const words: Record<RosterRefusal['code'], string> = {
    empty: 'There is nobody in this list.',
    no_names: 'There is no column of first names. Call its head “First name”.',
    no_classes: 'No row names a class. Add a column “Class”, or bring the list inside a class.',
    quote_open: `A quote in line ${line} of ${file || 'the list'} is never closed.`,
    too_many_rows: 'The list has more than 50,000 lines.',
    zip_broken: 'The ZIP cannot be opened. Save it again, without a password.',
    zip_too_big: 'The ZIP unpacks to more than a school needs.',
    file_twice: `The ZIP has ${file} twice.`,
    no_manifest: 'The ZIP has no manifest.csv, so it is not OneRoster 1.2.',
    version: `The ZIP is OneRoster ${value || 'without a version'}. Please choose version 1.2.`,
    delta: `${file} has only changes. Please export the whole list (“bulk”).`,
    part_missing: `The ZIP has no ${file}. Please export the whole list.`,
    several_schools: 'The ZIP has classes of several schools. Please export one school.',
    whole_school: 'This is the list of a whole school. Your school lead brings it at “Classes”.',
  };
  return words[code];
}
