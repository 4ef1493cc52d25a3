import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A row of docs/requirements.tsv, as far as the report needs it. */
export type Requirement = { id: string; area: string };

/** Which test files name an id. */
export type NamedIds = Map<string, string[]>;

/** Reads the requirements: tab-separated, a heading line, `id` and `area` first. */
export function parseRequirements(tsv: string): Requirement[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter(line => line.trim() !== '')
    .map(line => {
      const [id = '', area = ''] = line.split('\t');
      return { id, area };
    });
}

/** The strings and templates of a source text; comments and identifiers name no requirement. */
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
 * `*.cases.ts`). A table-driven title carries its id as a literal in the table, so titles alone would
 * miss it. Words that only look like an id (`UTF-16`) have an area no requirement has.
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

/** Ids that tests name and the list does not have: a slip of the pen, or a row that went. */
export function findUnknownIds(requirements: Requirement[], named: NamedIds): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return [...named.keys()].filter(id => !known.has(id)).sort();
}

/** The report: a row for each requirement of `areas` (all when empty), a total for each area and all. */
export function describeCoverage(
  requirements: Requirement[],
  named: NamedIds,
  areas: string[],
): { rows: string[]; totals: string[] } {
  const chosen = requirements.filter(({ area }) => areas.length === 0 || areas.includes(area));
  const rows = chosen.map(({ id }) => {
    const files = named.get(id);
    return files ? `${id}\ttested\t${files.join(' ')}` : `${id}\tmissing`;
  });
  const total = (name: string, part: Requirement[]) =>
    `${name}: ${part.filter(({ id }) => named.has(id)).length} of ${part.length} tested`;
  const shown = [...new Set(chosen.map(({ area }) => area))];
  const totals = shown.map(area =>
    total(
      area,
      chosen.filter(row => row.area === area),
    ),
  );
  return { rows, totals: [...totals, total('all', chosen)] };
}
