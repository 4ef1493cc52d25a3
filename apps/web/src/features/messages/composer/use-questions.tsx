import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { blocksQuery, configQuery } from '../card/queries.ts';
import { wordsIn } from './edits.ts';
import css from './Questions.module.css';
import { type Tip, withSpellings } from './tips.ts';

/** A child reads all spellings of the popup, so it shows few. */
const maxSpellings = 4;

type Options = {
  /** The name of the friend. Without it the child is never asked to say more. */
  sayMoreTo?: string | undefined;
  onText(text: string): void;
  onStarter(sentence: string): void;
  deliver(): Promise<void>;
  /** Whether the composer is still mounted: no popup may open over another page. */
  isHere(): boolean;
};

/**
 * Questions before a text is sent, each at most once per text: consider a hint, did you mean, can you say
 * more (NOTSHOWN-33). Each of them lets the child send the text unchanged.
 */
export function useQuestions({ sayMoreTo, onText, onStarter, deliver, isHere }: Options) {
  const t = useText();
  const { popups } = useServices();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());

  const sendNow = {
    label: () => t('messages.sendNow'),
    quiet: true,
    onAction: () => void deliver(),
  };

  const askSpelling = (text: string, tips: readonly Tip[]) => {
    const take = () => {
      popups.hide();
      onText(withSpellings(text, tips));
    };
    popups.show({
      type: 'did-you-mean',
      text: () => t('messages.didYouMean'),
      extra: <Spellings tips={tips} onTake={take} />,
      mood: 'think',
      ...sendNow,
    });
  };

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
      ...sendNow,
    });
  };

  /** The first question that was not asked yet, or null. */
  const questionOf = (text: string, tips: readonly Tip[], minWords: number) => {
    const [first] = tips;
    if (first?.kind === 'hint' && !asked.has(first.id))
      return { name: first.id, ask: () => undefined };
    const spellings = tips.filter(({ kind }) => kind === 'spelling').slice(0, maxSpellings);
    if (spellings.length > 0 && !asked.has('spelling'))
      return { name: 'spelling', ask: () => askSpelling(text, spellings) };
    if (sayMoreTo !== undefined && wordsIn(text) < minWords && !asked.has('more'))
      return { name: 'more', ask: () => askMore(sayMoreTo) };
    return null;
  };

  return {
    /** Asks the next question. Resolves to false if none is left. */
    async ask(text: string, tips: readonly Tip[]): Promise<boolean> {
      const config = await queries.ensureQueryData(configQuery()).catch(() => undefined);
      if (!isHere()) return true;
      const question = questionOf(text, tips, config?.minWords ?? 0);
      if (!question) return false;
      setAsked(new Set([...asked, question.name]));
      question.ask();
      return true;
    },
    /** Whether this hint was shown in answer to a tap on Send. */
    blocksSending: (tip: Tip | undefined) => tip?.kind === 'hint' && asked.has(tip.id),
    /** Allows all questions again, for a new text. */
    reset: () => setAsked(new Set()),
  };
}

/** The suggested spellings and a button that accepts all of them. */
function Spellings({ tips, onTake }: { tips: readonly Tip[]; onTake: () => void }) {
  const t = useText();
  const spellings = tips.flatMap(tip => (tip.kind === 'spelling' ? [tip] : []));
  return (
    <div className={css['question']}>
      <ul className={css['swaps']} lang="en">
        {spellings.map(({ id, from, to }) => (
          <li key={id}>
            <span className={css['from']}>{from}</span>
            <Icon name="right" />
            <b>{to}</b>
          </li>
        ))}
      </ul>
      {/* The popup focuses the first of these buttons. */}
      <div data-popup-actions="">
        <Button wide icon="ok" onClick={onTake}>
          {t('action.yes')}
        </Button>
      </div>
    </div>
  );
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
