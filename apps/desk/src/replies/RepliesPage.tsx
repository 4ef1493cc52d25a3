import { EmptyState, LoadError } from '@digipals/ui/grown-ups';
import { Head } from '../app/Head.tsx';
import { useKeptRow } from '../shared/use-rows.ts';
import { CaseDetails, LetterDetails } from './OtherDetails.tsx';
import css from './RepliesPage.module.css';
import { ReplyDetails } from './ReplyDetails.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import { type ReplyItem, useReplies } from './use-replies.ts';

const idOf = ({ id }: ReplyItem): string => id;

function Details({ item }: { item: ReplyItem }) {
  switch (item.kind) {
    case 'reply':
      return <ReplyDetails reply={item.reply} />;
    case 'letter':
      return <LetterDetails letter={item.letter} />;
    case 'case':
      return <CaseDetails found={item.found} />;
  }
}

/** Replies that belong to no case by themselves, cases with a reply, and letters that were given up. */
export function RepliesPage() {
  const replies = useReplies();
  const { items, chosen, choose, here } = useKeptRow(replies.items, idOf);
  const firstDone = items.findIndex(({ isDone }) => isDone);
  return (
    <>
      <Head
        title="Replies"
        subtitle="Answers of grown-ups that a person must place, and letters that nobody got."
      />
      {replies.isError && (
        <LoadError words="The replies could not be loaded." onRetry={replies.retry} />
      )}
      {replies.items && items.length === 0 && (
        <EmptyState title="No reply waits.">
          <p>
            Replies to letters of a case are in the case. One from another address, or from a family
            that must not know something, shows no case to others: it waits here.
          </p>
        </EmptyState>
      )}
      {items.length > 0 && (
        <div className={css['mails']}>
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
            <section className={css['details']} aria-label="Reply" key={here.id}>
              <Details item={here} />
            </section>
          )}
        </div>
      )}
    </>
  );
}
