import type { FrameSource } from '@digipals/contract';
import type { FramePicks } from '@digipals/engine';
import { createStore, useStore } from '@digipals/ui/store';
import {
  type KeyValue,
  type Readable,
  readOwn,
  storageKeys,
  writeOwn,
} from '../../../shared/storage.ts';

/**
 * An unsent text. `attempt` is an unanswered send: the same text is retried with the same idempotency key
 * and so is delivered once. `frame` is the frame that the text came from; `picks` are the tiles of a letter that was
 * begun.
 */
export type Draft = {
  text: string;
  attempt?: { key: string; text: string };
  frame?: FrameSource;
  picks?: FramePicks;
};

/** The draft key of a message to a friend. */
export const messageDraftKey = (friendId: string): string => `message/${friendId}`;

type Drafts = Record<string, Draft>;

/** Limits per device (children) and per child (texts). */
const maxChildren = 20;
const maxTexts = 60;

const readDrafts = (storage: Readable, userId: string): Drafts =>
  readOwn<Drafts>(storage, storageKeys.drafts, userId) ?? {};

/** The draft stored under a key, or null. */
export function readDraft(storage: Readable, userId: string, place: string): Draft | null {
  const found: unknown = readDrafts(storage, userId)[place];
  const isDraft = typeof found === 'object' && found !== null && 'text' in found;
  return isDraft && typeof found.text === 'string' ? (found as Draft) : null;
}

/**
 * Stores a draft on this device; an empty draft or null deletes it. Ignored for a child that has signed out
 * meanwhile.
 */
export function writeDraft(
  storage: KeyValue,
  userId: string,
  place: string,
  draft: Draft | null,
): void {
  if (draft && storage.getItem(storageKeys.userId) !== userId) return;
  const { [place]: _, ...rest } = readDrafts(storage, userId);
  const updated = draft && draft.text !== '' ? { [place]: draft, ...rest } : rest;
  const own = Object.fromEntries(Object.entries(updated).slice(0, maxTexts));
  writeOwn(storage, storageKeys.drafts, userId, own, maxChildren);
}

/**
 * Appends a text to a draft, unless the draft already ends with it. A text from a frame replaces one that
 * came from a frame.
 *
 * @param frame the frame that the text came from
 */
export function addToDraft(
  storage: KeyValue,
  userId: string,
  place: string,
  text: string,
  frame?: FrameSource,
): void {
  const before = readDraft(storage, userId, place);
  const replaces = frame && before?.frame;
  if (!replaces && before?.text.endsWith(text)) return;
  const next = before?.text && !replaces ? `${before.text} ${text}` : text;
  writeDraft(storage, userId, place, { ...before, text: next, ...(frame && { frame }) });
}

/** The part of a draft that was added after `sent` was sent. */
export function unsent(draft: Draft | null, sent: string): string {
  const text = draft?.text.trim() ?? '';
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : '';
}

/** How often a text was restored to each draft since the app started. */
const restoreCounts = createStore<Readonly<Record<string, number>>>({});

const nameOf = (me: string, place: string): string => `${me} ${place}`;

/** Appends a text to a draft and notifies its open composer. */
export function restoreText(storage: KeyValue, me: string, place: string, text: string): void {
  addToDraft(storage, me, place, text);
  const name = nameOf(me, place);
  const before = restoreCounts.get();
  restoreCounts.set({ ...before, [name]: (before[name] ?? 0) + 1 });
}

/** A number that grows with each text restored to a draft. */
export const useRestoreCount = (me: string, place: string): number =>
  useStore(restoreCounts)[nameOf(me, place)] ?? 0;
