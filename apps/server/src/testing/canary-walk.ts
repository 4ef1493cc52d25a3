import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import type { Pool } from 'pg';
import type { TestApp } from './create-test-app.ts';
import { sample } from './sample-content.ts';

/** What calls have to be asked for, so that each gives its fullest answer. */
const queries: Partial<Record<EndpointKey, readonly string[]>> = {
  'GET users/summaries': ['username=zyx', 'username=child'],
  'GET messages/suggestions': ['q=hello'],
  'GET recommendations/friends': ['', 'type=online', 'type=faf'],
  'GET desk/cases': ['', 'show=closed', 'q=zyx'],
  'GET desk/audit': ['', 'q=zyx'],
  'GET desk/history': ['', 'q=zyx'],
};

/** What stands in a path in the place of each name; every call is asked for each id in turn. */
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

/** Who looks, and with which ids. */
export type Looker = {
  readonly token: string | undefined;
  readonly of: 'child' | 'staff';
  readonly ids: readonly string[];
  /** Calls in which the text may stand for this one. */
  readonly except?: readonly EndpointKey[];
};

/**
 * Asks every call that reads, for every id, and looks for a text in all that is answered.
 * @returns the paths in whose answer it stands, and how many were asked
 */
export async function walkFor(
  server: TestApp,
  canary: string,
  { token, of, ids, except = [] }: Looker,
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
      const heard = answer.text + JSON.stringify(answer.headers);
      if (heard.includes(canary) && !except.includes(key)) found.push(path);
    }
  }
  return { found, asked, answered };
}

/** Tables in any row of which a text stands. */
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
