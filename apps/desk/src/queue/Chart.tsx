import type { Queue } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { moment } from '../shared/times.ts';
import css from './Chart.module.css';

const width = 530;
const left = 28;
const top = 10;
const foot = 128;
const slot = (width - left - 4) / 16;

/** The next of 1, 2, 5, 10 … that holds the highest bar. */
function roundUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [1, 2, 5, 10].find(one => one * power >= most) ?? 10;
  return Math.max(4, step * power);
}

/** Arrived and decided in each half hour of the last eight hours. */
export function Chart({ halfHours }: Pick<Queue, 'halfHours'>) {
  const most = roundUp(
    Math.max(0, ...halfHours.flatMap(({ arrived, decided }) => [arrived, decided])),
  );
  const y = (count: number): number => foot - (count / most) * (foot - top);
  const bar = Math.min(13, slot / 2 - 2);
  const total = (name: 'arrived' | 'decided') =>
    halfHours.reduce((sum, half) => sum + half[name], 0);
  return (
    <>
      <div className={classes(layout['sectionHead'], layout['bare'])}>
        <h2>Arrived and decided, per half hour</h2>
      </div>
      <figure className={css['chart']}>
        <svg
          viewBox={`0 0 ${width} 150`}
          role="img"
          aria-label={`In the last ${halfHours.length / 2} hours ${total('arrived')} arrived and ${total('decided')} were decided`}
        >
          {[most, most / 2, 0].map(count => (
            <g key={count}>
              <line x1={left} x2={width - 4} y1={y(count)} y2={y(count)} />
              <text x={left - 8} y={y(count) + 4} textAnchor="end">
                {count}
              </text>
            </g>
          ))}
          {halfHours.map(({ from, arrived, decided }, place) => {
            const x = left + 6 + place * slot;
            return (
              <g key={from}>
                <rect
                  className={css['arrived']}
                  x={x}
                  y={y(arrived)}
                  width={bar}
                  height={foot - y(arrived)}
                  rx="2"
                />
                <rect
                  className={css['decided']}
                  x={x + bar + 1.5}
                  y={y(decided)}
                  width={bar}
                  height={foot - y(decided)}
                  rx="2"
                />
                {place % 4 === 0 && (
                  <text x={x} y="146">
                    {moment(from, 'clock')}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <figcaption>
          <span>
            <i className={css['arrived']} />
            Arrived
          </span>
          <span>
            <i className={css['decided']} />
            Decided
          </span>
        </figcaption>
      </figure>
    </>
  );
}
