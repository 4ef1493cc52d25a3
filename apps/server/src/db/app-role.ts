import type { Pool, PoolClient } from 'pg';

/** The role that the connections of a server take: it reads and writes rows, and owns nothing. */
export const APP_ROLE = 'digipals_app';

const LOCK = 7_041_773;
const NOT_ALLOWED = '42501';
const EXISTS = new Set(['42710', '23505']);

/** Rows of the audit log are only ever added; its head moves. Migrations belong to the owner. */
const grantsOf = (role: string): string => `
  GRANT USAGE ON SCHEMA public TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
  REVOKE UPDATE, DELETE ON audit, audit_covers FROM ${role};
  GRANT UPDATE (salt) ON audit_covers TO ${role};
  REVOKE INSERT, DELETE ON audit_head FROM ${role};
  REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${role};`;

/**
 * Gives the role its rights, after the migrations; creates it at the first start. Servers that start at
 * the same time wait for each other.
 * @returns whether the user of `pool` may take the role; false if that user may not create it either
 */
export async function prepareAppRole(pool: Pool, role = APP_ROLE): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    if (!(await hasRole(client, role)) && !(await createRole(client, role))) return false;
    await client.query(grantsOf(role));
    await client.query(`SET LOCAL ROLE ${role}`);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    if (codeOf(error) === NOT_ALLOWED) return false;
    throw error;
  } finally {
    // Closing the connection ends a transaction that failed, and its lock.
    client.release(true);
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

async function hasRole(client: PoolClient, role: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return rowCount === 1;
}

/** @returns false if the user may not create roles */
async function createRole(client: PoolClient, role: string): Promise<boolean> {
  await client.query('SAVEPOINT before_role');
  try {
    await client.query(`CREATE ROLE ${role} NOLOGIN`);
    // Since PostgreSQL 16, the creator of a role needs this grant to take it.
    await client.query(`GRANT ${role} TO CURRENT_USER`);
    return true;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT before_role');
    // The server of another database on the same PostgreSQL was faster.
    if (EXISTS.has(codeOf(error))) return true;
    if (codeOf(error) === NOT_ALLOWED) return false;
    throw error;
  }
}

/** What the user of a pooler lacks: through it, a server can take neither the role nor its time limits. */
export async function findPoolProblems(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ isEndless: boolean; mayForge: boolean }>(
    `SELECT 0 = ANY (SELECT setting::int FROM pg_settings WHERE name IN
       ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) AS "isEndless",
     has_table_privilege('audit', 'UPDATE') AS "mayForge"`,
  );
  const { isEndless = false, mayForge = false } = rows[0] ?? {};
  return [
    ...(isEndless ? ['the user of DATABASE_URL has no time limits: see the guide'] : []),
    ...(mayForge ? ['the user of DATABASE_URL may change the audit log: see the guide'] : []),
  ];
}
