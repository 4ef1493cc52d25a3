import type { Component, Item, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { type Context, pictureAddress, sayText, spokenAudio } from '../context.ts';
import { isPersonal, personalOf } from '../personal.ts';
import { readItem, readItems, type SourceItem, type SourceLine } from '../source.ts';
import { inVariety } from '../variants.ts';

/** The place of a component, and the English and help language of its build. */
export type Place = { context: Context; path: string; componentId: string; type: ComponentType };

/** An item that is part of the right answer; `gap` is the number of its gap, place or pair. */
export type Answer = { item: Item; gap?: number };

/**
 * The result of a line. `heard` and `read` are the texts that “Listen again.” and “Read again.” repeat; `sets` is
 * what it sets on the me card.
 */
export type Draft = {
  data: Item[];
  meta?: Component['meta'];
  answers?: Answer[];
  heard?: string[];
  read?: string[];
  sets?: Question['sets'];
};

/** The form of a type: the fields it may have, and how to build it. */
export type Form = { fields?: readonly string[]; build(place: Place, line: SourceLine): Draft };

/** Id of an item, by its position from 0. */
export const itemId = (place: Place, index: number): string => `${place.componentId}-${index + 1}`;

/** A problem at the line of the component. */
export const complain = (place: Place, reason: string) =>
  place.context.problems.error(place.path, `${place.type}: ${reason}`);

/** A text to learn, in the English of the build. */
export const learnt = (place: Place, text: string): string =>
  inVariety(text, place.context.variety).trim();

/** How the text of an item reads for each child. Nothing can say a name. */
const ownText = (place: Place, { value, say }: Pick<SourceItem, 'value' | 'say'>) => {
  if (!isPersonal(value)) return {};
  if (say && value.includes('{me.name|')) complain(place, 'nothing can say me.name: no (say)');
  return personalOf(value, reading => ({
    value: learnt(place, reading),
    ...(say ? spokenAudio(place.context, reading, place.path) : {}),
  }));
};

/** An item with a text; `say` gives it its voice. */
export const textItem = (
  place: Place,
  index: number,
  item: Pick<Line, 'value' | 'say' | 'speaker'>,
): Item => ({
  id: itemId(place, index),
  index,
  value: learnt(place, item.value),
  ...(item.say ? spokenAudio(place.context, item.value, place.path, item.speaker) : {}),
  ...ownText(place, item),
});

/** An item with a text that is always spoken. */
export const spokenItem = (place: Place, index: number, value: string): Item =>
  textItem(place, index, { value, say: true });

/** Texts of items, for “Read again.”. */
export const valuesOf = (items: readonly SourceItem[]): string[] => items.map(item => item.value);

/** The answers among items that were built from marked source items. */
export const markedAnswers = (data: readonly Item[], items: readonly SourceItem[]): Answer[] =>
  data.filter((_item, index) => items[index]?.right).map(item => ({ item }));

/** Two equal choices cannot both be judged; two equal words of a sentence can. */
export const complainOfTwins = (place: Place, data: readonly Item[]) => {
  const values = data.map(item => item.value).filter(value => value !== '');
  const twin = values.find((value, index) => values.indexOf(value) !== index);
  if (twin !== undefined) complain(place, `has “${twin}” twice`);
};

/** A type without an answer refuses the star. */
export const complainOfAnswers = (place: Place, items: readonly SourceItem[]) => {
  if (items.some(item => item.right)) complain(place, 'cannot hold an answer (*)');
};

/** `left = right`; the right half is empty when there is none. */
export const splitPair = (text: string): [string, string] => {
  const at = text.indexOf(' = ');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 3).trim()];
};

/** `written + tile | tile`: the text before the plus, and the distractor tiles. */
export const splitTiles = (value: string): { written: string; others: SourceItem[] } => {
  const at = value.indexOf(' + ');
  if (at < 0) return { written: value, others: [] };
  return { written: value.slice(0, at).trim(), others: readItems(value.slice(at + 3)) };
};

/** One line of a speaker. */
export type Line = SourceItem & { speaker?: string };

const speakerForm = /^(\p{Lu}\p{L}*):\s+(.*)$/u;

/** `Mia: (say) Hello! | *Ali: Hi!` -> speakers and lines. A speaker is one of the names of the pack. */
export const readLines = (place: Place, value: string): Line[] =>
  readItems(value).map(item => {
    const [, speaker, rest] = speakerForm.exec(item.value) ?? [];
    if (speaker === undefined || !place.context.pack.names.includes(speaker)) return item;
    const said = readItem(rest ?? '');
    return { ...said, right: item.right, say: item.say || said.say, speaker };
  });

/** Faces of the speakers, by name; the face of Mia is the picture `mia`. */
export const facesOf = (
  place: Place,
  lines: readonly { speaker?: string }[],
): { speakers?: Record<string, string> } => {
  const names = new Set(lines.flatMap(({ speaker }) => speaker ?? []));
  if (names.size === 0) return {};
  const faces = [...names].map(name => [
    name,
    pictureAddress(place.context, name.toLowerCase(), place.path),
  ]);
  return { speakers: Object.fromEntries(faces) };
};

/** A bubble's item: its speaker is the label. */
export const lineItem = (place: Place, index: number, line: Line): Item => ({
  ...textItem(place, index, line),
  ...(line.speaker === undefined ? {} : { label: line.speaker }),
});

/** The field of a component, or undefined. */
export const fieldOf = (line: SourceLine, key: string): string | undefined =>
  line.fields.find(field => field.key === key)?.value;

/** Pictures by the id of the item whose text they show, from lines `picture: <text> = <picture>`. */
export const picturesOf = (
  place: Place,
  line: SourceLine,
  data: readonly Item[],
): { pictures?: Record<string, string> } => {
  const lines = line.fields.filter(field => field.key === 'picture');
  if (lines.length === 0) return {};
  const found = lines.flatMap(field => {
    const [text, name] = splitPair(field.value);
    const item = data.find(({ value }) => value === learnt(place, text));
    if (!item) place.context.problems.error(field.path, `there is no “${text}” to show`);
    return item ? [[item.id, pictureAddress(place.context, name, field.path)]] : [];
  });
  return { pictures: Object.fromEntries(found) };
};

/** Address of a spoken text under `key`, omitted when it is not recorded. */
export const spokenField = (
  place: Place,
  key: string,
  text: string | undefined,
  speaker?: string,
): Record<string, string> => {
  const address =
    text === undefined ? undefined : sayText(place.context, text, place.path, speaker);
  return address === undefined ? {} : { [key]: address };
};
