import type { AuditRow } from '@digipals/contract';
import { classes, EmptyState, Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { moment, when } from '../shared/times.ts';
import css from './AuditTable.module.css';

/** The first digits of a hash, in groups of four. */
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

type Props = { rows: readonly AuditRow[]; broken: number | null };

/** The rows of the audit log. */
export function AuditTable({ rows, broken }: Props) {
  const { now } = useServices();
  if (rows.length === 0) {
    return <EmptyState title="Nothing found." />;
  }
  const isToday = (at: string) => when(at, now()) === moment(at, 'clock');
  return (
    <Table>
      <thead>
        <tr>
          <th className={textStyles['right']}>Row</th>
          <th>Time</th>
          <th>Who</th>
          <th>Did</th>
          <th>To what</th>
          <th>Fingerprint</th>
          <th className={layout['wideOnly']}>Before</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, at, actor, action, object, fingerprint, before }) => (
          <tr key={row} className={classes(row === broken && css['broken'])}>
            <td className={classes(textStyles['right'], textStyles['mono'])}>
              {row.toLocaleString('en-GB')}
            </td>
            <td className={classes(textStyles['figures'], textStyles['soft'])}>
              {!isToday(at) && `${moment(at, 'day')}, `}
              {moment(at, 'seconds')}
            </td>
            <td>{actor}</td>
            <td className={textStyles['strong']}>
              {action} {row === broken && <Tag tone="level3">Does not match</Tag>}
            </td>
            <td className={textStyles['soft']}>{object}</td>
            <td className={classes(textStyles['mono'], textStyles['soft'])}>
              {inFours(fingerprint)}
            </td>
            <td className={classes(textStyles['mono'], textStyles['faint'], layout['wideOnly'])}>
              {inFours(before)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
