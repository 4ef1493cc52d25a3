import type { HistoryItem } from '@digipals/contract';
import { useEffect, useRef } from 'react';
import { Key } from '../keys/Key.tsx';
import { Folded } from '../shared/Folded.tsx';
import { isSevere } from '../shared/severe.ts';
import { receiver } from '../shared/words.ts';
import { Found } from './Found.tsx';

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
      <p className="whole" lang="en">
        <Found text={item.text} q={q} />
      </p>
      {isSevere(item) && (
        <button type="button" className="link" onClick={onTurn}>
          <Key of="open" /> Fold again
        </button>
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
      <section className="panel" ref={place} tabIndex={-1} aria-label="The text">
        <h2>
          {item.from.pseudonym} to {receiver(item.to, item.kind)}
        </h2>
        {problem && (
          <div className="told" role="alert">
            <b>{problem}</b>
          </div>
        )}
        {isFolded ? (
          <Folded text={item.text} onOpen={onTurn} />
        ) : (
          <Whole item={item} q={q} onTurn={onTurn} />
        )}
      </section>
      {item.editedText !== null && !isFolded && (
        <section className="panel">
          <h2>Delivered as</h2>
          <p className="whole" lang="en">
            {item.editedText}
          </p>
        </section>
      )}
    </>
  );
}
