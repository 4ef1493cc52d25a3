import type { Pool, PoolClient } from 'pg';
import type { TableName } from '../domains/rights/table-record.ts';
import { listRecords } from '../domains/rights/table-records.ts';
import { isFoundByIndex, readScans, type Scan, type Statement, valuesOf } from './query-plans.ts';

/**
 * Tables that are not keyed by a child, by where their rows would be beyond one primary (decision 113). All others are
 * keyed by a child, which is read from the schema.
 */
export const otherTables = {
  /** The same on every shard: small, seldom written, read with the rows of children. */
  reference: [
    'assignments',
    'avatars',
    'class_pairs',
    'classes',
    'dominos',
    'safe_contacts',
    'schema_migration',
    'schools',
    'server_secrets',
    'service_hours',
    'staff',
    'vouchers',
  ],
  /** With the conversation of two children, which both read. */
  conversation: ['messages'],
  /** With a text of a child; their keys begin with its id, or with that of its decision or post: what screening, reviewers and readers add to it. */
  text: [
    'gone_texts',
    'post_likes',
    'recall_texts',
    'review_notes',
    'review_opened',
    'review_skips',
    'second_opinions',
    'severe_texts',
    'submission_signals',
    'submission_versions',
  ],
  /** With a case or a letter about a child. Only adults and the mail server read them. */
  case: ['alarms', 'case_events', 'home_decisions', 'identity_reveals', 'letter_replies'],
  /** Accounts of adults, who have rights over many children. */
  adults: [
    'adult_challenges',
    'adult_email_changes',
    'adult_invitations',
    'adult_passkeys',
    'adult_recovery_codes',
    'adult_roles',
    'adult_sessions',
    'adult_visits',
    'adults',
    'factor_resets',
    'passkey_challenges',
    'role_changes',
    'shifts',
    'staff_challenges',
    'staff_invitations',
    'staff_sessions',
  ],
  /** One for all: the audit log, the jobs, and what is asked before it is known which child it is about. */
  global: [
    'alarm_signs',
    'anchors',
    'audit',
    'audit_covers',
    'audit_head',
    'audit_touched',
    'events',
    'job_leases',
    'sign_in_failures',
    'sign_in_origins',
    'tickets',
  ],
} as const satisfies Record<string, readonly TableName[]>;

/** How rows of the schema are found. */
export type Shards = {
  /** The tables that are keyed by a child, each with the column of its id. */
  readonly keys: ReadonlyMap<string, string>;
  /** The first column of each index. */
  readonly firstColumns: ReadonlyMap<string, string>;
};

/**
 * Reads which column keys each table: the first of its columns with ids of children that an index begins with. Tables in
 * `otherTables` have none.
 */
export async function readShards(pool: Pool): Promise<Shards> {
  const { rows } = await pool.query<{ table: string; index: string; column: string }>(
    `SELECT t.relname AS table, i.relname AS index, a.attname AS column
     FROM pg_index AS x JOIN pg_class AS t ON t.oid = x.indrelid
     JOIN pg_class AS i ON i.oid = x.indexrelid
     JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = x.indkey[0]
     WHERE t.relnamespace = 'public'::regnamespace`,
  );
  const isOther = (table: TableName) =>
    Object.values<readonly TableName[]>(otherTables).some(tables => tables.includes(table));
  const keys = listRecords.flatMap(([table, { children = [] }]) => {
    if (isOther(table)) return [];
    const isIndexed = (child: string) =>
      rows.some(({ table: of, column }) => of === table && column === child);
    const key = children.find(isIndexed);
    return key === undefined ? [] : [[table, key] as const];
  });
  const firstColumns = new Map(rows.map(({ index, column }) => [index, column]));
  return { keys: new Map(keys), firstColumns };
}

const isReference = (table: string): boolean =>
  (otherTables.reference as readonly string[]).includes(table);

/** The children whose rows may be read: those with these ids and, if `found`, those that rows of them name. */
export type Reach = { readonly ids: readonly string[]; readonly found: boolean };

/**
 * What keeps rows from being found on the shard of a child: no index finds them, another key does, or they are of a child
 * that is out of reach.
 */
export type Fault = 'no index' | 'other key' | 'other child';

/** A table that a statement touches. */
export type Touched = { readonly table: string; readonly fault: Fault | null };

/** Judges each scan of a statement. The connection must be in a transaction. */
export async function judgeScans(
  client: PoolClient,
  statement: Statement,
  { keys, firstColumns }: Shards,
  reach: Reach,
): Promise<Touched[]> {
  const scans = await readScans(client, statement);
  const faultOf = (scan: Scan): Fault | null => {
    if (!isFoundByIndex(scan, firstColumns)) return 'no index';
    const key = keys.get(scan.table);
    if (key === undefined) return null;
    const values = valuesOf(scans, scan, key);
    if (values === null) return 'other key';
    const isReached = values.given.every(id => reach.ids.includes(id));
    return isReached && (reach.found || !values.found) ? null : 'other child';
  };
  return scans
    .filter(({ table }) => !isReference(table))
    .map(scan => ({ table: scan.table, fault: faultOf(scan) }));
}

/** Writes each row that is written from now on into a table `written`, with the child by which its table is keyed. */
export async function noteWrites(pool: Pool, { keys }: Shards): Promise<void> {
  await pool.query(`
    CREATE TABLE written (name text, child text);
    CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO written
      SELECT TG_TABLE_NAME, row->>TG_ARGV[0] FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) AS row
      WHERE row IS NOT NULL;
      RETURN NULL;
    END $$`);
  for (const [table] of listRecords) {
    await pool.query(`CREATE TRIGGER note_written AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION note_written('${keys.get(table) ?? ''}')`);
  }
}
