import type { HistoryItem } from '@digipals/contract';
import { LinkButton, Notice } from '@digipals/ui/grown-ups';
import { useEffect, useRef } from 'react';
import { Key } from '../keys/Key.tsx';
import { Folded } from '../shared/Folded.tsx';
import layout from '../shared/layout.module.css';
import { isSevere } from '../shared/severe.ts';
import { receiver } from '../shared/words.ts';
import { Found } from './Found.tsx';
import css from './HistoryText.module.css';

type Props = {
  item: HistoryItem;
  q: string;
  isFolded: boolean;
  /** Why it could not be opened. */
  problem: string | null;
  onTurn(): void;
};

function Whole({ item, q, onTurn }: Pick<Props, 'item' | 'q' | 'onTurn'>) {
  return (
    <>
      <p className={css['text']} lang="en">
        <Found text={item.text} q={q} />
      </p>
      {isSevere(item) && (
        <LinkButton className={css['fold']} onClick={onTurn}>
          <Key of="open" /> Fold again
        </LinkButton>
      )}
    </>
  );
}

/** What a decision was about: the whole text, and what was delivered instead. A severe one is folded. */
export function HistoryText({ item, q, isFolded, problem, onTurn }: Props) {
  const place = useRef<HTMLElement>(null);
  const wasFolded = useRef(isFolded);
  // The button that was pressed is gone: the reader goes on at the text.
  useEffect(() => {
    if (wasFolded.current !== isFolded) place.current?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [isFolded]);
  return (
    <>
      <section className={layout['panel']} ref={place} tabIndex={-1} aria-label="The text">
        <h2>
          {item.from.pseudonym} to {receiver(item.to, item.kind)}
        </h2>
        {problem && (
          <Notice>
            <b>{problem}</b>
          </Notice>
        )}
        {isFolded ? (
          <Folded isSmall text={item.text} onOpen={onTurn} />
        ) : (
          <Whole item={item} q={q} onTurn={onTurn} />
        )}
      </section>
      {item.editedText !== null && !isFolded && (
        <section className={layout['panel']}>
          <h2>Delivered as</h2>
          <p className={css['text']} lang="en">
            {item.editedText}
          </p>
        </section>
      )}
    </>
  );
}
