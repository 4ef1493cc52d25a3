import type { Component, Item, LanguageCode, SolutionItem, Word } from '@digipals/contract';

/** A part of a question before it has ids. */
export type Part = {
  readonly type: string;
  readonly data: readonly Omit<Item, 'id' | 'index'>[];
  readonly meta?: Component['meta'];
  /** How many of its items, from the first on, are the right answer. */
  readonly right?: number;
};

const framed = 'draggableImageHotspotsWithWrappers';

/** A picture with its alternative text. In help in English a picture has no other name than its word. */
export const pictureOf = ({ picture, meaning, word }: Word, language: LanguageCode) => ({
  value: picture,
  label: meaning[language] ?? word,
});

/** Components with ids, and the solution. */
export function assemble(
  questionId: string,
  parts: readonly Part[],
): { components: Component[]; solution: SolutionItem[] } {
  const components = parts.map(({ type, data, meta = {} }, place): Component => {
    const id = `${questionId}-c${place + 1}`;
    return {
      id,
      type,
      data: data.map((item, index) => ({ ...item, id: `${id}-${index + 1}`, index })),
      meta,
    };
  });
  const solution = components.flatMap(({ id: componentId, type, data }, place) =>
    data.slice(0, parts[place]?.right ?? 0).map(
      ({ id, value }, index): SolutionItem => ({
        id,
        value,
        componentId,
        type,
        ...(type === framed ? { label: String(index + 1) } : {}),
        meta: { shuffle: type === 'imageButtons', questionId },
      }),
    ),
  );
  return { components, solution };
}

/** Pictures to put into frames with the words, which share the width. */
export function frames(words: readonly Word[], language: LanguageCode): Part {
  const share = 100 / words.length;
  const spots = words.map(({ word }, place) => ({
    id: `place-${place + 1}`,
    x: share * (place + 0.5),
    y: 50,
    width: share - 4,
    height: 60,
    label: word,
  }));
  const data = words.map(word => pictureOf(word, language));
  return { type: framed, data, meta: { spots }, right: words.length };
}
