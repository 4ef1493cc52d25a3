import { type DutySeat, dutySeats, type ServiceHours } from '@digipals/contract';
import { openTimes, type Span } from './service-hours.policy.ts';

/** A shift, as far as gaps depend on it. */
export type Cover = Span & { readonly seat: DutySeat; readonly staffId: string };

/** A time in which a seat has fewer people than it needs. */
export type Gap = Span & { readonly seat: DutySeat; readonly missing: number };

/** On call is needed day and night, other seats in service hours. */
const neededTimes = (hours: ServiceHours, seat: DutySeat, span: Span): Span[] =>
  seat === 'on_call_1' || seat === 'on_call_2' ? [span] : openTimes(hours, span);

/** Gaps of one seat in one time. */
function gapsIn(time: Span, need: number, shifts: readonly Cover[]): Omit<Gap, 'seat'>[] {
  const cuts = shifts.flatMap(({ from, to }) => [from, to]);
  const edges = [...new Set([time.from, ...cuts, time.to])]
    .filter(edge => edge >= time.from && edge <= time.to)
    .sort((one, other) => one - other);
  const gaps: Omit<Gap, 'seat'>[] = [];
  edges.slice(1).forEach((to, place) => {
    const from = edges[place] ?? time.from;
    const there = shifts.filter(shift => shift.from <= from && shift.to >= to);
    const missing = need - new Set(there.map(({ staffId }) => staffId)).size;
    if (missing <= 0) return;
    const before = gaps.at(-1);
    if (before?.to === from && before.missing === missing) {
      gaps[gaps.length - 1] = { ...before, to };
    } else gaps.push({ from, to, missing });
  });
  return gaps;
}

/** Where the rota has too few people, the earliest gap first. */
export const findGaps = (hours: ServiceHours, shifts: readonly Cover[], span: Span): Gap[] =>
  dutySeats
    .flatMap(seat =>
      neededTimes(hours, seat, span).flatMap(time =>
        gapsIn(
          time,
          hours.needs[seat],
          shifts.filter(shift => shift.seat === seat),
        ).map(gap => ({ ...gap, seat })),
      ),
    )
    .sort((one, other) => one.from - other.from);
