import type { AppliedMigration } from './migrate.ts';

/**
 * A backup is a gzip file of JSON lines: a head, for every table its name and its rows in chunks, the
 * sequences, and an end, without which the file is incomplete.
 */
export type BackupLine =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly madeAt: string;
      readonly migrations: readonly AppliedMigration[];
    }
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly (string | null)[])[] }
  | {
      readonly kind: 'sequence';
      readonly sequence: string;
      readonly value: string;
      readonly called: boolean;
    }
  | { readonly kind: 'end'; readonly rows: number };

/** Quotes an SQL identifier. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
