import type { AuditRow } from '@digipals/contract';
import { classes, EmptyState, Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { moment, when } from '../shared/times.ts';
import css from './AuditTable.module.css';
import { type Check, fieldWords, isSame, rowWords, wordsOfTable } from './audit-words.ts';

/** The first digits of a hash, in groups of four. */
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

type Props = { rows: readonly AuditRow[]; check: Check | undefined };

/** What a row covers, and whether it is unchanged. What a newer row covers was compared with that row. */
function Covers({ row, check }: { row: AuditRow; check: Check | undefined }) {
  const changed = check?.changed.filter(one => one.row === row.row) ?? [];
  if (row.covers.length === 0) return null;
  return (
    <>
      {row.covers.map(wordsOfTable).join(', ')}{' '}
      {changed.map(one => (
        <Tag key={`${one.table} ${one.key}`} tone="level3">
          {fieldWords(one)} {one.field === null ? 'is gone or back' : 'changed'}
        </Tag>
      ))}
      {check && isSame(row, check) && <Tag tone="ok">same</Tag>}
    </>
  );
}

/** The rows of the audit log. */
export function AuditTable({ rows, check }: Props) {
  const { now } = useServices();
  const broken = check?.firstWrong ?? null;
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
          <th>Recomputed from the rows</th>
          <th>To what</th>
          <th>Fingerprint</th>
          <th className={css['before']}>Before</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(one => {
          const { row, at, actor, action, object, fingerprint, before } = one;
          const isBroken = row === broken || check?.changed.some(found => found.row === row);
          return (
            <tr key={row} className={classes(isBroken && css['broken'])}>
              <td className={classes(textStyles['right'], textStyles['mono'])}>{rowWords(row)}</td>
              <td className={classes(textStyles['figures'], textStyles['soft'])}>
                {!isToday(at) && `${moment(at, 'day')}, `}
                {moment(at, 'seconds')}
              </td>
              <td>{actor}</td>
              <td className={textStyles['strong']}>
                {action} {row === broken && <Tag tone="level3">Does not match</Tag>}
              </td>
              <td className={textStyles['soft']}>
                <Covers row={one} check={check} />
              </td>
              <td className={classes(textStyles['soft'], css['object'])} title={object}>
                {object}
              </td>
              <td className={classes(textStyles['mono'], textStyles['soft'])}>
                {inFours(fingerprint)}
              </td>
              <td className={classes(textStyles['mono'], textStyles['faint'], css['before'])}>
                {inFours(before)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
