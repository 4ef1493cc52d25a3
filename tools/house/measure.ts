import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A row of the table: a title and the number of different files it names. */
export type Measure = { readonly name: string; readonly files: number };

type Step = {
  readonly file: string;
  readonly symbol: string;
  /** A name at both ends of a step without an import between them: an endpoint key or a callback. */
  readonly by: string | undefined;
};

const SECTION = /^## +(.+)$/m;
const STEP = /^\d+\. `([^`#]+)#([^`]+)`(?: by `([^`]+)`)?/gm;

/** The text of each section of a page by its title. */
function sectionsOf(page: string): [title: string, text: string][] {
  const parts = page.split(SECTION).slice(1);
  return parts.flatMap((title, index) =>
    index % 2 === 0 ? [[title.trim(), parts[index + 1] ?? ''] as [string, string]] : [],
  );
}

/** Counts the files of each story in `page`, and reports every step that cannot be followed. */
export function measureStories(
  root: string,
  page: string,
): { stories: Measure[]; errors: string[] } {
  const stories: Measure[] = [];
  const errors: string[] = [];
  for (const [name, text] of sectionsOf(page)) {
    const steps = [...text.matchAll(STEP)].map(
      ([, file = '', symbol = '', by]): Step => ({ file, symbol, by }),
    );
    if (steps.length === 0) continue;
    stories.push({ name, files: new Set(steps.map(({ file }) => file)).size });
    errors.push(...checkSteps(root, steps).map(error => `${name}: ${error}`));
  }
  return { stories, errors };
}

/** Each step is declared in its file, and an earlier file in the story leads to it. */
function checkSteps(root: string, steps: readonly Step[]): string[] {
  const errors: string[] = [];
  const opened: Names[] = [];
  for (const { file, symbol, by } of steps) {
    const full = path.join(root, file);
    if (!existsSync(full)) {
      errors.push(`${file} does not exist`);
      continue;
    }
    const names = readNames(full);
    if (!names.declared.has(symbol)) errors.push(`${file} does not declare ${symbol}`);
    const target = by ?? symbol;
    if (by !== undefined && !names.used.has(by)) errors.push(`${file} does not contain ${by}`);
    if (opened.length > 0 && !opened.some(({ used }) => used.has(target))) {
      errors.push(`no step before ${file}#${symbol} contains ${target}`);
    }
    opened.push(names);
  }
  return errors;
}

type Names = { readonly declared: ReadonlySet<string>; readonly used: ReadonlySet<string> };

/** The top-level names of a file, and all identifiers and strings in it. */
function readNames(file: string): Names {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const declared = new Set<string>();
  for (const statement of source.statements) {
    for (const name of declaredBy(statement)) declared.add(name);
  }
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared, used };
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const TITLE = /^# +(.+)$/m;
const BULLET = /^- `([^`]+)`/gm;

/** Counts the files under `Files you touch` of each guide that has this section. */
export function measureChanges(guides: readonly string[]): Measure[] {
  return guides.flatMap(guide => {
    const [, text] = sectionsOf(guide).find(([title]) => title === 'Files you touch') ?? [];
    const name = TITLE.exec(guide)?.[1]?.trim();
    if (text === undefined || name === undefined) return [];
    const files = new Set([...text.matchAll(BULLET)].map(([, file]) => file));
    return [{ name, files: files.size }];
  });
}
