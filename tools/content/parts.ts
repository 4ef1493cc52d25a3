import type { Activity, ActivityPart } from '@digipals/contract';
import { splitPair } from './components/form.ts';
import { type Context, pictureAddress } from './context.ts';
import type { SourceActivity, SourceQuestion } from './source.ts';
import { inVariety } from './variants.ts';

/** Questions in groups: each begins with a question that has a line `part:`. */
const groupsIn = (questions: readonly SourceQuestion[]): SourceQuestion[][] => {
  const groups: SourceQuestion[][] = [];
  for (const question of questions)
    if (question.lines.has('part')) groups.push([question]);
    else groups.at(-1)?.push(question);
  return groups;
};

/** What is wrong with the parts of an activity. */
const checkParts = (
  { problems }: Context,
  { questions }: SourceActivity,
  groups: readonly SourceQuestion[][],
) => {
  const [first] = questions;
  if (first && !first.lines.has('part'))
    problems.error(first.path, 'is in no part: begin with a question that has “part:”');
  if (groups.length === 1 && first)
    problems.error(first.path, 'begins the only part: a child needs two or more to choose from');
  for (const group of groups)
    if (group.length !== groups[0]?.length)
      problems.error(
        group[0]?.path ?? '',
        `begins a part of ${group.length} questions, and the first part has ${groups[0]?.length}`,
      );
};

/** `part: Three friends = malee`: the questions from here on are a part, of which a child chooses one. */
export const partsOf = (
  context: Context,
  source: SourceActivity,
  activityId: string,
): Pick<Activity, 'parts'> => {
  const groups = groupsIn(source.questions);
  if (groups.length === 0) return {};
  checkParts(context, source, groups);
  const parts = groups.flatMap((group): ActivityPart[] => {
    const line = group[0]?.lines.get('part');
    if (!line) return [];
    const [title, picture] = splitPair(line.value);
    return [
      {
        title: inVariety(title, context.variety),
        picture: pictureAddress(context, picture, line.path),
        questionIds: group.map(({ name }) => `${activityId}-${name}`),
      },
    ];
  });
  return { parts };
};

/** How many questions of an activity a child is asked: those of a part, those that are picked for it, or all. */
export const askedIn = ({ data, parts }: Activity, { head }: SourceActivity): number => {
  const picked = head.get('pick')?.value;
  return picked === undefined ? (parts?.[0]?.questionIds.length ?? data.length) : Number(picked);
};
