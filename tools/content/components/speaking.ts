import type { Item } from '@digipals/contract';
import { type SpeakingTurn, speakingTurns } from '@digipals/contract/constants';
import { meChoicesOf } from '@digipals/contract/me-card';
import { findPicture } from '../context.ts';
import { isPersonal } from '../personal.ts';
import {
  complain,
  type Form,
  facesOf,
  type Line,
  learnt,
  type Place,
  readLines,
  splitPair,
  spokenField,
  spokenItem,
} from './form.ts';

/** A turn as written: `Domino: How are you? > I'm fine. = girl-happy`, after its kind if it has one. */
type Turn = { kind: SpeakingTurn | undefined; asked: Line[]; said: string; pictures: string[] };

const kindForm = new RegExp(`^(${speakingTurns.join('|')}):\\s+(.*)$`);

const readTurn = (place: Place, written: string): Turn => {
  const [, kind, rest] = kindForm.exec(written) ?? [];
  const [first = '', second] = (rest ?? written).split(/\s+>\s+/);
  // Only turns of a kind show pictures: elsewhere “=” is a part of the text.
  const [said, pictures] = kind === undefined ? [second ?? first, ''] : splitPair(second ?? first);
  return {
    kind: speakingTurns.find(one => one === kind),
    asked: second === undefined ? [] : readLines(place, first),
    said,
    pictures: pictures === '' ? [] : pictures.split(/,\s*/),
  };
};

/** The pictures of a turn: those that are written, or that of what the child has chosen about itself. */
const withPictures = (place: Place, item: Item, { pictures }: Turn): Item => {
  const find = (name: string) => findPicture(place.context, name, place.path);
  if (pictures.length > 0) return { ...item, pictures: pictures.map(find) };
  if (!item.me || !('key' in item.me)) return item;
  const choices = meChoicesOf(item.me.key);
  const texts = Object.entries(item.me.texts).map(([value, text]) => {
    const choice = choices[value];
    return [value, choice ? { ...text, pictures: [find(choice.picture)] } : text] as const;
  });
  const usual = texts.find(([, { value }]) => value === item.value)?.[1];
  return {
    ...item,
    ...(usual?.pictures && { pictures: usual.pictures }),
    me: { key: item.me.key, texts: Object.fromEntries(texts) },
  };
};

/** What each kind of turn needs. */
const checkKinds = (place: Place, turns: readonly Turn[]) => {
  if (turns.some(({ kind }) => kind === undefined))
    return complain(
      place,
      `every turn begins with its kind (${speakingTurns.join(', ')}), or none`,
    );
  for (const { kind, asked, pictures } of turns) {
    if (kind === 'echo' && asked.length > 0)
      complain(place, 'nobody asks before an echo: remove what is before the >');
    if (kind === 'answer' && asked.length === 0)
      complain(place, 'an answer has a question before the >');
    if (kind === 'free' && pictures.length === 0)
      complain(place, "a free turn has pictures: > It's a cat. = cat, dog");
  }
};

const checkTurns = (place: Place, turns: readonly Turn[]) => {
  if (turns.some(({ asked }) => asked.some(({ value }) => isPersonal(value))))
    complain(place, 'what is asked cannot have a choice of the child');
  if (turns.some(({ kind }) => kind !== undefined)) return checkKinds(place, turns);
  const isAsked = turns.map(({ asked }) => asked.length > 0);
  if (isAsked.includes(true) && isAsked.includes(false))
    complain(place, 'every turn has a question before the >, or none has');
};

const promptOf = (place: Place, { value, speaker }: Line) => ({
  text: learnt(place, value),
  ...spokenField(place, 'audio', value, speaker),
  ...(speaker === undefined ? {} : { speaker }),
});

/** `Domino: How are you? > I'm fine. | ...`: what is asked, and the child's line. Each turn may have its kind. */
export const speaking: Form = {
  build: (place, line) => {
    const turns = line.value.split(/\s+\|\s+/).map(written => readTurn(place, written));
    checkTurns(place, turns);
    const kinds = turns.flatMap(({ kind }) => kind ?? []);
    const asked = turns.flatMap(turn => turn.asked);
    const prompts = turns.map(turn => (turn.asked[0] ? promptOf(place, turn.asked[0]) : null));
    return {
      data: turns.map((turn, index) =>
        withPictures(place, spokenItem(place, index, turn.said), turn),
      ),
      meta: {
        ...(asked.length > 0 ? { prompts } : {}),
        ...(kinds.length > 0 ? { turns: kinds } : {}),
        ...facesOf(place, asked),
      },
    };
  },
};
