import type { Component, Question, SolutionItem } from '@digipals/contract';
import { checkComponent, isComponentType } from '@digipals/contract';
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { choiceForms } from './components/choices.ts';
import type { Answer, Draft, Form, Place } from './components/form.ts';
import { gameForms } from './components/games.ts';
import { gapForms } from './components/gaps.ts';
import { mediaForms } from './components/media.ts';
import { spotForms } from './components/spots.ts';
import { textForms } from './components/texts.ts';
import type { Context } from './context.ts';
import { learntTexts } from './level.ts';
import { isPersonal, personalProblems } from './personal.ts';
import { readItems, type SourceLine } from './source.ts';
import { inVariety } from './variants.ts';

/**
 * A built component, its answers, the texts that its help repeats, and what it sets on the me card. A sound component
 * whose sound may be missing is skipped: null.
 */
export type BuiltComponent = {
  component: Component | null;
  answers: SolutionItem[];
  heard: readonly string[];
  read: readonly string[];
  sets: Question['sets'];
};

/** The form of each type. */
const forms: { [T in ComponentType]: Form } = {
  ...textForms,
  ...mediaForms,
  ...choiceForms,
  ...gapForms,
  ...spotForms,
  ...gameForms,
};

/** Choices whose order is different for each child. */
const mixedTypes: readonly ComponentType[] = [
  'imageButtons',
  'adjustableImageButtons',
  'textButtons',
  'audioTextButtons',
];

const solutionItem = (
  place: Place,
  questionId: string,
  { item, gap }: Answer,
  anyIsRight: boolean,
): SolutionItem => ({
  id: item.id,
  value: item.value,
  componentId: place.componentId,
  type: place.type,
  ...(gap === undefined ? {} : { label: String(gap) }),
  meta: {
    shuffle: !anyIsRight && mixedTypes.includes(place.type),
    questionId,
    ...(anyIsRight ? { multiChoice: true } : {}),
  },
});

/** Types whose texts may depend on the child. */
const personalTypes: readonly ComponentType[] = [
  'textLabel',
  'textLabels',
  'textContainer',
  'largeTextContainer',
  'speechBubble',
  'speechBubbles',
  'draggableTextButtons',
  'speakingActivity',
];

/** The tiles of a sentence are checked together. */
const checkPersonal = ({ context, type }: Place, { value, path, fields }: SourceLine) => {
  const { problems } = context;
  const isAllowed = personalTypes.includes(type);
  if ((isPersonal(value) && !isAllowed) || fields.some(field => isPersonal(field.value)))
    problems.error(path, `${type} cannot have a choice of the child here`);
  else if (type !== 'draggableTextButtons')
    for (const item of readItems(value))
      for (const reason of personalProblems(item.value)) problems.error(path, reason);
};

const checkFields = ({ context, type }: Place, line: SourceLine) => {
  const known = forms[type].fields ?? [];
  for (const { key, path } of line.fields) {
    if (known.includes(key)) continue;
    const there = known.length > 0 ? `; there are ${known.join(', ')}` : '';
    context.problems.error(path, `“${key}:” is not known under ${type}${there}`);
  }
};

/** A recording that may be missing is not an error of the line. */
const checkShape = ({ context, path, type }: Place, component: Component) => {
  // Do not report a missing sound a second time as a schema error.
  if (context.problems.hasError(path)) return;
  for (const found of checkComponent(component)) {
    if (context.allowMissing && found.path.endsWith('audio')) continue;
    context.problems.error(path, `${type}: ${found.path} ${found.reason}`);
  }
};

const typeOf = (context: Context, line: SourceLine): ComponentType | null => {
  if (isComponentType(line.key)) return line.key;
  const known = componentTypes.join(', ');
  context.problems.error(line.path, `“${line.key}” is not a component type; there are ${known}`);
  return null;
};

const isSilent = ({ context, type }: Place, { data }: Draft): boolean =>
  context.allowMissing && (type === 'audio' || type === 'audioTrigger') && data.length === 0;

/** Builds the component of a line; null (and a problem) when its type is not known. */
export const buildComponent = (
  context: Context,
  line: SourceLine,
  questionId: string,
  number: number,
): BuiltComponent | null => {
  const type = typeOf(context, line);
  if (!type) return null;
  const componentId = `${questionId}-c${number}`;
  const place: Place = { context, path: line.path, componentId, type };
  checkFields(place, line);
  checkPersonal(place, line);
  const draft = forms[type].build(place, line);
  const component = { id: componentId, type, data: draft.data, meta: draft.meta ?? {} };
  const isLeftOut = isSilent(place, draft);
  if (!isLeftOut) checkShape(place, component);
  const heard = (draft.heard ?? []).map(text => inVariety(text, context.variety));
  for (const text of [...learntTexts(component), ...heard])
    context.learnt.push({ path: line.path, text });
  return {
    component: isLeftOut ? null : component,
    answers: (draft.answers ?? []).map(answer =>
      solutionItem(place, questionId, answer, draft.sets !== undefined),
    ),
    heard: draft.heard ?? [],
    read: draft.read ?? [],
    sets: draft.sets,
  };
};
