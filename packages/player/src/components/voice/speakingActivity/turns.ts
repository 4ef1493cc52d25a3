import type { Component, Item } from '@digipals/contract';

/** What is said before a child speaks. */
export type Prompt = { text: string; audio: string; speaker?: string };
/** One turn: the item is what the child says and, as audio, how it sounds. */
export type Turn = { item: Item; prompt: Prompt | undefined };

const isPrompt = (prompt: unknown): prompt is Prompt =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && 'audio' in prompt;

/** The turns of a speaking part, each with its prompt when the author gave one. */
export const turnsOf = (component: Component): Turn[] => {
  const { prompts } = component.meta;
  return component.data.map((item, place) => {
    const prompt: unknown = Array.isArray(prompts) ? prompts[place] : undefined;
    return { item, prompt: isPrompt(prompt) ? prompt : undefined };
  });
};

/** All sounds of a turn in the order in which they are said. */
export const soundsOf = ({ item, prompt }: Turn): string[] =>
  [prompt?.audio, item.audio].filter(url => url !== undefined);
