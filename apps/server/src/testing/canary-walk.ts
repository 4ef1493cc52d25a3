import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import type { Pool } from 'pg';
import type { TestApp } from './create-test-app.ts';
import { sample } from './sample-content.ts';

/** Queries with which each call returns as much as possible. */
const queries: Partial<Record<EndpointKey, readonly string[]>> = {
  'GET users/summaries': ['username=zyx', 'username=child'],
  'GET messages/suggestions': ['q=hello'],
  'GET recommendations/friends': ['', 'type=online', 'type=faf'],
  'GET desk/cases': ['', 'show=closed', 'q=zyx'],
  'GET desk/audit': ['', 'q=zyx'],
  'GET desk/history': ['', 'q=zyx'],
};

/** Values of path parameters that are not ids. */
const places: Readonly<Record<string, string>> = { classCode: 'class', lang: 'fr', caseId: '2000' };

const pathsOf = (key: EndpointKey, ids: readonly string[]): string[] => {
  const [, pattern = ''] = key.split(' ');
  const filled = ids.map(id =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? id),
  );
  const all = key === 'GET activities/{id}' ? [`activities/${sample.first}`] : filled;
  return [...new Set(all)].flatMap(path =>
    (queries[key] ?? ['']).map(query => (query === '' ? path : `${path}?${query}`)),
  );
};

/** A reader, and the ids to read. */
export type Reader = {
  readonly token: string | undefined;
  readonly of: 'child' | 'staff';
  readonly ids: readonly string[];
  /** Calls in which this reader may find the text. */
  readonly except?: readonly EndpointKey[];
};

/**
 * Makes every GET call for every id and searches the answers for a text.
 * @returns the paths whose answer contains it, the number of calls, and the endpoints that answered 200
 */
export async function searchAnswers(
  server: TestApp,
  canary: string,
  { token, of, ids, except = [] }: Reader,
): Promise<{ found: string[]; asked: number; answered: ReadonlySet<EndpointKey> }> {
  const found: string[] = [];
  const answered = new Set<EndpointKey>();
  let asked = 0;
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { access }: Endpoint = endpoints[key];
    const isTheirs = access === 'public' || (access === 'staff') === (of === 'staff');
    if (!key.startsWith('GET ') || key === 'GET logout' || !isTheirs) continue;
    for (const path of pathsOf(key, ids)) {
      const answer = await server.call('GET', path, { token });
      asked += 1;
      if (answer.status === 200) answered.add(key);
      const received = answer.text + JSON.stringify(answer.headers);
      if (received.includes(canary) && !except.includes(key)) found.push(path);
    }
  }
  return { found, asked, answered };
}

/** Tables that contain a text in any row. */
export async function tablesWith(pool: Pool, canary: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const held: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `SELECT FROM "${name}" AS t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`,
      [canary],
    );
    if (rows.length > 0) held.push(name);
  }
  return held;
}
