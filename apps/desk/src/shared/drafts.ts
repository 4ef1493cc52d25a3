import { newKey } from '@digipals/ui/new-key';
import { useState } from 'react';
import { readItem, writeItem } from './tab-storage.ts';

type Drafts = ReadonlyMap<string, string>;
/** The idempotency key and content with which a form was last sent. */
type Sent = { key: string; content: string };
type Stored = { drafts: [string, string][]; sent: [string, Sent][] };

const stored = readItem<Stored>('drafts');
const drafts = new Map(stored?.drafts);
const sent = new Map(stored?.sent);
/** Drafts that are never stored in the browser. */
const inMemory = new Map<string, string>();
/** Drafts of the last decision, while it can be undone. */
let stashed: { name: string; all: { map: Map<string, string>; texts: Drafts }[] } | null = null;

const save = (): void => {
  const isEmpty = drafts.size + sent.size === 0;
  writeItem('drafts', isEmpty ? null : { drafts: [...drafts], sent: [...sent] });
};

/** Whether a draft belongs to a text or form: its name equals `name` or continues it after a space. */
const belongs = (draft: string, name: string): boolean => `${draft} `.startsWith(`${name} `);

const useMap = <T extends string>(
  map: Map<string, string>,
  name: string,
  first: T,
): [T, (text: T) => void] => {
  const [text, setText] = useState(() => (map.get(name) as T | undefined) ?? first);
  return [
    text,
    next => {
      map.set(name, next);
      if (map === drafts) save();
      setText(next);
    },
  ];
};

/** A draft by an adult; survives a lost lease, closing its panel or form, and a reload. */
export const useDraft = <T extends string = string>(name: string, first: T = '' as T) =>
  useMap(drafts, name, first);

/** A draft of a child's text: only in memory, so a reload discards it. */
export const useMemoryDraft = (name: string, first: string) => useMap(inMemory, name, first);

/** The idempotency key of a form: stays the same until its content changes. */
export function idempotencyKeyFor(name: string, content: unknown): string {
  const words = JSON.stringify(content);
  const before = sent.get(name);
  if (before?.content === words) return before.key;
  const key = newKey();
  sent.set(name, { key, content: words });
  save();
  return key;
}

/** Deletes the drafts of a decided text or a sent form, or all drafts without a name. */
export function forgetDrafts(name?: string): void {
  for (const map of [drafts, sent, inMemory]) {
    for (const one of map.keys()) if (name === undefined || belongs(one, name)) map.delete(one);
  }
  if (name === undefined) stashed = null;
  save();
}

/** Moves the drafts of a decided text out of the way; they can be restored until the next decision. */
export function stashDrafts(name: string): void {
  const of = (map: Map<string, string>): Drafts =>
    new Map([...map].filter(([draft]) => belongs(draft, name)));
  stashed = { name, all: [drafts, inMemory].map(map => ({ map, texts: of(map) })) };
  forgetDrafts(name);
}

/** Restores the stashed drafts of a text whose decision was undone. */
export function restoreDrafts(name: string): void {
  if (stashed?.name !== name) return;
  for (const { map, texts } of stashed.all) for (const [draft, text] of texts) map.set(draft, text);
  stashed = null;
  save();
}
