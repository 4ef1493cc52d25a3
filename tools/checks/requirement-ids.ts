import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * A row of docs/requirements.tsv with the fields of the report. `routes` are the pages of the
 * row; `gap` says what is not tested yet, and makes the row partly tested.
 */
export type Requirement = { id: string; area: string; routes: string[]; gap: string };

/** The test files that name an id. */
export type NamedIds = Map<string, string[]>;

/** Test status of a requirement. */
type Coverage = 'tested' | 'partly' | 'missing';

/** Reads the requirements: tab-separated, with a heading line. */
export function parseRequirements(tsv: string): Requirement[] {
  const [heading = '', ...lines] = tsv.split('\n');
  const columns = heading.split('\t');
  return lines
    .filter(line => line.trim() !== '')
    .map(line => {
      const cells = line.split('\t');
      const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
      const routes = cell('route').split(' ').filter(Boolean);
      return { id: cell('id'), area: cell('area'), routes, gap: cell('partly') };
    });
}

/** The strings and templates of a source text; comments and identifiers do not count. */
function listStrings(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/**
 * Finds the requirement ids in the strings of test files (`*.test.ts(x)` and the tables beside them,
 * `*.cases.ts`). In a table-driven test the id is a literal in the table, so titles alone would
 * miss it. Words that only look like an id (`UTF-16`) have an area without requirements.
 */
export function findNamedIds(
  files: string[],
  areas: ReadonlySet<string>,
  read = (file: string) => readFileSync(file, 'utf8'),
): NamedIds {
  const named: NamedIds = new Map();
  for (const file of files) {
    const ids = listStrings(file, read(file)).flatMap(text => [
      ...text.matchAll(/\b([A-Z][A-Z0-9]*)-\d{2,3}\b/g),
    ]);
    for (const [id, area = ''] of ids) {
      if (!areas.has(area)) continue;
      const known = named.get(id) ?? [];
      if (!known.includes(file)) named.set(id, [...known, file]);
    }
  }
  return named;
}

/** Mistakes in the list or the tests: ids that are not in the list or twice in it, marks without a test. */
export function findMistakes(
  requirements: Requirement[],
  named: NamedIds,
  isRoute: (name: string) => boolean,
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...named].filter(([id]) => !known.has(id)).sort();
  const repeated = requirements.filter(
    ({ id }, index) => requirements.findIndex(other => other.id === id) !== index,
  );
  return [
    ...repeated.map(({ id }) => `${id} has two rows`),
    ...unknown.map(([id, files]) => `Unknown id ${id} in ${files.join(' ')}`),
    ...requirements.flatMap(({ id, routes, gap }) => [
      ...routes.filter(name => !isRoute(name)).map(name => `${id} names no route: ${name}`),
      ...(gap && !named.has(id) ? [`${id} is marked partly, but no test names it`] : []),
    ]),
  ];
}

const total = (name: string, coverage: Coverage[]): string => {
  const count = (wanted: Coverage) => coverage.filter(one => one === wanted).length;
  const parts = (['tested', 'partly', 'missing'] as const).map(one => `${count(one)} ${one}`);
  return `${name}: ${parts.join(', ')} of ${coverage.length}`;
};

/**
 * The report: a row for each requirement of `areas` (all when empty), a total for each area and all.
 * A row about a page that does not exist is missing, even if a test names it.
 */
export function describeCoverage(
  requirements: Requirement[],
  named: NamedIds,
  isBuilt: (route: string) => boolean,
  areas: string[],
): { rows: string[]; totals: string[] } {
  const chosen = requirements
    .filter(({ area }) => areas.length === 0 || areas.includes(area))
    .map(row => ({ ...row, ...coverageOf(row, named, isBuilt) }));
  const shown = [...new Set(chosen.map(({ area }) => area))].map(area => ({
    name: area,
    rows: chosen.filter(row => row.area === area),
  }));
  return {
    rows: chosen.map(({ id, coverage, note }) => [id, coverage, note].filter(Boolean).join('\t')),
    totals: [...shown, { name: 'all', rows: chosen }].map(({ name, rows }) =>
      total(
        name,
        rows.map(({ coverage }) => coverage),
      ),
    ),
  };
}

function coverageOf(
  { id, routes, gap }: Requirement,
  named: NamedIds,
  isBuilt: (route: string) => boolean,
): { coverage: Coverage; note: string } {
  const files = named.get(id)?.join(' ');
  const unbuilt = routes.find(route => !isBuilt(route));
  if (unbuilt) return { coverage: 'missing', note: `${unbuilt} is not built` };
  if (!files) return { coverage: 'missing', note: '' };
  return gap
    ? { coverage: 'partly', note: `${files}\t${gap}` }
    : { coverage: 'tested', note: files };
}
