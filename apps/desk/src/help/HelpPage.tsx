import { endpointQuery } from '@digipals/client';
import type { HelpItem } from '@digipals/contract';
import {
  classes,
  EmptyState,
  LoadError,
  Notice,
  Table,
  Tag,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime, span } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { useRows } from '../shared/use-rows.ts';
import { plural } from '../shared/words.ts';
import { pictureWords } from './help-words.ts';

/** What became of the mail to the leads. */
export function LeadMail({ mail }: Pick<HelpItem, 'mail'>) {
  if (mail.state === 'sent') return <span className={textStyles['soft']}>Leads were mailed</span>;
  if (mail.state === 'waiting' && mail.tries === 0) {
    return <span className={textStyles['soft']}>Mail on its way</span>;
  }
  const words = {
    waiting: `Mail does not go out, tried ${plural(mail.tries, 'time')}`,
    lost: 'Mail was refused',
    none: 'No lead to mail',
  } as const;
  return <Tag tone="level3">{words[mail.state]}</Tag>;
}

/** Whether a child waits, and for how long. */
function Waiting({ item, now }: { item: HelpItem; now: number }) {
  if (!item.waitsSince) return <Tag>Answered</Tag>;
  const waited = span(now - Date.parse(item.waitsSince));
  const words = item.readAt ? `Waits ${waited}` : `Not read, ${waited}`;
  return <Tag tone="level3">{item.answeredAt ? `Wrote again, ${waited}` : words}</Tag>;
}

/** Children who asked for help, the longest wait first. */
export function HelpPage() {
  const { location } = useServices();
  const now = useNow(5_000);
  const help = useQuery({ ...endpointQuery('GET desk/help'), refetchInterval: 5_000 });
  const items = help.data ?? [];
  const open = (place: number) => {
    const item = items[place];
    if (item) location.go(`/cases/${item.caseId}`);
  };
  const { chosen, choose } = useRows(items.length, { onEnter: open });
  return (
    <>
      <Head title="Help" subtitle="Children who asked for help. Each waits for a person." />
      <div className={layout['body']}>
        {help.isError && (
          <LoadError
            words="The help requests could not be loaded."
            onRetry={() => void help.refetch()}
          />
        )}
        {items.some(
          ({ mail }) => mail.state !== 'sent' && (mail.tries > 0 || mail.state !== 'waiting'),
        ) && (
          <Notice>
            <b>A lead was not mailed.</b> Look here until the mail server works again.
          </Notice>
        )}
        {help.data && items.length === 0 && (
          <EmptyState title="No child waits for help.">
            <p>A request appears here at once, and every lead gets a mail.</p>
          </EmptyState>
        )}
        {items.length > 0 && (
          <Table choosable>
            <thead>
              <tr>
                <th>Case</th>
                <th>What the child tapped</th>
                <th>Child</th>
                <th>Sent</th>
                <th>State</th>
                <th>Mail</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, place) => (
                <tr
                  key={item.caseId}
                  data-selected={place === chosen || undefined}
                  onClick={() => choose(place)}
                  onDoubleClick={() => open(place)}
                >
                  <td className={classes(textStyles['figures'], textStyles['soft'])}>
                    {item.caseId}
                  </td>
                  <td className={textStyles['strong']}>
                    <Link to={`/cases/${item.caseId}`}>
                      {item.picture ? pictureWords[item.picture] : 'Took its picture back'}
                    </Link>
                  </td>
                  <td>{item.child.pseudonym}</td>
                  <td className={classes(textStyles['soft'], textStyles['figures'])}>
                    {dayAndTime(item.sentAt)}
                  </td>
                  <td>
                    <Waiting item={item} now={now} />
                  </td>
                  <td>
                    <LeadMail mail={item.mail} />
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
