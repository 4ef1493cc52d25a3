import type { PoolClient } from 'pg';

/** A statement as it was sent to the database. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** How a scan finds rows: an index, if any, with the terms that choose from it, and the terms that rows must meet. */
type Way = {
  readonly index: string | null;
  readonly keys: readonly Term[];
  readonly all: readonly Term[];
};

/** A term `column = value` of a table or another source of rows: the value is given, or a column of another source. */
type Term = { readonly column: string; readonly given?: readonly string[]; readonly from?: string };

/** One scan of a table in a plan. A scan of several indexes has several ways. */
export type Scan = {
  readonly table: string;
  readonly alias: string;
  readonly ways: readonly Way[];
};

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Node[];
};

/** Without whole-table scans where an index can be used, which tables of a few rows would get. */
const asLarge = `SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off;
  SET LOCAL enable_mergejoin = off; SET LOCAL plan_cache_mode = force_custom_plan`;

/** The scans of a statement as PostgreSQL plans it for its values. The connection must be in a transaction. */
export async function readScans(client: PoolClient, { text, values }: Statement): Promise<Scan[]> {
  await client.query(asLarge);
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON, VERBOSE) ${text}`, [...values]);
  return scansIn(rows[0]['QUERY PLAN'][0].Plan);
}

function scansIn(node: Node): Scan[] {
  const table = node['Relation Name'];
  const inner = (node.Plans ?? []).flatMap(scansIn);
  if (table === undefined || node['Node Type'] === 'ModifyTable') return inner;
  const filter = termsOf(node.Filter);
  const ways = indexesOf(node).map(({ index, keys }) => ({
    index,
    keys,
    all: [...keys, ...filter],
  }));
  return [{ table, alias: node.Alias ?? table, ways }, ...inner];
}

/** The indexes that a scan reads, each with its terms. */
function indexesOf(node: Node): Pick<Way, 'index' | 'keys'>[] {
  if (node['Node Type'] !== 'Bitmap Heap Scan') {
    return [{ index: node['Index Name'] ?? null, keys: termsOf(node['Index Cond']) }];
  }
  const bitmaps = (inner: Node): Pick<Way, 'index' | 'keys'>[] =>
    inner['Node Type'].startsWith('Bitmap') && inner['Index Name'] === undefined
      ? (inner.Plans ?? []).flatMap(bitmaps)
      : [{ index: inner['Index Name'] ?? null, keys: termsOf(inner['Index Cond']) }];
  // Its other plans belong to its filter.
  return (node.Plans ?? []).slice(0, 1).flatMap(bitmaps);
}

/** The parts of a condition between a word that is not inside of brackets or quotes. */
function split(condition: string, word: ' AND ' | ' OR '): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of condition.matchAll(/'(?:[^']|'')*'| AND | OR |./gs)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token === word) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** A condition without the brackets around all of it. */
function unwrap(condition: string): string {
  const inner = condition.slice(1, -1);
  if (!condition.startsWith('(') || !condition.endsWith(')')) return condition;
  let depth = 0;
  for (const [token] of inner.matchAll(/'(?:[^']|'')*'|[()]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0) return condition;
  }
  return unwrap(inner);
}

const NAME = /^(?:[\w$]+|"[^"]+")\.\w+$/;
const GIVEN = /^(?:'([^']*)'::text|ANY \('\{([^']*)\}'::text\[\]\))$/;

/** The terms that all rows meet. One that is joined by OR to others is none. */
function termsOf(condition: string | undefined): Term[] {
  if (condition === undefined) return [];
  const parts = split(unwrap(condition), ' AND ');
  if (parts.length > 1) return parts.flatMap(termsOf);
  const [part = '', ...others] = split(unwrap(condition), ' OR ');
  const [, column = '', value = ''] = /^(\S+) = (.+)$/s.exec(part) ?? [];
  if (others.length > 0 || !NAME.test(column)) return [];
  const [isGiven, one, list] = GIVEN.exec(value) ?? [];
  if (isGiven) return [{ column, given: one === undefined ? (list ?? '').split(',') : [one] }];
  const term = { column, from: value };
  return NAME.test(value) ? [term, { column: value, from: column }] : [term];
}

/**
 * The values of a column by which every way of a scan finds its rows, as far as the plan tells: `found` where the value
 * comes from a row that another scan found. Null if a way does not choose by the column.
 */
export function valuesOf(
  scans: readonly Scan[],
  { alias, ways }: Scan,
  column: string,
): { readonly given: readonly string[]; readonly found: boolean } | null {
  const given: string[] = [];
  let found = false;
  for (const { all } of ways) {
    const values = traced(scans, all, `${alias}.${column}`, new Set());
    if (values === null) return null;
    given.push(...values.given);
    found ||= values.found;
  }
  return { given, found };
}

type Values = { readonly given: readonly string[]; readonly found: boolean };

/** Follows a column through equal columns of other scans to values of the statement. */
function traced(
  scans: readonly Scan[],
  terms: readonly Term[],
  column: string,
  seen: Set<string>,
): Values | null {
  seen.add(column);
  const own = terms.filter(term => term.column === column);
  const { given } = own.find(term => term.given !== undefined) ?? {};
  if (given !== undefined) return { given, found: false };
  for (const { from = '' } of own) {
    if (seen.has(from)) continue;
    const other = scans.find(
      ({ alias, ways }) => ways.length === 1 && from.startsWith(`${alias}.`),
    );
    const values = other && traced(scans, other.ways[0]?.all ?? [], from, seen);
    if (values && !values.found) return values;
  }
  return own.length > 0 ? { given: [], found: true } : null;
}

/** Whether every way of a scan is an index, and chooses by its first column. */
export const isFoundByIndex = (
  { alias, ways }: Scan,
  firstColumns: ReadonlyMap<string, string>,
): boolean =>
  ways.every(
    ({ index, keys }) =>
      index !== null &&
      keys.some(({ column }) => column === `${alias}.${firstColumns.get(index) ?? ''}`),
  );
