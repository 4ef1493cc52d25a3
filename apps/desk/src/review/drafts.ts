import { useState } from 'react';

const drafts = new Map<string, string>();

/** A text under way that survives a lost card and the closing of its panel; never stored. */
export function useDraft(name: string, first = ''): [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(name) ?? first);
  return [
    text,
    next => {
      drafts.set(name, next);
      setText(next);
    },
  ];
}

/** Forgets what was written for a text that is decided. */
export function forgetDrafts(submissionId: string): void {
  for (const name of drafts.keys()) if (name.startsWith(`${submissionId} `)) drafts.delete(name);
}
