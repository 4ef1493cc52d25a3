import type { Question, Trigger } from '@digipals/contract';
import { nameColours } from './colour-words.ts';
import { type BuiltComponent, buildComponent } from './components.ts';
import { type Context, findPicture, instruct, sayText } from './context.ts';
import { helpProblem, helpText } from './help-text.ts';
import { canGoWrong, isSelfPaced } from './kinds.ts';
import { learntTexts } from './level.ts';
import { isPersonal, personalOf, personalProblems, withDefault } from './personal.ts';
import { withReasons } from './reasons.ts';
import type { SourceLine, SourceQuestion } from './source.ts';
import { checkTestFields, testFieldsOf } from './test-fields.ts';
import { inVariety } from './variants.ts';

const cheering = 'domino-cheering';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * What is spoken after a wrong answer, and what is written of it. `oops: listen`, `look` and `read` are
 * short for a help that repeats the text; they write only “Listen again.”.
 */
const helpOf = (components: readonly BuiltComponent[], written: string) => {
  const again: Record<string, () => string[]> = {
    listen: () => components.flatMap(({ heard }) => heard),
    look: () => [],
    read: () => components.flatMap(({ read }) => read),
  };
  const texts = again[written]?.();
  if (!texts) return { spoken: `Oops! ${written}`, shown: written };
  const shown = `${capital(written)} again.`;
  return { spoken: ['Oops!', shown, ...texts.map(capital)].join(' '), shown };
};

const audioTrigger = (
  context: Context,
  text: string,
  path: string,
  order: number,
): Trigger | null => {
  const value = sayText(context, text, path);
  return value === undefined ? null : { type: 'audio', data: { value, order } };
};

const praise = (context: Context, yes: SourceLine): Trigger[] => {
  const { value, label } = findPicture(context, cheering, yes.path);
  const audio = audioTrigger(context, yes.value, yes.path, 2);
  const written = (text: string) => inVariety(withDefault(text), context.variety);
  const own = personalOf(yes.value, reading => {
    const address = sayText(context, reading, yes.path);
    return address === undefined ? null : { value: address, label: written(reading) };
  });
  return [
    { type: 'image', data: { value, label, order: 1 } },
    ...(audio ? [{ ...audio, data: { ...audio.data, label: written(yes.value), ...own } }] : []),
  ];
};

const help = (
  context: Context,
  oops: SourceLine,
  components: readonly BuiltComponent[],
): Trigger | null => {
  const { spoken, shown } = helpOf(components, oops.value);
  const trigger = audioTrigger(context, spoken, oops.path, 1);
  const answers = components.flatMap(one => one.answers);
  const heard = components.flatMap(one => one.heard);
  const again = heard.length > 0 ? 'Listen again.' : 'Look again.';
  const inEnglish = inVariety(shown, context.variety);
  const label = helpText(inEnglish, answers, again);
  const plays = heard.map(text => inVariety(text, context.variety));
  const problem = helpProblem(inEnglish, label, answers, plays);
  if (problem) context.problems.error(oops.path, problem);
  return trigger && { ...trigger, data: { ...trigger.data, label } };
};

/** A test gives no feedback until its end, so its questions have no triggers. */
const triggersOf = (
  context: Context,
  source: SourceQuestion,
  components: readonly BuiltComponent[],
  test: boolean,
): Question['triggers'] => {
  if (test) return { correct: [], incorrect: null };
  const yes = source.lines.get('yes');
  const oops = source.lines.get('oops');
  return {
    correct: yes ? praise(context, yes) : [],
    incorrect: oops ? help(context, oops, components) : null,
  };
};

const checkFeedback = (
  context: Context,
  source: SourceQuestion,
  question: Question,
  test: boolean,
) => {
  const { problems } = context;
  const { lines, whys, path } = source;
  if (test && lines.has('oops'))
    problems.error(path, 'a test gives no feedback until its end: remove “oops:”');
  for (const why of test ? whys : [])
    problems.error(why.path, 'a test gives no feedback until its end: remove “why:”');
  if (test) return;
  if (!lines.has('yes')) problems.error(path, 'has no “yes:”, the sentence heard when it is right');
  if (canGoWrong(question) && !lines.has('oops'))
    problems.error(path, 'has no “oops:”, the help after a try');
};

/** Only “yes:” may depend on the child, and not on its name, which nothing can say. */
const checkPersonal = ({ problems }: Context, { lines }: SourceQuestion) => {
  for (const { key, value, path } of lines.values()) {
    const isSayable = key === 'yes' && !value.includes('{me.name|');
    if (isPersonal(value) && !isSayable) problems.error(path, `“${key}:” cannot have this choice`);
    else for (const reason of personalProblems(value)) problems.error(path, reason);
  }
};

/** The component that sets something on the me card; a question has only one, and no other answer. */
const setsOf = (
  { problems }: Context,
  { path }: SourceQuestion,
  built: readonly BuiltComponent[],
): Pick<Question, 'sets'> => {
  const [sets, ...others] = built.flatMap(one => one.sets ?? []);
  if (!sets) return {};
  if (others.length > 0 || built.some(one => !one.sets && one.answers.length > 0))
    problems.error(path, '“sets:” leaves no place for another answer');
  return { sets };
};

const checkAnswer = (context: Context, source: SourceQuestion, question: Question) => {
  const { components, solution } = question;
  const goesOn = components.some(({ type }) => type === 'confirmButton') || isSelfPaced(question);
  if (source.components.length === 0) context.problems.error(source.path, 'has no components');
  else if (solution.length === 0 && !goesOn)
    context.problems.error(source.path, 'has no answer: mark it with *, or add a confirmButton');
};

/**
 * Whether a question is about colours: in its instruction, in what is read or heard, or in its choices.
 * Then nothing around them may have a colour.
 */
const isAboutColours = (built: readonly BuiltComponent[], task: string): boolean =>
  nameColours([
    task,
    ...built.flatMap(({ component, heard, read }) => [
      ...(component ? learntTexts(component) : []),
      ...heard,
      ...read,
    ]),
  ]);

/** Builds a question. @param activityId prefix of its ids, so that they are unique everywhere (AMBIG-26) */
export const buildQuestion = (
  context: Context,
  source: SourceQuestion,
  activityId: string,
  test: boolean,
): Question => {
  const id = `${activityId}-${source.name}`;
  const built = source.components
    .map((line, index) => buildComponent(context, line, id, index + 1))
    .filter((one): one is BuiltComponent => one !== null);
  const task = source.lines.get('do');
  if (!task) context.problems.error(source.path, 'has no “do:”, the instruction');
  const components = built.flatMap(one => one.component ?? []);
  const solution = built.flatMap(one => one.answers);
  const question: Question = {
    id,
    ...(isAboutColours(built, task?.value ?? '') ? { neutral: true } : {}),
    ...(task && !test ? { instruction: instruct(context, task.value, task.path) } : {}),
    components: test ? components : withReasons(context, source, components, solution),
    solution,
    ...setsOf(context, source, built),
    triggers: triggersOf(context, source, built, test),
    ...(test ? testFieldsOf(context, source) : {}),
  };
  checkPersonal(context, source);
  checkTestFields(context, source, test);
  checkFeedback(context, source, question, test);
  checkAnswer(context, source, question);
  return question;
};
