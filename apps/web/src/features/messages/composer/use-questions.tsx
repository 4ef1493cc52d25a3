import { useText } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { blocksQuery, configQuery } from '../card/queries.ts';
import { wordsIn } from './edits.ts';
import css from './Questions.module.css';
import type { Tip } from './tips.ts';

type Options = {
  /** The name of the friend. Without it the child is never asked to say more. */
  sayMoreTo?: string | undefined;
  onStarter(sentence: string): void;
  deliver(): Promise<void>;
  /** Whether the composer is still mounted: no popup may open over another page. */
  isHere(): boolean;
};

/**
 * Questions before a text is sent, each at most once per text: consider a hint, can you say more
 * (NOTSHOWN-33). Each of them lets the child send the text unchanged. Spelling asks nothing here: its
 * tips appear while the child writes (decision 51).
 */
export function useQuestions({ sayMoreTo, onStarter, deliver, isHere }: Options) {
  const t = useText();
  const { popups } = useServices();
  const queries = useQueryClient();
  const popup = useStore(popups);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());

  const askMore = (username: string) => {
    const begin = (sentence: string) => {
      popups.hide();
      onStarter(sentence);
    };
    popups.show({
      type: 'say-more',
      title: () => t('messages.sayMore'),
      text: () => t('messages.sayMore.text', { username }),
      extra: <Starters onBegin={begin} />,
      mood: 'think',
      label: () => t('action.send'),
      quiet: true,
      onAction: () => void deliver(),
    });
  };

  /** The first question that was not asked yet, or null. */
  const questionOf = (text: string, tip: Tip | undefined, minWords: number) => {
    if (tip?.kind === 'hint' && !asked.has(tip.id)) return { name: tip.id, ask: () => undefined };
    if (sayMoreTo !== undefined && wordsIn(text) < minWords && !asked.has('more'))
      return { name: 'more', ask: () => askMore(sayMoreTo) };
    return null;
  };

  return {
    /** Asks the next question. Resolves to false if none is left. */
    async ask(text: string, tip: Tip | undefined): Promise<boolean> {
      const config = await queries.ensureQueryData(configQuery()).catch(() => undefined);
      if (!isHere()) return true;
      const question = questionOf(text, tip, config?.minWords ?? 0);
      if (!question) return false;
      setAsked(new Set([...asked, question.name]));
      question.ask();
      return true;
    },
    /** Whether a popup asks to say more, with a Send button of its own. */
    isAsking: popup.state === 'shown' && popup.popup.type === 'say-more',
    /** Whether this hint was shown in answer to a tap on Send. */
    blocksSending: (tip: Tip | undefined) => tip?.kind === 'hint' && asked.has(tip.id),
    /** Allows all questions again, for a new text. */
    reset: () => setAsked(new Set()),
  };
}

const maxStarters = 3;

/** Sentence beginnings to choose from. Empty if they fail to load. */
function Starters({ onBegin }: { onBegin: (sentence: string) => void }) {
  const { data = [] } = useQuery(blocksQuery('play'));
  const starters = data.filter(({ slot }) => slot === 'starter').slice(0, maxStarters);
  return (
    <div className={css['question']} lang="en">
      {starters.map(({ optionId, text }) => (
        <button
          key={optionId}
          type="button"
          className={css['starter']}
          onClick={() => onBegin(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
