import type { Activity } from '@digipals/contract';
import type { Catalogue } from '@digipals/i18n';

type Message = Catalogue[string];

/** German texts are about this much longer than English ones, mostly because of longer words. */
const growth = 0.4;

/** A text with longer words: each repeats its beginning, so that `choose` becomes `choosecho`. */
const lengthen = (text: string): string =>
  text.replace(
    /\p{L}+/gu,
    word => word + word.slice(0, Math.ceil(word.length * growth)).toLowerCase(),
  );

/** Names of placeholders stay as they are. */
const lengthenMessage = (message: Message): Message => {
  if (typeof message === 'string') return lengthen(message);
  return message.map(token => {
    if (typeof token === 'string') return lengthen(token);
    const [name, kind, branches] = token;
    return kind && branches ? [name, kind, lengthenCatalogue(branches)] : token;
  });
};

/** The texts of the interface with words as long as German ones. */
export const lengthenCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, lengthenMessage(text)]));

const withLongText = <T extends { text: string }>(instruction: T): T => ({
  ...instruction,
  text: lengthen(instruction.text),
});

/** Lengthens what is translated: the instructions. The answers are the English that a child learns. */
export const lengthenInstructions = (activity: Activity): Activity => ({
  ...activity,
  testInstructions: activity.testInstructions.map(withLongText),
  data: activity.data.map(({ instruction, ...question }) => ({
    ...question,
    ...(instruction && { instruction: withLongText(instruction) }),
  })),
});
