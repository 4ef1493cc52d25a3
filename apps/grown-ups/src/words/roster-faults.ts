import type { RosterFault, RosterRefusal } from '@digipals/contract';

const withYear = 'Write year and month, such as 2016-05';

/** Describes a faulty row, and what helps. */
export function describeFault({ code, value, name }: RosterFault): {
  wrong: string;
  helps: string;
} {
  const quoted = value === null ? '' : ` “${value}”`;
  const words: Record<RosterFault['code'], [wrong: string, helps: string]> = {
    name_missing: ['The first name is missing', 'Add it'],
    name_unreadable: ['This is not a first name', 'A name begins with a letter'],
    name_long: ['The name is too long', 'Shorten it to 22 letters: a number may follow it'],
    name_twice: [`Line ${value} has the same name`, `Two children? Add a letter: ${name} B`],
    id_missing: ['The id is missing', 'Other rows have one, so this one needs it'],
    id_twice: [`Same child twice: id${quoted}`, 'The first row was taken'],
    birth_missing: ['No birth month can be read', withYear],
    birth_month_missing: [`Only the year${quoted} is given`, withYear],
    birth_unreadable: [`${quoted.trim()} is not a month such as 2016-05`, withYear],
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
    excel: 'This is an Excel file: save it as CSV, or paste the cells.',
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
