import type { Recall } from '@digipals/contract';
import {
  cells,
  classes,
  EmptyState,
  LoadError,
  Table,
  Tag,
  textStyles,
} from '@digipals/ui/grown-ups';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { when } from '../shared/times.ts';
import { useKeptRow } from '../shared/use-rows.ts';
import { plural } from '../shared/words.ts';
import { RecallDetails } from './RecallDetails.tsx';
import css from './RecallPage.module.css';
import { recallReasonWords, recallStateWords } from './recall-words.ts';
import { useRecalls } from './use-recalls.ts';

const isOpen = ({ state }: Recall): boolean => state === 'open' || state === 'waits';

const idOf = ({ recallId }: Recall): string => recallId;

/** Recalls, those that wait for a second adult first. */
export function RecallsPage() {
  const { now, session } = useServices();
  const isOwn = session.get()?.staff.role === 'reviewer';
  const recalls = useRecalls();
  const { items, chosen, choose, here } = useKeptRow(recalls.data, idOf);
  return (
    <>
      <Head
        title="Recalls"
        subtitle={
          isOwn
            ? 'Texts that you took back.'
            : 'Delivered texts that were taken back. A second adult looks at each in 24 hours.'
        }
      />
      <div className={classes(layout['split'], css['split'])}>
        <div className={layout['body']}>
          {recalls.isError && (
            <LoadError
              words="The recalls could not be loaded."
              onRetry={() => void recalls.refetch()}
            />
          )}
          {recalls.data && items.length === 0 && (
            <EmptyState title="Nothing was taken back.">
              <p>Take a delivered text back from History, a case, or a card.</p>
            </EmptyState>
          )}
          {items.length > 0 && (
            <Table choosable>
              <thead>
                <tr>
                  <th>When</th>
                  <th>From</th>
                  <th>Texts</th>
                  <th>Reason</th>
                  <th>State</th>
                  <th className={layout['wideOnly']}>By</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item, place) => (
                  <tr
                    key={item.recallId}
                    data-selected={place === chosen || undefined}
                    onClick={() => choose(place)}
                  >
                    <td className={classes(textStyles['figures'], textStyles['soft'])}>
                      {when(item.at, now())}
                    </td>
                    <td>{item.from.pseudonym}</td>
                    <td className={cells.long}>{plural(item.texts.length, 'text')}</td>
                    <td>{recallReasonWords[item.reason]}</td>
                    <td>
                      <Tag {...(isOpen(item) && { tone: 'level2' })}>
                        {recallStateWords[item.state]}
                      </Tag>
                    </td>
                    <td className={classes(textStyles['soft'], layout['wideOnly'])}>{item.by}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </div>
        {here && <RecallDetails key={here.recallId} recall={here} />}
      </div>
    </>
  );
}
