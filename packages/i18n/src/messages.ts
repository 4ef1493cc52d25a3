import type englishMessages from '../catalogues/en-GB.json';
import type { MessageValues } from './message-values.ts';
import type { Message } from './translate/format.ts';

/** The key of a text of the app; British English is the source. */
export type MessageKey = keyof typeof englishMessages;

/** One language: key to compiled message. */
export type Catalogue = Readonly<Record<string, Message>>;

type Values<Key extends MessageKey> = Key extends keyof MessageValues
  ? [values: MessageValues[Key]]
  : [];

/** Returns the text of a key; messages with placeholders need their values. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string;
