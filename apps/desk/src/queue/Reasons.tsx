import type { Queue, SignalGroup } from '@digipals/contract';
import { classes, Meter, Table, textStyles, VisuallyHidden } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { Reason } from '../shared/Severity.tsx';
import { span } from '../shared/times.ts';
import css from './Reasons.module.css';

/** The usual severity of each group, for its bars. */
const usualSeverity: Record<SignalGroup, number> = {
  distress: 3,
  grooming: 3,
  meeting: 2,
  report: 2,
  personal: 2,
  swearing: 2,
  unkind: 2,
  link: 1,
  notEnglish: 1,
  history: 1,
  repetition: 1,
  firstContact: 0,
  check: 1,
  none: 0,
};

const shown = (ms: number | null): string => (ms === null ? '–' : span(ms));

/** Waiting texts by their first reason. */
export function Reasons({ queue }: { queue: Queue }) {
  const most = Math.max(1, ...queue.reasons.map(({ waiting }) => waiting));
  return (
    <Table>
      <thead>
        <tr>
          <th>First reason</th>
          <th className={textStyles['right']}>Waiting</th>
          <th className={classes(layout['wideOnly'], css['share'])}>
            <VisuallyHidden>Share</VisuallyHidden>
          </th>
          <th className={textStyles['right']}>Oldest</th>
          <th className={textStyles['right']}>Median</th>
          <th className={textStyles['right']}>p95</th>
          <th className={textStyles['right']}>Late</th>
        </tr>
      </thead>
      <tbody>
        {queue.reasons.map(({ group, waiting, late, oldestMs, medianMs, p95Ms }) => (
          <tr key={group}>
            <td>
              <Reason severity={usualSeverity[group]} group={group} />
            </td>
            <td className={classes(textStyles['number'], textStyles['strong'])}>{waiting}</td>
            <td className={layout['wideOnly']}>
              <Meter share={waiting / most} />
            </td>
            <td className={textStyles['number']}>{shown(oldestMs)}</td>
            <td className={classes(textStyles['number'], textStyles['soft'])}>{shown(medianMs)}</td>
            <td className={classes(textStyles['number'], textStyles['soft'])}>{shown(p95Ms)}</td>
            <td
              className={classes(
                textStyles['number'],
                late > 0 ? textStyles['strong'] : textStyles['faint'],
              )}
            >
              {late > 0 ? late : '–'}
            </td>
          </tr>
        ))}
        {queue.reasons.length === 0 && (
          <tr>
            <td colSpan={7} className={textStyles['soft']}>
              Nothing waits.
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
