import type { Component, Item, Reason, SolutionItem } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { isMedium, nameOf } from './checks/checked.ts';
import { splitPair } from './components/form.ts';
import { type Context, spokenAudio } from './context.ts';
import { saysAnswer, saysWords } from './help-text.ts';
import { namingSentence, pictureName } from './picture-names.ts';
import type { SourceLine, SourceQuestion } from './source.ts';
import { inVariety } from './variants.ts';

/** Types whose wrong pictures name themselves. */
const namedTypes: readonly string[] = [
  'imageButton',
  'imageButtons',
  'randomisedImageButtons',
  'adjustableImageButtons',
  'draggableImageButtons',
  'draggableImageHotspots',
  'draggableImageHotspotsWithWrappers',
] satisfies ComponentType[];

/** `hasName`: its name may be said when it was chosen wrongly. */
type Option = { item: Item; isRight: boolean; hasName: boolean };

/** Whether right pictures belong to places that do not name them: places without captions. */
const hasSilentPlaces = ({ type, meta }: Component): boolean => {
  const { spots } = meta;
  return (
    type === 'draggableImageHotspots' &&
    Array.isArray(spots) &&
    !spots.some(spot => 'label' in spot)
  );
};

/** What a child can choose: the items of the components that have the answer. */
const optionsOf = (
  components: readonly Component[],
  solution: readonly SolutionItem[],
): Option[] => {
  const holders = new Set(solution.map(({ type }) => type));
  const right = new Set(solution.map(({ id }) => id));
  return components
    .filter(({ type }) => holders.has(type))
    .flatMap(component =>
      component.data.map(item => {
        const isRight = right.has(item.id);
        const mayName = isRight ? hasSilentPlaces(component) : namedTypes.includes(component.type);
        return { item, isRight, hasName: mayName && isMedium(item.value) };
      }),
    );
};

/** An option as the author wrote it: its text, or the name of its picture. */
const writtenOf = ({ item: { value } }: Option): string =>
  isMedium(value) ? nameOf(value) : value;

const articles = /^(an?|the|my) /;

/** Whether a text says the answer: in words, or by the name of a right picture. */
const givesAway = (
  { pack, variety }: Context,
  text: string,
  options: readonly Option[],
  solution: readonly SolutionItem[],
): boolean => {
  const names = options
    .filter(({ item, isRight }) => isRight && isMedium(item.value))
    .flatMap(option => pictureName(pack, writtenOf(option), variety) ?? []);
  return (
    saysAnswer(text, solution) || names.some(name => saysWords(text, name.replace(articles, '')))
  );
};

type Asked = { options: readonly Option[]; solution: readonly SolutionItem[] };

/** Reads a line `why: <option> = <sentence>`; null (and a problem) when it is wrong. */
const readReason = (
  context: Context,
  { value, path }: SourceLine,
  { options, solution }: Asked,
): { id: string; reason: Reason } | null => {
  const { problems, variety } = context;
  const [left, right] = splitPair(value).map(text => inVariety(text, variety).trim());
  const option = options.find(one => writtenOf(one) === left);
  const others = options.filter(one => !one.isRight).map(one => `“${writtenOf(one)}”`);
  if (!left || !right) problems.error(path, '“why:” is a wrong option, “ = ” and a sentence');
  else if (!option)
    problems.error(
      path,
      `“${left}” is no option; ${others.length > 0 ? `wrong ones are ${others.join(', ')}` : 'there is no wrong one'}`,
    );
  else if (option.isRight)
    problems.error(path, `“${left}” is right: only a wrong option has a “why:”`);
  else if (givesAway(context, right, options, solution))
    problems.error(path, `“${right}” says the answer: say only what “${left}” is`);
  else {
    const audio = spokenAudio(context, splitPair(value)[1], path);
    return { id: option.item.id, reason: { sentence: right, ...audio } };
  }
  return null;
};

/** The written reasons by the ids of their options. */
const writtenReasons = (
  context: Context,
  lines: readonly SourceLine[],
  asked: Asked,
): Map<string, Reason> => {
  const reasons = new Map<string, Reason>();
  for (const line of lines) {
    const read = readReason(context, line, asked);
    if (read && reasons.has(read.id))
      context.problems.error(line.path, 'is the second “why:” of this option');
    if (read) reasons.set(read.id, read.reason);
  }
  return reasons;
};

/** A picture names itself where its name is sure, is at the level and is not the answer. */
const namedReason = (
  context: Context,
  option: Option,
  path: string,
  { options, solution }: Asked,
): Reason | undefined => {
  const name = option.hasName
    ? pictureName(context.pack, writtenOf(option), context.variety)
    : undefined;
  if (name === undefined) return undefined;
  const sentence = namingSentence(name);
  const isAnswer = !option.isRight && givesAway(context, sentence, options, solution);
  if (isAnswer || !context.fits(sentence)) return undefined;
  return { sentence, ...spokenAudio(context, sentence, path) };
};

/**
 * The components with what each wrong option says when it was chosen: its `why:` line, else the name of
 * its picture.
 */
export const withReasons = (
  context: Context,
  source: SourceQuestion,
  components: readonly Component[],
  solution: readonly SolutionItem[],
): Component[] => {
  const options = optionsOf(components, solution);
  const asked = { options, solution };
  const reasons = writtenReasons(context, source.whys, asked);
  for (const option of options) {
    const named = reasons.has(option.item.id)
      ? undefined
      : namedReason(context, option, source.path, asked);
    if (named) reasons.set(option.item.id, named);
  }
  return components.map(component => ({
    ...component,
    data: component.data.map(item => {
      const why = reasons.get(item.id);
      return why ? { ...item, why } : item;
    }),
  }));
};
