import type { AppliedMigration } from './migrate.ts';

/**
 * A back-up is a gzip file of JSON lines: a head, then for every table its name and its rows in
 * chunks, then the sequences, then an end that proves that nothing was cut off.
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

/** A name as SQL writes it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
