import type { Endpoint, FirstPage, Offline } from '@digipals/contract';

type Entry = { key: string; method: string; path: string } & Pick<
  Endpoint,
  'changes' | 'offline' | 'firstPage'
>;

/** Endpoints by key, as the contract has them. */
export type EndpointTable = Readonly<Record<string, Partial<Endpoint>>>;

const entriesOf = (table: EndpointTable): Entry[] =>
  Object.entries(table).map(([key, marks]) => {
    const [method = '', path = ''] = key.split(' ');
    return { ...marks, key, method, path };
  });

/** Source of a pattern that matches the addresses of these calls; without calls it matches nothing. */
function patternOf(entries: readonly Entry[]): string {
  const paths = entries.map(({ path }) =>
    path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+'),
  );
  return paths.length > 0 ? `/^\\/api\\/(${paths.join('|')})$/` : '/$^/';
}

const objectOf = (fields: [name: string, value: string][]): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** Writes with the same changes share one list. */
function changesModule(table: EndpointTable): string {
  const fields = entriesOf(table).flatMap(({ key, changes }): [string, string][] =>
    changes ? [[key, JSON.stringify(changes)]] : [],
  );
  const lists = [...new Set(fields.map(([, list]) => list))];
  const named = fields.map(([key, list]): [string, string] => [key, `l${lists.indexOf(list)}`]);
  const constants = lists.map((list, index) => `const l${index} = ${list};\n`);
  return `${constants.join('')}export const changes = ${objectOf(named)};`;
}

/** A write must drop a cached answer that it changes if the cache is used before the server. */
function offlineModule(table: EndpointTable): string {
  const entries = entriesOf(table);
  const kinds: Offline[] = ['server-first', 'server-first-own', 'cache-first'];
  const cached = kinds.map((kind): [string, string] => [
    kind,
    patternOf(entries.filter(({ offline }) => offline === kind)),
  ]);
  const cachedFirst = new Set(
    entries.filter(({ offline }) => offline === 'cache-first').map(({ key }) => key),
  );
  const outdating = entries.filter(({ changes }) => changes?.some(key => cachedFirst.has(key)));
  const methods = [...new Set(outdating.map(({ method }) => method))];
  const byMethod = methods.map((method): [string, string] => [
    method,
    patternOf(outdating.filter(entry => entry.method === method)),
  ]);
  return `export const offline = ${objectOf(cached)};\nexport const outdating = ${objectOf(byMethod)};`;
}

function firstPageModule(table: EndpointTable): string {
  const groups: FirstPage[] = ['session', 'every', 'activity', 'begin', 'home', 'lesson'];
  const fields = groups.map((group): [string, string] => {
    const paths = entriesOf(table)
      .filter(({ firstPage }) => firstPage === group)
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
    return [group, JSON.stringify(paths)];
  });
  return `export const firstPage = ${objectOf(fields)};`;
}

const modules = {
  changes: changesModule,
  offline: offlineModule,
  'first-page': firstPageModule,
};

/** The source of a module of marks; undefined for an unknown name. */
export function marksModule(name: string, table: EndpointTable): string | undefined {
  return name in modules ? modules[name as keyof typeof modules](table) : undefined;
}
