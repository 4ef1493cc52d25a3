import { newKey } from '@digipals/ui/new-key';
import { useState } from 'react';
import { keep, readKept } from './kept.ts';

type Drafts = ReadonlyMap<string, string>;
/** Under which key a form was sent last, and what it said then. */
type Sent = { key: string; content: string };
type Kept = { drafts: [string, string][]; sent: [string, Sent][] };

const kept = readKept<Kept>('drafts');
const drafts = new Map(kept?.drafts);
const sent = new Map(kept?.sent);
/** Drafts that are never kept in the browser. */
const passing = new Map<string, string>();
/** Drafts of what was decided last, for as long as it may be undone. */
let aside: { name: string; all: { map: Map<string, string>; texts: Drafts }[] } | null = null;

const keepAll = (): void => {
  const isEmpty = drafts.size + sent.size === 0;
  keep('drafts', isEmpty ? null : { drafts: [...drafts], sent: [...sent] });
};

/** Whether a draft belongs to a text or form: its name, or that with more behind a space. */
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
      if (map === drafts) keepAll();
      setText(next);
    },
  ];
};

/** Words of an adult under way, which survive a lost card, the closing of their panel or form, and a reload. */
export const useDraft = <T extends string = string>(name: string, first: T = '' as T) =>
  useMap(drafts, name, first);

/** The same for words of a child, which are never kept in the browser: a reload forgets them. */
export const usePassingDraft = (name: string, first: string) => useMap(passing, name, first);

/** The key under which a form goes out: the same until its content is another, so that it arrives once. */
export function sendKey(name: string, content: unknown): string {
  const words = JSON.stringify(content);
  const before = sent.get(name);
  if (before?.content === words) return before.key;
  const key = newKey();
  sent.set(name, { key, content: words });
  keepAll();
  return key;
}

/** Forgets what was written for a text that is decided, or in a form that has arrived; without a name all. */
export function forgetDrafts(name?: string): void {
  for (const map of [drafts, sent, passing]) {
    for (const one of map.keys()) if (name === undefined || belongs(one, name)) map.delete(one);
  }
  if (name === undefined) aside = null;
  keepAll();
}

/** Lays aside what was written for a text that is decided, until the next decision: it may be undone. */
export function layAsideDrafts(name: string): void {
  const of = (map: Map<string, string>): Drafts =>
    new Map([...map].filter(([draft]) => belongs(draft, name)));
  aside = { name, all: [drafts, passing].map(map => ({ map, texts: of(map) })) };
  forgetDrafts(name);
}

/** Brings back what was laid aside for a text whose decision was undone. */
export function bringBackDrafts(name: string): void {
  if (aside?.name !== name) return;
  for (const { map, texts } of aside.all) for (const [draft, text] of texts) map.set(draft, text);
  aside = null;
  keepAll();
}
