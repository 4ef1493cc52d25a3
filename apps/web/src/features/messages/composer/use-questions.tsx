import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { blocksQuery, configQuery } from '../queries.ts';
import { wordsIn } from './edits.ts';
import css from './Questions.module.css';
import { type Tip, withSpellings } from './tips.ts';

/** Not more than this many spellings at once: a child reads them all. */
const most = 4;

type Options = {
  /** The friend who would like to know more; without one nobody asks for it. */
  sayMoreTo?: string | undefined;
  onText(text: string): void;
  onStarter(sentence: string): void;
  deliver(): Promise<void>;
  /** Whether the box is still there: nothing is asked over another page, and the text is kept. */
  isHere(): boolean;
};

/**
 * What a child is asked before its text goes out, each at most once for a text: look at a hint, did you
 * mean, can you say more (NOTSHOWN-33). Every question can be answered by sending it as it is.
 */
export function useAsking({ sayMoreTo, onText, onStarter, deliver, isHere }: Options) {
  const t = useText();
  const { call, popups } = useServices();
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

  /** The first question that was not asked yet; null where none is left. */
  const questionOf = (text: string, tips: readonly Tip[], least: number) => {
    const [first] = tips;
    if (first?.kind === 'hint' && !asked.has(first.id))
      return { name: first.id, ask: () => undefined };
    const spellings = tips.filter(({ kind }) => kind === 'spelling').slice(0, most);
    if (spellings.length > 0 && !asked.has('spelling'))
      return { name: 'spelling', ask: () => askSpelling(text, spellings) };
    if (sayMoreTo !== undefined && wordsIn(text) < least && !asked.has('more'))
      return { name: 'more', ask: () => askMore(sayMoreTo) };
    return null;
  };

  return {
    /** Asks the next question of a text; false where there is nothing left to ask. */
    async ask(text: string, tips: readonly Tip[]): Promise<boolean> {
      const config = await queries.ensureQueryData(configQuery(call)).catch(() => undefined);
      if (!isHere()) return true;
      const question = questionOf(text, tips, config?.minWords ?? 0);
      if (!question) return false;
      setAsked(new Set([...asked, question.name]));
      question.ask();
      return true;
    },
    /** Whether sending waits for this hint: then it is said aloud, with the way to send all the same. */
    holds: (tip: Tip | undefined) => tip?.kind === 'hint' && asked.has(tip.id),
    /** Another text is written: everything may be asked of it. */
    anew: () => setAsked(new Set()),
  };
}

/** What may be spelt otherwise, and the button that takes it. */
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
      {/* The first of the popup's buttons: it has the focus. */}
      <div data-popup-actions="">
        <Button wide icon="ok" onClick={onTake}>
          {t('action.yes')}
        </Button>
      </div>
    </div>
  );
}

const mostStarters = 3;

/** Beginnings of sentences to choose from. Where they do not come, the child writes by itself. */
function Starters({ onBegin }: { onBegin: (sentence: string) => void }) {
  const { call } = useServices();
  const { data = [] } = useQuery(blocksQuery(call, 'play'));
  const starters = data.filter(({ slot }) => slot === 'starter').slice(0, mostStarters);
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
