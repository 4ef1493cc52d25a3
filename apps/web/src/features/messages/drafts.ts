import { createStore, useStore } from '@digipals/ui/store';
import { type KeyValue, readRecord, storageKeys } from '../../shared/storage.ts';

/**
 * A text that is not sent. `attempt` is the key of a send that was not answered and the text it sent:
 * the same text goes out under the same key, so that it arrives once.
 */
export type Draft = { text: string; attempt?: { key: string; text: string } };

/** The key of a text to a friend. */
export const messageDraftKey = (friendId: string): string => `message/${friendId}`;

type Drafts = Record<string, Draft>;

/** So many children of one device, and texts of one child, are remembered. */
const children = 20;
const texts = 60;

const readAll = (storage: KeyValue) => readRecord<Drafts>(storage, storageKeys.drafts);

/** What a child has begun to write at a place, such as to a friend; null where there is nothing. */
export function readDraft(storage: KeyValue, userId: string, place: string): Draft | null {
  const found: unknown = readAll(storage)[userId]?.[place];
  const isDraft = typeof found === 'object' && found !== null && 'text' in found;
  return isDraft && typeof found.text === 'string' ? (found as Draft) : null;
}

/**
 * Keeps a text on this device until it is sent; an empty one, or null, leaves nothing behind. What was on
 * its way when the child signed out does not come back.
 */
export function writeDraft(
  storage: KeyValue,
  userId: string,
  place: string,
  draft: Draft | null,
): void {
  if (draft && storage.getItem(storageKeys.userId) !== userId) return;
  const { [userId]: before = {}, ...others } = readAll(storage);
  const { [place]: _, ...rest } = before;
  const kept = draft && draft.text !== '' ? { [place]: draft, ...rest } : rest;
  const own = Object.fromEntries(Object.entries(kept).slice(0, texts));
  const all = { ...(Object.keys(own).length > 0 && { [userId]: own }), ...others };
  const entries = Object.entries(all).slice(0, children);
  if (entries.length === 0) storage.removeItem(storageKeys.drafts);
  else storage.setItem(storageKeys.drafts, JSON.stringify(Object.fromEntries(entries)));
}

/**
 * Puts words behind what a child has begun at a place: neither of the two is lost. Words that stand
 * there already are not put there twice.
 */
export function addToDraft(storage: KeyValue, userId: string, place: string, text: string): void {
  const before = readDraft(storage, userId, place);
  if (before?.text.endsWith(text)) return;
  const next = before?.text ? `${before.text} ${text}` : text;
  writeDraft(storage, userId, place, { ...before, text: next });
}

/** What stays of a draft once `sent` is on its way: words that came to it meanwhile. */
export function unsent(draft: Draft | null, sent: string): string {
  const text = draft?.text.trim() ?? '';
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : '';
}

/** Nothing that a child has begun stays on the device once it has signed out. */
export function forgetDrafts(storage: KeyValue, userId: string): void {
  const { [userId]: _, ...others } = readAll(storage);
  if (Object.keys(others).length === 0) storage.removeItem(storageKeys.drafts);
  else storage.setItem(storageKeys.drafts, JSON.stringify(others));
}

/** How often words came back to a child at a place, while the app is open. */
const given = createStore<Readonly<Record<string, number>>>({});

const nameOf = (me: string, place: string): string => `${me} ${place}`;

/** Puts words behind a draft; a box for that place that is open takes them up. */
export function giveWords(storage: KeyValue, me: string, place: string, text: string): void {
  addToDraft(storage, me, place, text);
  const name = nameOf(me, place);
  const before = given.get();
  given.set({ ...before, [name]: (before[name] ?? 0) + 1 });
}

/** A number that grows whenever words have come back to the draft of a place. */
export const useGivenWords = (me: string, place: string): number =>
  useStore(given)[nameOf(me, place)] ?? 0;
