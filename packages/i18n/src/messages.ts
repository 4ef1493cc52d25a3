import type englishMessages from '../catalogues/en-GB.json';
import type { MessageValues } from './message-values.ts';
import type { Message } from './translate/format.ts';

/** Every text of the app has a key here; British English is the source. */
export type MessageKey = keyof typeof englishMessages;

/** One language: key to compiled message. */
export type Catalogue = Readonly<Record<string, Message>>;

type Values<Key extends MessageKey> = Key extends keyof MessageValues
  ? [values: MessageValues[Key]]
  : [];

/** Gives the text of a key; messages with placeholders demand their values. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string;
