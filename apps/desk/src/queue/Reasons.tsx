import type { Queue, SignalGroup } from '@digipals/contract';
import { Reason } from '../shared/parts.tsx';
import { span } from '../shared/times.ts';

/** How severe a reason usually is, for its bars. */
const usualSeverity: Record<SignalGroup, number> = {
  distress: 3,
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

/** The first reason of each text that waits; they add up to all that wait. */
export function Reasons({ queue }: { queue: Queue }) {
  const most = Math.max(1, ...queue.reasons.map(({ waiting }) => waiting));
  return (
    <table>
      <thead>
        <tr>
          <th>First reason</th>
          <th className="r">Waiting</th>
          <th className="hide-s meter-column">
            <span className="hidden">Share</span>
          </th>
          <th className="r">Oldest</th>
          <th className="r">Median</th>
          <th className="r">p95</th>
          <th className="r">Past 80 %</th>
        </tr>
      </thead>
      <tbody>
        {queue.reasons.map(({ group, waiting, late, oldestMs, medianMs, p95Ms }) => (
          <tr key={group}>
            <td>
              <Reason severity={usualSeverity[group]} group={group} />
            </td>
            <td className="r n b">{waiting}</td>
            <td className="hide-s">
              <span className="meter">
                <i style={{ width: `${(waiting / most) * 100}%` }} />
              </span>
            </td>
            <td className="r n">{shown(oldestMs)}</td>
            <td className="r n q">{shown(medianMs)}</td>
            <td className="r n q">{shown(p95Ms)}</td>
            <td className={late > 0 ? 'r n b' : 'r n qq'}>{late > 0 ? late : '–'}</td>
          </tr>
        ))}
        {queue.reasons.length === 0 && (
          <tr>
            <td colSpan={7} className="q">
              Nothing waits.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
