import { EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { useEffect, useRef } from 'react';
import { Head } from '../app/Head.tsx';
import { useKeptRow } from '../shared/use-rows.ts';
import { CaseDetails } from './CaseDetails.tsx';
import { LetterDetails } from './LetterDetails.tsx';
import css from './RepliesPage.module.css';
import { ReplyDetails } from './ReplyDetails.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import { type ReplyItem, useReplies } from './use-replies.ts';

const idOf = ({ id }: ReplyItem): string => id;

/** What the details of a row are. */
const labels: Record<ReplyItem['kind'], string> = {
  reply: 'Reply',
  letter: 'Letter that did not arrive',
  case: 'Case with a reply',
};

function Details({ item, onDone }: { item: ReplyItem; onDone(): void }) {
  switch (item.kind) {
    case 'reply':
      return <ReplyDetails reply={item.reply} onDone={onDone} />;
    case 'letter':
      return <LetterDetails letter={item.letter} onDone={onDone} />;
    case 'case':
      return <CaseDetails found={item.found} />;
  }
}

type Rows = Pick<ReturnType<typeof useKeptRow<ReplyItem>>, 'items' | 'chosen' | 'choose'>;

/** Chooses the next row that waits once one is dealt with, and moves the focus to its details. */
function useNextRow({ items, chosen, choose }: Rows) {
  const page = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLElement>(null);
  const takesFocus = useRef(false);
  // The rows may have changed while the act was sent.
  const latest = useRef({ items, chosen });
  useEffect(() => {
    latest.current = { items, chosen };
    if (!takesFocus.current) return;
    takesFocus.current = false;
    details.current?.focus({ preventScroll: true });
    // In a narrow window the list is above it.
    if (page.current) page.current.scrollTop = 0;
  });
  const goOn = (id: string) => {
    const { items: rows, chosen: place } = latest.current;
    if (rows[place]?.id !== id) return;
    takesFocus.current = true;
    const next = rows.findIndex(({ isDone }, other) => !isDone && other > place);
    const before = rows.findLastIndex(({ isDone }, other) => !isDone && other < place);
    if (next >= 0) choose(next);
    else if (before >= 0) choose(before);
  };
  return { page, details, goOn };
}

/** Replies that belong to no case by themselves, cases with a reply, and letters that were given up. */
export function RepliesPage() {
  const replies = useReplies();
  const { items, chosen, choose, here } = useKeptRow(replies.items, idOf);
  const { page, details, goOn } = useNextRow({ items, chosen, choose });
  const firstDone = items.findIndex(({ isDone }) => isDone);
  return (
    <>
      <Head
        title="Replies"
        subtitle="Replies that someone must file, and letters that did not arrive."
      />
      {replies.isError && (
        <LoadError words="The replies could not be loaded." onRetry={replies.retry} />
      )}
      {replies.isLoaded && items.length === 0 && (
        <EmptyState title="Nothing waits here.">
          <p>
            A reply to a letter goes into its case. It waits here if it came from a different
            address, or if something is being kept from the family.
          </p>
        </EmptyState>
      )}
      {replies.hasMore && (
        <p className={css['more']}>More wait than are listed. The oldest come first.</p>
      )}
      {items.length > 0 && (
        <div className={css['columns']} ref={page}>
          <ul className={css['list']} aria-label="Replies and letters">
            {items.map((item, place) => [
              place === firstDone && (
                <li key="done" className={css['group']}>
                  Dealt with
                </li>
              ),
              <ReplyRow
                key={item.id}
                item={item}
                isOn={place === chosen}
                onChoose={() => choose(place)}
              />,
            ])}
          </ul>
          {here && (
            <section
              key={here.id}
              ref={details}
              // What is dealt with may have no button, so it takes the focus itself to be scrolled by keyboard.
              tabIndex={here.isDone ? 0 : -1}
              className={css['details']}
              aria-label={labels[here.kind]}
            >
              <Details item={here} onDone={() => goOn(here.id)} />
            </section>
          )}
        </div>
      )}
    </>
  );
}
