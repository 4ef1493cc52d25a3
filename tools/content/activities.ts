import { type Activity, type ActivityMeta, activitySchema } from '@digipals/contract';
import { checkBook } from './books.ts';
import { type Context, instruct, pictureAddress, reportMissing, translate } from './context.ts';
import type { Lesson } from './pack.ts';
import { partsOf } from './parts.ts';
import { placeholder, writeHere } from './placeholders.ts';
import { buildQuestion } from './questions.ts';
import type { SourceActivity } from './source.ts';
import { inVariety } from './variants.ts';

type Head = SourceActivity['head'];

/** Long enough for a sentence of four words. */
const recordSeconds = 5;

const yesNo = (context: Context, source: SourceActivity, key: string): boolean => {
  const line = source.head.get(key);
  if (line?.value === 'yes' || line?.value === 'no') return line.value === 'yes';
  context.problems.error(line?.path ?? source.file, `“${key}:” is yes or no`);
  return false;
};

const count = (context: Context, source: SourceActivity, key: string): number => {
  const line = source.head.get(key);
  if (line && /^\d+$/.test(line.value)) return Number(line.value);
  context.problems.error(line?.path ?? source.file, `“${key}:” is a number`);
  return 1;
};

const required = (context: Context, source: SourceActivity, key: string): string => {
  const line = source.head.get(key);
  if (!line) context.problems.error(source.file, `has no “${key}:”`);
  return line?.value ?? '';
};

const wallpaperOf = (context: Context, head: Head): { wallpaper?: string } => {
  const line = head.get('wallpaper');
  return line ? { wallpaper: pictureAddress(context, line.value, line.path) } : {};
};

const metaOf = (context: Context, source: SourceActivity): ActivityMeta => ({
  title: inVariety(required(context, source, 'title'), context.variety),
  attempts: count(context, source, 'attempts'),
  shuffle: yesNo(context, source, 'shuffle'),
  test: yesNo(context, source, 'test'),
  country: context.variety,
  lingos: count(context, source, 'lingos'),
  recordDuration: source.head.has('record') ? count(context, source, 'record') : recordSeconds,
  ...wallpaperOf(context, source.head),
});

/** In a test, instructions of questions are in `testInstructions` (PLAYER-05). */
const testInstructions = (
  context: Context,
  source: SourceActivity,
  activityId: string,
): Activity['testInstructions'] =>
  source.questions.flatMap(question => {
    const task = question.lines.get('do');
    if (!task) return [];
    return [
      {
        question_id: `${activityId}-${question.name}`,
        ...instruct(context, task.value, task.path),
      },
    ];
  });

const checkSchema = (context: Context, source: SourceActivity, activity: Activity) => {
  const parsed = activitySchema.safeParse(activity);
  for (const issue of parsed.error?.issues ?? [])
    context.problems.error(source.file, `${issue.path.join('.')}: ${issue.message}`);
};

const checkNames = (context: Context, source: SourceActivity) => {
  const seen = new Set<string>();
  for (const { name, path } of source.questions) {
    if (seen.has(name)) context.problems.error(path, `there is another [${name}] in this activity`);
    seen.add(name);
  }
};

/** What an author still has to write in an activity. */
const checkWritten = (context: Context, { head, questions }: SourceActivity) => {
  const lines = questions.flatMap(({ components, lines: others }) => [
    ...others.values(),
    ...components.flatMap(line => [line, ...line.fields]),
  ]);
  for (const { value, path } of [...head.values(), ...lines])
    if (value.includes(placeholder)) reportMissing(context, path, writeHere);
};

/** Id of an activity: the lesson's id and the name of its file. */
export const activityIdOf = (lessonId: string, source: SourceActivity): string =>
  `${lessonId}-${source.name}`;

/** The can-do lines of the lesson of a test, in the help language. A review names activities of other lessons. */
const canDoOf = (
  context: Context,
  { id, canDo, review }: Pick<Lesson, 'id' | 'canDo' | 'review'>,
  path: string,
): Pick<Activity, 'canDo'> =>
  canDo === undefined
    ? {}
    : {
        canDo: canDo.map(({ text, trains }) => ({
          text: translate(context, text, path),
          ...(trains === undefined ? {} : { trains: review ? trains : `${id}-${trains}` }),
        })),
      };

/** Builds an activity in the variety and help language of the context (B §3). */
export const buildActivity = (
  context: Context,
  source: SourceActivity,
  lesson: Pick<Lesson, 'id' | 'canDo' | 'review'>,
): Activity => {
  const id = activityIdOf(lesson.id, source);
  const meta = metaOf(context, source);
  const test = meta.test === true;
  checkNames(context, source);
  checkWritten(context, source);
  if (source.head.has('draft')) yesNo(context, source, 'draft');
  checkBook(context, source);
  if (source.head.has('pick')) count(context, source, 'pick');
  if (source.questions.length === 0) context.problems.error(source.file, 'has no questions');
  const activity: Activity = {
    id,
    meta,
    data: source.questions.map(question => buildQuestion(context, question, id, test)),
    testInstructions: test ? testInstructions(context, source, id) : [],
    ...(test ? canDoOf(context, lesson, source.file) : {}),
    ...partsOf(context, source, id),
  };
  checkSchema(context, source, activity);
  return activity;
};
