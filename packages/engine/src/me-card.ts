import type {
  Activity,
  Item,
  MeChoices,
  MeKey,
  Personal,
  Pick,
  Question,
  SolutionItem,
} from '@digipals/contract';

/** What lessons may say of a child: its first name as the app shows it, and what it has chosen. */
export type Me = { readonly name?: string | undefined; readonly choices: MeChoices };

/** What an answer sets on the me card; null if its question sets nothing, or nothing was chosen. */
export const choiceOf = (
  { sets }: Question,
  picks: readonly Pick[],
): { key: MeKey; value: string } | null => {
  if (!sets) return null;
  const { key, values } = sets;
  // Picks are sent by apps: an id such as `constructor` is not an item.
  const last = picks.findLast(({ id }) => Object.hasOwn(values, id));
  const value = last && values[last.id];
  return value === undefined ? null : { key, value };
};

type Part = { value: string; audio?: string | undefined; me?: Personal | undefined };

/** A text or sound as it reads for this child; unchanged if the child has not chosen. A name is never spoken. */
const partFor = <P extends Part>(part: P, me: Me): P => {
  if (!part.me) return part;
  if ('name' in part.me) {
    if (me.name === undefined) return part;
    return { ...part, value: part.me.name.replace('{me}', () => me.name ?? '') };
  }
  const value = me.choices[part.me.key];
  return value === undefined ? part : { ...part, ...part.me.texts[value] };
};

const isPersonal = ({ components, triggers }: Question): boolean =>
  components.some(({ data }) => data.some(({ me }) => me)) ||
  triggers.correct.some(({ data }) => data.me);

/** An item of the right answer, read and heard as the child's item is. The label of a gap is its number, and stays. */
const answerFor = (answer: SolutionItem, item: Item | undefined): SolutionItem => {
  if (!item) return answer;
  const { value, audio, label } = item;
  const isGap = /^\d+$/.test(answer.label ?? '');
  return {
    ...answer,
    ...{ value, ...(audio !== undefined && { audio }) },
    ...(label !== undefined && !isGap && { label }),
  };
};

const questionFor = (question: Question, me: Me): Question => {
  if (!isPersonal(question)) return question;
  const { components, solution, triggers } = question;
  const own = components.map(one => ({ ...one, data: one.data.map(item => partFor(item, me)) }));
  const items = new Map(
    own.flatMap(({ data }) => data.flatMap(item => (item.me ? [[item.id, item] as const] : []))),
  );
  return {
    ...question,
    components: own,
    solution: solution.map(answer => answerFor(answer, items.get(answer.id))),
    triggers: {
      ...triggers,
      correct: triggers.correct.map(one => ({ ...one, data: partFor(one.data, me) })),
    },
  };
};

/** Whether sentences of an activity are about the child. */
export const isAboutMe = ({ data }: Activity): boolean => data.some(isPersonal);

/** An activity whose sentences are about this child. Can be repeated after another choice. */
export const withMe = <A extends Activity>(activity: A, me: Me): A => ({
  ...activity,
  data: activity.data.map(question => questionFor(question, me)),
});
