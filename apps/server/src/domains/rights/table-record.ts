import type { RawBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Name of a table. */
export type TableName = keyof Tables & string;

/** A child whose rows are wanted. */
export type ChildRows = {
  readonly userId: string;
  /** Keyed hashes under which sign-in knows the child. */
  readonly signInKeys: readonly Buffer[];
};

/** The time of a run of retention, and the idle limit of children's sessions. */
export type Moment = { readonly at: Date; readonly idleMs: number };

/** Rows belong with rows of another table: the column has the same name in both. */
export type PartOf = readonly [column: string, table: TableName];

/** The child's own rows: columns with its id, or the own rows of another table that they are part of. */
export type OwnRows = { readonly own: readonly string[] } | { readonly ownIn: PartOf };

/** How the rows of a child are exported. */
export type Exported = OwnRows & {
  /** File of the export. */
  readonly as: string;
  /** Columns left out: ids and words of adults, and internal values. Columns of bytes always are. */
  readonly hide?: readonly string[];
  /** Columns that only the child in the first column may read. */
  readonly private?: readonly [author: string, ...columns: string[]];
  /** SQL: rows that are left out of the export of a child, because its family may not know of them. */
  readonly without?: (userId: string) => RawBuilder<SqlBool>;
  /** SQL: values that are exported instead of those of a row, as a JSON object. */
  readonly instead?: RawBuilder<unknown>;
};

/** What one table is for, and what becomes of its rows. The notice is printed from it. */
export type TableRecord = {
  /** What the rows are for. */
  readonly purpose: string;
  /** Why the purpose needs them. */
  readonly need: string;
  /** How long rows are kept. */
  readonly kept: string;
  /** SQL: rows that are older than that. Rows of other tables end with their child. */
  readonly expired?: (moment: Moment) => RawBuilder<SqlBool>;
  /** Columns with ids of children. An erasure deletes a row with the child in any of them. */
  readonly children?: readonly string[];
  /** Columns that repeat the child of one of `children`. */
  readonly repeated?: readonly string[];
  /** Rows that an erasure deletes with those of other tables. */
  readonly partOf?: readonly PartOf[];
  /** SQL: other traces of a child. */
  readonly traces?: (child: ChildRows) => RawBuilder<SqlBool>;
  /** What the export has of it, or why nothing. */
  readonly exported: Exported | string;
};
