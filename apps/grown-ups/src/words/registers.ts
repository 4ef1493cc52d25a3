import type { SchoolAccesses } from '@digipals/contract';

type Look = SchoolAccesses['looks'][number];

/** Texts about what a lead sees of all classes: consents, and who looked. */
export const registers = {
  consents: 'Consent to write to friends',
  yes: 'yes',
  others: (no: number, open: number) => `${no} said no, ${open} still open`,
  byClass: 'Open consents by class',
  open: (count: number) => (count === 0 ? 'all answered' : `${count} open`),
  bar: ({ yes, no, open }: Record<'yes' | 'no' | 'open', number>) =>
    `${yes} yes, ${no} no, ${open} open`,
  noClasses: 'There are no classes yet.',
  lately: 'Who looked, last 30 days',
  looks: (count: number) => (count === 1 ? 'look' : 'looks'),
  latelyAbout: 'Families see the looks at their child too',
  who: 'Who looked',
  nobody: 'Nobody has looked at the data of a child.',
  people: {
    you: 'You',
    family: 'The family',
    operator: 'The operator',
    reader: 'A reader at DigiPals',
  } satisfies Record<Exclude<Look['who'], 'adult'>, string>,
  whats: {
    text: 'Read a text',
    messages: 'Read messages',
    progress: 'Looked at the work',
    case: 'Read a case',
    identity: 'Saw the real name',
    export: 'Saved all data',
    other: 'Looked at data',
  } satisfies Record<Look['what'], string>,
  of: (name: string, className: string) => `${name}, ${className}`,
  all: (count: number) => `Show all ${count}`,
} as const;
