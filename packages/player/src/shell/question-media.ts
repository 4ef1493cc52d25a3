import type { Activity, Component, Item, Question } from '@digipals/contract';
import { type ComponentType, typedTypes } from '@digipals/contract/component-types';

const itemsOf = (question: Question, types: readonly string[]): Item[] =>
  question.components
    .filter(component => types.includes(component.type))
    .flatMap(component => component.data);

/** Types whose first item is a picture that is visible from the start. */
const pictureTypes = [
  'image',
  'largeImage',
  'storyImage',
  'imageWithTextContainer',
  'imageWithTextContainerAndAudio',
] satisfies ComponentType[];

const soundTypes: readonly string[] = ['audio', 'audioTrigger'] satisfies ComponentType[];

/** What replay plays: all sounds of the question in order, else its instruction (NOTSHOWN-71). */
export const questionSounds = (question: Question): string[] => {
  const sounds = itemsOf(question, ['audio']).map(item => item.value);
  if (sounds.length > 0) return sounds;
  return question.instruction?.audio ? [question.instruction.audio] : [];
};

/**
 * The instruction above the question at this place: in a test the one for its id, or before the
 * first question the one without an id (PLAYER-05, NOTSHOWN-48); else the question's own.
 */
export const instructionOf = (
  activity: Activity,
  index: number,
): { text: string; audio?: string | undefined } => {
  const question = activity.data[index];
  const ofTest =
    activity.testInstructions.find(({ question_id }) => question_id === question?.id) ??
    activity.testInstructions.find(({ question_id }) => question_id === '' && index === 0);
  return ofTest ?? question?.instruction ?? { text: activity.meta.title };
};

/** The single sound of a question; undefined if it has several or none. */
const onlySound = (question: Question): Item | undefined => {
  const [sound, ...others] = itemsOf(question, ['audio']);
  return others.length === 0 ? sound : undefined;
};

/** A single sound needs no place on the board, because the speaker above plays it. */
export const withoutOnlySound = (question: Question): Question =>
  onlySound(question)
    ? { ...question, components: question.components.filter(({ type }) => type !== 'audio') }
    : question;

/** The picture for full screen; undefined if the question has none. */
export const mainPicture = (question: Question): Item | undefined =>
  itemsOf(question, pictureTypes)[0];

/** What a sound says, as a text on the board; any other component as it is. */
const asText = (component: Component): Component => {
  const { id, type, data } = component;
  const texts = data.flatMap(item => (item.caption ? [{ id: item.id, value: item.caption }] : []));
  if (!soundTypes.includes(type) || texts.length < data.length) return component;
  return { id: `${id}-words`, type: 'textContainer', data: texts, meta: {} };
};

/** Whether a picture shows what is to be typed, so that its words would only be copied. */
const isShown = (question: Question): boolean =>
  question.components.some(({ type }) => typedTypes.includes(type)) &&
  (mainPicture(question) !== undefined ||
    question.components.some(({ meta }) => 'picture' in meta));

/**
 * A question for a child that has turned voices off: what its sounds say, where that is known, is a text on the board,
 * or `words` above it where a single sound has its speaker. A phone has less room there, but its board can scroll.
 */
export function withWords(
  question: Question,
  isPhone: boolean,
): { words?: string | undefined; onBoard: Question } {
  if (isShown(question)) return { onBoard: withoutOnlySound(question) };
  const words = isPhone ? undefined : onlySound(question)?.caption;
  const heard = words ? withoutOnlySound(question) : question;
  const components = heard.components.map(asText);
  return { words, onBoard: withoutOnlySound({ ...heard, components }) };
}

/** Whether a part of the question has its own full screen button (COMP-54). */
export const hasOwnFullScreen = (question: Question): boolean =>
  itemsOf(question, ['storyImage']).length > 0;

const isPicture = (item: Item): boolean => /\.(webp|png|svg)$/.test(item.value);

const picturesOf = (question: Question): string[] =>
  question.components.flatMap(({ data }) => data.filter(isPicture).map(({ value }) => value));

/** All texts in author data: faces of speakers, slides, prompts, pictures of words. */
const textsIn = (given: unknown): string[] => {
  if (typeof given === 'string') return [given];
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(textsIn) : [];
};

/** Addresses of all media of a question, in the order in which they are needed. */
export const mediaOf = (question: Question): string[] => {
  const { instruction, components, triggers } = question;
  const items = components.flatMap(({ data }) => data);
  const feedback = [...triggers.correct, ...(triggers.incorrect ? [triggers.incorrect] : [])];
  const spoken = [instruction?.audio, ...items.map(item => item.audio)];
  return [
    ...items.map(item => item.value),
    ...items.flatMap(({ pictures = [] }) => pictures.map(({ value }) => value)),
    ...components.flatMap(({ meta }) => textsIn(meta)),
    ...spoken.filter(url => url !== undefined),
    ...feedback.map(({ data }) => data.value),
    ...items.flatMap(({ why }) => why?.audio ?? []),
  ].filter(url => url.startsWith('/media/'));
};

/** Up to `count` pictures from other questions of the activity, for the toy blocks. */
export const decoration = (activity: Activity, open: Question, count: number): string[] => {
  const shown = new Set(picturesOf(open));
  const pictures = activity.data.flatMap(picturesOf).filter(url => !shown.has(url));
  return [...new Set(pictures)].slice(0, count);
};
