import type { Database } from '../../apps/server/src/db/open-db.ts';

/** Rows above which reading a whole table is a fault. */
const LARGE = 50_000;
/** Tables that are listed by size. */
const LISTED = 8;

/** Counts of sequential scans of tables with many rows, by name. */
async function countScans({ pool }: Database): Promise<Map<string, number>> {
  // Connections report their counts with a short delay.
  await new Promise(resolve => setTimeout(resolve, 2_000));
  const { rows } = await pool.query<{ name: string; scans: string }>(
    'SELECT relname AS name, seq_scan AS scans FROM pg_stat_user_tables WHERE n_live_tup > $1',
    [LARGE],
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

/** Watches a database. @returns names the tables with many rows that were read whole since then */
export async function scansOfLargeTables(database: Database): Promise<() => Promise<string[]>> {
  const before = await countScans(database);
  return async () =>
    [...(await countScans(database))].flatMap(([name, scans]) => {
      const added = scans - (before.get(name) ?? 0);
      return added > 0 ? [`${name} ${added} times`] : [];
    });
}

type TableFigures = {
  readonly name: string;
  readonly rows: string;
  readonly heap: string;
  readonly indexes: string;
  readonly dead: string;
};

const bytes = (count: number): string =>
  count < 1e6 ? `${(count / 1e3).toFixed(1)} kB` : `${(count / 1e9).toFixed(2)} GB`;

/** Printed rows: bytes of a child, the largest tables, the share of dead rows. */
export async function databaseFigures({ pool }: Database, children: number): Promise<string[]> {
  const { rows: tables } = await pool.query<TableFigures>(
    `SELECT relname AS name, n_live_tup AS rows, pg_table_size(relid) AS heap,
       pg_indexes_size(relid) AS indexes, n_dead_tup AS dead
     FROM pg_stat_user_tables ORDER BY pg_total_relation_size(relid) DESC`,
  );
  const sum = (of: keyof TableFigures) => tables.reduce((all, table) => all + Number(table[of]), 0);
  const [heap, indexes, rows] = [sum('heap'), sum('indexes'), sum('rows')];
  const dead = ((100 * sum('dead')) / Math.max(rows, 1)).toFixed(2);
  return [
    `size of a child            ${bytes((heap + indexes) / children)}, of which indexes ${bytes(indexes / children)}, in ${(rows / children).toFixed(0)} rows`,
    `size of the database       ${bytes(heap + indexes)}`,
    ...tables
      .slice(0, LISTED)
      .map(
        table =>
          `  ${table.name.padEnd(24)} ${bytes(Number(table.heap))}, indexes ${bytes(Number(table.indexes))}, ${Number(table.rows).toLocaleString('en')} rows`,
      ),
    `dead rows                  ${dead} %`,
  ];
}
