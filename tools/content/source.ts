import type { Problems } from './problems.ts';

/**
 * One line of a source: a key and its value. `path` is `file:line`; `fields`
 * are the indented lines under it.
 */
export type SourceLine = { key: string; value: string; path: string; fields: SourceField[] };
/** An indented line under a component. */
export type SourceField = { key: string; value: string; path: string };
/** A question as written: its name, its components in order, its reasons, and its other lines by key. */
export type SourceQuestion = {
  name: string;
  path: string;
  components: SourceLine[];
  whys: SourceLine[];
  lines: Map<string, SourceLine>;
};
/** An activity as written. */
export type SourceActivity = {
  name: string;
  file: string;
  head: Map<string, SourceLine>;
  questions: SourceQuestion[];
};

const questionKeys = ['do', 'yes', 'oops', 'skill', 'can', 'part'];
const headKeys = [
  'title',
  'thumbnail',
  'attempts',
  'shuffle',
  'test',
  'lingos',
  'wallpaper',
  'record',
  'draft',
  'pick',
  'book',
];
const lineForm = /^(\w+):\s*(.*)$/;
const nameForm = /^\[([a-z0-9-]+)\]$/;

const openQuestion = (name: string, path: string): SourceQuestion => ({
  name,
  path,
  components: [],
  whys: [],
  lines: new Map(),
});

const setOnce = (lines: Map<string, SourceLine>, line: SourceLine, problems: Problems) => {
  if (lines.has(line.key)) problems.error(line.path, `“${line.key}:” is here twice`);
  lines.set(line.key, line);
};

const placeLine = (activity: SourceActivity, line: SourceLine, problems: Problems) => {
  const question = activity.questions.at(-1);
  if (!question) {
    if (headKeys.includes(line.key)) setOnce(activity.head, line, problems);
    else problems.error(line.path, `“${line.key}:” is not known; here: ${headKeys.join(', ')}`);
    return;
  }
  if (questionKeys.includes(line.key)) setOnce(question.lines, line, problems);
  else if (line.key === 'why') question.whys.push(line);
  else question.components.push(line);
};

/** An indented line belongs to the component above it. */
const placeField = (activity: SourceActivity, field: SourceField, problems: Problems) => {
  const component = activity.questions.at(-1)?.components.at(-1);
  if (component) component.fields.push(field);
  else problems.error(field.path, 'is indented, but has no component above it');
};

/**
 * Parses an activity: `key: value` lines, indented ones for fields of the
 * component above, a `[name]` for each question, `#` for comments. The builder checks component types later.
 *
 * @param file name of the file, for the problems
 */
export const readSource = (file: string, text: string, problems: Problems): SourceActivity => {
  const name = file.replace(/^.*\//, '').replace(/\.txt$/, '');
  const activity: SourceActivity = { name, file, head: new Map(), questions: [] };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const path = `${file}:${index + 1}`;
    if (line === '' || line.startsWith('#')) continue;
    const question = nameForm.exec(line)?.[1];
    const [, key, value] = lineForm.exec(line) ?? [];
    if (question !== undefined) activity.questions.push(openQuestion(question, path));
    else if (key === undefined || !value)
      problems.error(path, 'is neither “key: value” nor “[name-of-a-question]”');
    else if (/^\s/.test(raw)) placeField(activity, { key, value, path }, problems);
    else placeLine(activity, { key, value, path, fields: [] }, problems);
  }
  return activity;
};

/** Whether an activity is a draft by its own head: `draft: yes`. */
export const isDraft = (source: SourceActivity): boolean =>
  source.head.get('draft')?.value === 'yes';

/** Whether an activity is a test by its head: `test: yes`. */
export const isTest = ({ head }: SourceActivity): boolean => head.get('test')?.value === 'yes';

/** One item of a component line: `*` marks a right answer, `(say)` a text with a speaker button. */
export type SourceItem = { value: string; right: boolean; say: boolean };

const itemForm = /^(\*?)(\(say\)\s+)?(.*)$/;

/** Reads one item. */
export const readItem = (text: string): SourceItem => {
  const [, star, say, value] = itemForm.exec(text.trim()) ?? [];
  return { right: star === '*', say: Boolean(say), value: value ?? '' };
};

/** Splits a component line at ` | `; a variant pair such as `{mum|mom}` has no spaces and is not split. */
export const readItems = (value: string): SourceItem[] => value.split(/\s+\|\s+/).map(readItem);
