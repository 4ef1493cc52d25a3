import type { Component, Item } from '@digipals/contract';

/** What is played before a child speaks. */
export type Prompt = { text: string; audio: string; speaker?: string };
/** One turn: the item is the child's line and its audio the model. */
export type Turn = { item: Item; prompt: Prompt | undefined };

const isPrompt = (prompt: unknown): prompt is Prompt =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && 'audio' in prompt;

/** The turns of a speaking component, each with its prompt if it has one. */
export const turnsOf = (component: Component): Turn[] => {
  const { prompts } = component.meta;
  return component.data.map((item, place) => {
    const prompt: unknown = Array.isArray(prompts) ? prompts[place] : undefined;
    return { item, prompt: isPrompt(prompt) ? prompt : undefined };
  });
};

/** All sounds of a turn in order. */
export const soundsOf = ({ item, prompt }: Turn): string[] =>
  [prompt?.audio, item.audio].filter(url => url !== undefined);
