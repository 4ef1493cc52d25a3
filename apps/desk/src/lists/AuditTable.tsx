import type { AuditRow } from '@digipals/contract';
import { Tag } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { moment, when } from '../shared/times.ts';

/** First figures of a fingerprint, in fours. */
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

type Props = { rows: readonly AuditRow[]; broken: number | null };

/** Rows of the log. */
export function AuditTable({ rows, broken }: Props) {
  const { now } = useServices();
  if (rows.length === 0) {
    return (
      <div className="empty">
        <h2>Nothing found.</h2>
      </div>
    );
  }
  const isToday = (at: string) => when(at, now()) === moment(at, 'clock');
  return (
    <table>
      <thead>
        <tr>
          <th className="r">Row</th>
          <th>Time</th>
          <th>Who</th>
          <th>Did</th>
          <th>To what</th>
          <th>Fingerprint</th>
          <th className="hide-s">Before</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, at, actor, action, object, fingerprint, before }) => (
          <tr key={row} className={row === broken ? 'broken' : undefined}>
            <td className="r mono">{row.toLocaleString('en-GB')}</td>
            <td className="n q">
              {!isToday(at) && `${moment(at, 'day')}, `}
              {moment(at, 'seconds')}
            </td>
            <td>{actor}</td>
            <td className="b">
              {action} {row === broken && <Tag tone="s3">Does not match</Tag>}
            </td>
            <td className="q">{object}</td>
            <td className="mono q">{inFours(fingerprint)}</td>
            <td className="mono qq hide-s">{inFours(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
