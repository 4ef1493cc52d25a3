import type { HistoryItem } from '@digipals/contract';
import { LinkButton } from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef } from 'react';
import { Key } from '../keys/Key.tsx';
import { Folded } from '../shared/Folded.tsx';
import layout from '../shared/layout.module.css';
import { Problem } from '../shared/Problem.tsx';
import { isSevere } from '../shared/severe.ts';
import { receiver } from '../shared/words.ts';
import { Found } from './Found.tsx';
import css from './HistoryText.module.css';

type Props = {
  item: HistoryItem;
  q: string;
  isFolded: boolean;
  /** Why the text could not be opened. */
  problem: string | null;
  onToggle(): void;
};

function FullText({ item, q, onToggle }: Pick<Props, 'item' | 'q' | 'onToggle'>) {
  return (
    <>
      <p className={css['text']} lang="en">
        <Found text={item.text} q={q} />
      </p>
      {isSevere(item) && (
        <LinkButton className={css['fold']} onClick={onToggle}>
          <Key of="open" /> Fold again
        </LinkButton>
      )}
    </>
  );
}

/** The text of a decision and, if it was edited, what was delivered. A severe text is folded. */
export function HistoryText({ item, q, isFolded, problem, onToggle }: Props) {
  const place = useRef<HTMLElement>(null);
  const wasFolded = useRef(isFolded);
  // The pressed button has been removed, so the focus moves to the text.
  useLayoutEffect(() => {
    if (wasFolded.current !== isFolded) place.current?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [isFolded]);
  return (
    <>
      <section className={layout['panel']} ref={place} tabIndex={-1} aria-label="The text">
        <h2>
          {item.from.pseudonym} to {receiver(item.to, item.kind)}
        </h2>
        <Problem words={problem} />
        {isFolded ? (
          <Folded isSmall text={item.text} onOpen={onToggle} />
        ) : (
          <FullText item={item} q={q} onToggle={onToggle} />
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
