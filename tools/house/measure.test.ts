import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureChanges, measureStories } from './measure.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-house-'));
  writeFileSync(path.join(folder, 'view.tsx'), "export const View = () => call('GET thing');");
  writeFileSync(
    path.join(folder, 'handler.ts'),
    "import { read } from './data.ts';\nexport const handlers = { 'GET thing': () => read() };",
  );
  writeFileSync(path.join(folder, 'data.ts'), 'export function read(): void {}');
});

afterAll(() => rmSync(folder, { recursive: true }));

const story = (...steps: string[]): string =>
  ['# Stories', '## Reading', ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
const view = '`view.tsx#View`: the view';
const handlers = '`handler.ts#handlers` by `GET thing`: the handler';
const data = '`data.ts#read`: the row';

test('counts the different files of a story', () => {
  const page = story(view, handlers, data, '`data.ts#read`: once more');
  expect(measureStories(folder, page)).toEqual({
    stories: [{ name: 'Reading', files: 3 }],
    errors: [],
  });
});

test.each([
  ['a missing file', story(view, '`gone.ts#read`'), 'gone.ts does not exist'],
  ['a missing symbol', story('`view.tsx#Other`'), 'view.tsx does not declare Other'],
  ['a step without a path to it', story(view, data), 'no step before data.ts#read contains read'],
  [
    'a key that is missing at one end',
    story(view, '`data.ts#read` by `GET thing`'),
    'data.ts does not contain GET thing',
  ],
])('reports %s', (_what, page, error) => {
  expect(measureStories(folder, page).errors).toEqual([`Reading: ${error}`]);
});

test('counts the files under "Files you touch"', () => {
  const guide =
    '# Add it\n\n## Files you touch\n\n- `a.ts`: one\n- `b.ts`: two\n\n## Check\n\n- `c.ts`';
  expect(measureChanges([guide, '# Run it'])).toEqual([{ name: 'Add it', files: 2 }]);
});

test('the stories of this repository can be followed', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const page = readFileSync(path.join(root, 'docs/stories.md'), 'utf8');
  const { stories, errors } = measureStories(root, page);
  expect(errors).toEqual([]);
  expect(stories).toHaveLength(3);
});
