import { useState } from 'react';

const drafts = new Map<string, string>();
/** Under which key a form was sent last, and what it said then. */
const sent = new Map<string, { key: string; content: string }>();

/** A text under way that survives a lost card and the closing of its panel or form; never stored. */
export function useDraft<T extends string = string>(
  name: string,
  first: T = '' as T,
): [T, (text: T) => void] {
  const [text, setText] = useState(() => (drafts.get(name) as T | undefined) ?? first);
  return [
    text,
    next => {
      drafts.set(name, next);
      setText(next);
    },
  ];
}

/** The key under which a form goes out: the same until its content is another, so that it arrives once. */
export function sendKey(name: string, content: unknown): string {
  const words = JSON.stringify(content);
  const before = sent.get(name);
  if (before?.content === words) return before.key;
  const key = crypto.randomUUID();
  sent.set(name, { key, content: words });
  return key;
}

/** Forgets what was written for a text that is decided, or in a form that has arrived; without a name all. */
export function forgetDrafts(name?: string): void {
  for (const kept of [drafts, sent]) {
    for (const one of kept.keys()) {
      if (name === undefined || `${one} `.startsWith(`${name} `)) kept.delete(one);
    }
  }
}
