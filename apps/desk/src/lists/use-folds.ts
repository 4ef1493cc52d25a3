import type { HistoryItem } from '@digipals/contract';
import { useRef, useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { plural } from '../shared/words.ts';

/** Which severe texts of the history are open; lasts while the page is open. */
export function useFolds() {
  const { call, announced } = useServices();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<{ decisionId: string; words: string } | null>(null);
  const opening = useRef(new Set<string>());

  const fold = (decisionId: string) =>
    setOpened(before => new Set([...before].filter(one => one !== decisionId)));

  const open = async (decisionId: string) => {
    if (opening.current.has(decisionId)) return;
    opening.current.add(decisionId);
    setProblem(null);
    try {
      // The opening is counted before the text is shown.
      const { openedToday } = await call('POST desk/decisions/{decisionId}/opened', {
        params: { decisionId },
      });
      setOpened(before => new Set([...before, decisionId]));
      announced.set({ text: `You have opened ${plural(openedToday, 'severe text')} today.` });
    } catch (error) {
      setProblem({ decisionId, words: describeError(error) });
    } finally {
      opening.current.delete(decisionId);
    }
  };

  const isFolded = (item: HistoryItem) => isSevere(item) && !opened.has(item.decisionId);
  return {
    isFolded,
    /** Opens a severe text, or folds it again. */
    toggle(item: HistoryItem) {
      if (!isSevere(item)) return;
      if (isFolded(item)) void open(item.decisionId);
      else fold(item.decisionId);
    },
    /** Why a text could not be opened. */
    problemOf: ({ decisionId }: HistoryItem): string | null =>
      problem?.decisionId === decisionId ? problem.words : null,
  };
}
