import type { Component, Item } from '@digipals/contract';
import { type SpeakingTurn, speakingTurns } from '@digipals/contract/constants';

/** What is played before a child speaks. */
export type Prompt = { text: string; audio: string; speaker?: string };
/** One turn: the item is the child's line and its audio the model; no kind in a plain list of turns. */
export type Turn = {
  item: Item;
  prompt: Prompt | undefined;
  kind: SpeakingTurn | undefined;
};

const isPrompt = (prompt: unknown): prompt is Prompt =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && 'audio' in prompt;

/** An entry of author data that has one for each turn. */
const ofTurn = (list: unknown, place: number): unknown =>
  Array.isArray(list) ? list[place] : undefined;

/** The turns of a speaking component, each with its prompt and its kind if it has them. */
export const turnsOf = ({ data, meta }: Component): Turn[] =>
  data.map((item, place) => {
    const prompt = ofTurn(meta['prompts'], place);
    const kind = ofTurn(meta['turns'], place);
    return {
      item,
      prompt: isPrompt(prompt) ? prompt : undefined,
      kind: speakingTurns.find(one => one === kind),
    };
  });

/** All sounds of a turn in order. */
export const soundsOf = ({ item, prompt }: Turn): string[] =>
  [prompt?.audio, item.audio].filter(url => url !== undefined);
