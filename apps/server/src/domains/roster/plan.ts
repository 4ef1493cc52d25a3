import type { AgeBand, LanguageCode, RosterFault, TeachingLanguage } from '@digipals/contract';
import type { KnownChild, KnownClass } from './school.ts';

/** A class in which a plan puts children; `classId` is null until it is made. */
export type PlannedClass = {
  /** The id of a class, or a key of this plan. */
  readonly key: string;
  readonly classId: string | null;
  readonly name: string;
  readonly externalId: string | null;
  /** Of a new class, that of most of its children. */
  readonly ageBand: AgeBand;
  readonly teachingLanguage: TeachingLanguage;
};

/** A child that will be made. */
export type NewChild = {
  readonly classKey: string;
  /** As the file has it, and as it is shown: two of a name in a class get numbers. */
  readonly importedName: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly born: string | null;
  readonly language: LanguageCode;
};

/** A child of the school that the file knows otherwise. */
export type ChangedChild = {
  readonly before: KnownChild;
  readonly classKey: string;
  readonly importedName: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly born: string | null;
  /** Null keeps it. */
  readonly ageBand: AgeBand | null;
  readonly language: LanguageCode;
};

/** What an import will do. */
export type Plan = {
  /** The classes of all its children. */
  readonly classes: readonly PlannedClass[];
  /** Classes with another name or a new id. */
  readonly changedClasses: readonly { before: KnownClass; name: string; externalId: string }[];
  readonly made: readonly NewChild[];
  readonly changed: readonly ChangedChild[];
  readonly same: number;
  readonly leaving: readonly KnownChild[];
  readonly faults: readonly RosterFault[];
};
