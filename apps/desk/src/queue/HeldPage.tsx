import { endpointQuery } from '@digipals/client';
import {
  Button,
  cells,
  classes,
  EmptyState,
  LoadError,
  Table,
  textStyles,
  VisuallyHidden,
} from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { Reason } from '../shared/Severity.tsx';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { useRows } from '../shared/use-rows.ts';
import { receiver } from '../shared/words.ts';
import { Due } from './Due.tsx';

/** Submissions on hold, each with a note; any reviewer may claim one. */
export function HeldPage() {
  const { location } = useServices();
  const now = useNow(10_000);
  const held = useQuery({ ...endpointQuery('GET desk/held'), refetchInterval: 10_000 });
  const items = held.data ?? [];
  const take = (place: number) => {
    const item = items[place];
    if (item) location.go(`/?take=${item.submissionId}`);
  };
  const { chosen, choose } = useRows(items.length, { onEnter: take });
  return (
    <>
      <Head title="Held" subtitle="Set aside with a note. They still count their time." />
      <div className={layout['body']}>
        {held.isError && (
          <LoadError
            words="The held texts could not be loaded."
            onRetry={() => void held.refetch()}
          />
        )}
        {held.data && items.length === 0 && (
          <EmptyState title="Nothing is held.">
            <p>A text is held from its card, with a note for whoever takes it up.</p>
          </EmptyState>
        )}
        {items.length > 0 && (
          <Table choosable>
            <thead>
              <tr>
                <th>Reason</th>
                <th>From</th>
                <th>To</th>
                <th>Note</th>
                <th>Held by</th>
                <th>Since</th>
                <th>Due</th>
                <th>
                  <VisuallyHidden>Take up</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, place) => (
                <tr
                  key={item.submissionId}
                  data-selected={place === chosen || undefined}
                  onClick={() => choose(place)}
                >
                  <td>
                    <Reason {...item} />
                  </td>
                  <td>{item.from.pseudonym}</td>
                  <td>{receiver(item.to, item.kind)}</td>
                  <td className={cells.long}>{item.note}</td>
                  <td className={textStyles['soft']}>{item.heldBy}</td>
                  <td className={classes(textStyles['soft'], textStyles['figures'])}>
                    {dayAndTime(item.heldAt)}
                  </td>
                  <td>
                    <Due {...item} now={now} />
                  </td>
                  <td className={textStyles['right']}>
                    <Button onClick={() => take(place)}>Take up</Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </>
  );
}
