import type { Person, Queue, QueueItem } from '@digipals/contract';
import { classes, Table, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { Reason } from '../shared/Severity.tsx';
import { useServices } from '../shared/services.tsx';
import { span } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { useRows } from '../shared/use-rows.ts';
import { kindWords, receiver, reportWords } from '../shared/words.ts';
import { Due } from './Due.tsx';
import { type Filter, isShown } from './filters.ts';

const bands: Record<Person['ageBand'], string> = { 1: '7–8', 2: '9–10', 3: '11–12' };

const withWords: Record<QueueItem['state'], string> = {
  waiting: 'Free',
  held: 'Set aside',
  escalated: 'The lead',
};

function With({ name, state }: { name: string | null; state: QueueItem['state'] }) {
  const { session } = useServices();
  if (name === null) return <td className={textStyles['faint']}>{withWords[state]}</td>;
  return <td>{name === session.get()?.staff.name ? 'You' : name}</td>;
}

type Props = { queue: Queue; filter: Filter };

/** The first items of the queue. Enter claims one that is free. */
export function NextRows({ queue, filter }: Props) {
  const { location, session } = useServices();
  const now = useNow(10_000);
  const items = queue.items.filter(item => isShown(item, filter));
  const take = (place: number) => {
    const item = items[place];
    if (!item || item.with !== null) return;
    if (item.state !== 'escalated') location.go(`/?take=${item.submissionId}`);
    else if (session.get()?.staff.role === 'lead') location.go('/lead');
  };
  const { chosen, choose } = useRows(items.length, { onEnter: take });
  return (
    <Table choosable>
      <thead>
        <tr>
          <th>Reason</th>
          <th>Kind</th>
          <th>From</th>
          <th>To</th>
          <th className={layout['wideOnly']}>Age bands</th>
          <th className={textStyles['right']}>Waiting</th>
          <th>Due</th>
          <th>With</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <tr
            key={item.submissionId}
            data-selected={place === chosen || undefined}
            onClick={() => choose(place)}
            onDoubleClick={() => take(place)}
          >
            <td>
              <Reason {...item}>
                {item.reported && (
                  <span className={textStyles['soft']}>“{reportWords[item.reported]}”</span>
                )}
              </Reason>
            </td>
            <td className={textStyles['soft']}>{kindWords[item.kind]}</td>
            <td>{item.from.pseudonym}</td>
            <td>{receiver(item.to, item.kind)}</td>
            <td className={classes(textStyles['soft'], textStyles['figures'], layout['wideOnly'])}>
              {[item.from, ...(item.to ? [item.to] : [])]
                .map(({ ageBand }) => bands[ageBand])
                .join(', ')}
            </td>
            <td className={textStyles['number']}>{span(now - Date.parse(item.submittedAt))}</td>
            <td>
              <Due {...item} now={now} />
            </td>
            <With name={item.with} state={item.state} />
          </tr>
        ))}
        {items.length === 0 && (
          <tr>
            <td colSpan={8} className={textStyles['soft']}>
              {filter === 'all' ? 'All read.' : 'None of these waits.'}
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
