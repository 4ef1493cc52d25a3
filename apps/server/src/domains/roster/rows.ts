import type { LanguageCode, RosterFault, RosterRefusal } from '@digipals/contract';

/** A child as a file names it. */
export type RosterRow = {
  readonly file: string;
  readonly line: number;
  /** Id of the child in the school's own system. */
  readonly id: string | null;
  readonly name: string;
  /** Its class: by the id of a class of the same file, by name, or null for the chosen class. */
  readonly classRef: string | null;
  readonly className: string | null;
  /** Year and month of birth, such as `2016-03`; null where the file has none at all. */
  readonly born: string | null;
  readonly language: LanguageCode | null;
};

/** What was read of a file: each row of a child is in `rows` or in `faults`. */
export type ReadRoster = {
  readonly format: 'list' | 'oneRoster';
  readonly rows: readonly RosterRow[];
  readonly faults: readonly RosterFault[];
  /** Classes that have ids in the file, with their names. */
  readonly classes: ReadonlyMap<string, string>;
  /** Ids of all children in the file, also of faulty rows. */
  readonly ids: ReadonlySet<string>;
};

/** How the school writes. */
export type Writing = {
  /** Its language, for files in an old encoding and for rows without a help language. */
  readonly language: LanguageCode;
  /** Whether dates have the month before the day. */
  readonly monthFirst: boolean;
};

/** A file of which nothing can be used. */
export class RosterRefused extends Error {
  readonly refusal: RosterRefusal;

  constructor(code: RosterRefusal['code'], place: Partial<Omit<RosterRefusal, 'code'>> = {}) {
    super(code);
    this.refusal = { code, file: null, line: null, value: null, ...place };
  }
}
