import type { Question } from '@digipals/contract';
import { type Skill, skills } from '@digipals/contract/constants';
import { type Context, spokenAudio } from './context.ts';
import type { SourceQuestion } from './source.ts';
import { inVariety } from './variants.ts';

/** The skill that a question of a test asks for, if its line names one. */
export const skillOf = ({ lines }: SourceQuestion): Skill | undefined =>
  skills.find(skill => skill === lines.get('skill')?.value);

/** The number of the can-do line that a question of a test checks, from 1. */
export const canOf = ({ lines }: SourceQuestion): number | undefined => {
  const written = lines.get('can')?.value ?? '';
  return /^[1-9]$/.test(written) ? Number(written) : undefined;
};

/** What only a question of a test has: its skill, its can-do line, and its answer for the end of the test. */
export const testFieldsOf = (
  context: Context,
  source: SourceQuestion,
): Pick<Question, 'skill' | 'can' | 'answer'> => {
  const skill = skillOf(source);
  const can = canOf(source);
  const yes = source.lines.get('yes');
  return {
    ...(skill === undefined ? {} : { skill }),
    ...(can === undefined ? {} : { can }),
    ...(yes === undefined
      ? {}
      : {
          answer: {
            text: inVariety(yes.value, context.variety),
            ...spokenAudio(context, yes.value, yes.path),
          },
        }),
  };
};

/** Finds a skill or a can-do line that is not understood, or that is outside of a test. */
export const checkTestFields = ({ problems }: Context, source: SourceQuestion, test: boolean) => {
  const [skill, can] = [source.lines.get('skill'), source.lines.get('can')];
  for (const line of [skill, can])
    if (line && !test)
      problems.error(line.path, `“${line.key}:” belongs to a test: remove it, or set “test: yes”`);
  if (skill && skillOf(source) === undefined)
    problems.error(skill.path, `“skill:” is one of ${skills.join(', ')}`);
  if (can && canOf(source) === undefined)
    problems.error(can.path, '“can:” is the number of a line of “canDo” in lesson.json, from 1');
};
