import type { AgeBand, LanguageCode, TeachingLanguage } from '@digipals/contract';

/** A class of a school, as an import sees it. */
export type KnownClass = {
  readonly classId: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly ageBand: AgeBand;
  readonly teachingLanguage: TeachingLanguage;
};

/** A child of a school, as an import sees it. */
export type KnownChild = {
  readonly userId: string;
  readonly classId: string;
  readonly name: string;
  /** Its name in the last file that named it. A teacher may have given it another one since. */
  readonly importedName: string | null;
  readonly externalId: string | null;
  readonly born: string | null;
  readonly language: LanguageCode;
  readonly hasLeft: boolean;
  /** Left, and waits to be erased: it does not come back. */
  readonly isGone: boolean;
};

/** What an import is compared with. */
export type School = {
  readonly language: LanguageCode;
  /** Without archived ones. */
  readonly classes: readonly KnownClass[];
  /** Also those who left. */
  readonly children: readonly KnownChild[];
  /** The only class that may change; null for all. */
  readonly onlyClass: string | null;
  readonly today: Date;
};
