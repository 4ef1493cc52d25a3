import type { Duty, Told, ToldParts } from '@digipals/contract';
import { classes, Fact, Facts, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { plural, toldWords } from '../shared/words.ts';
import css from './ToldPanel.module.css';
import { clockOf, weekdays } from './zone-times.ts';

const minutes = (ms: number | null): string =>
  ms === null ? '–' : `${Math.ceil(ms / 60_000)} min`;

/** The part that decides, if the desk is open. */
function largest({ medianMs, oldestMs, workMs }: ToldParts): 'median' | 'oldest' | 'work' {
  const most = Math.max(medianMs ?? 0, oldestMs ?? 0, workMs);
  if (most === (oldestMs ?? 0)) return 'oldest';
  return most === (medianMs ?? 0) ? 'median' : 'work';
}

const whyWords: Record<Told['because'], string> = {
  open: 'Every app, the head of this desk and the metrics show this one number.',
  closed: 'The desk is closed. Every app shows when it opens, in the clock of the child.',
  nobody: 'Nobody has been at the desk for five minutes. Every app says so.',
};

function Formula({ parts, told }: { parts: ToldParts; told: Told }) {
  const first = told.because === 'open' ? largest(parts) : null;
  const rows = [
    { name: 'median', words: 'Median decided, 2 h', ms: parts.medianMs },
    { name: 'oldest', words: 'Oldest waiting, with held', ms: parts.oldestMs },
    {
      name: 'work',
      words: `${parts.waiting} waiting x ${Math.round(parts.readingMs / 1_000)} s / ${plural(parts.people, 'person', 'people')}`,
      ms: parts.workMs,
    },
  ];
  return (
    <dl className={css['formula']}>
      {rows.map(({ name, words, ms }) => (
        <div key={name} className={classes(name === first && css['first'])}>
          <dt>{words}</dt>
          <dd>{minutes(ms)}</dd>
        </div>
      ))}
      <div>
        <dt>Rounded up to</dt>
        <dd>{toldWords(told)}</dd>
      </div>
    </dl>
  );
}

/** Days with the same hours, from the first to the last of them. */
function hoursOf(week: NonNullable<Duty['hours']>['week']): { days: string; words: string }[] {
  const rows: { first: number; last: number; words: string }[] = [];
  week.forEach((open, place) => {
    const words = open ? `${clockOf(open.from)} to ${clockOf(open.to)}` : 'Closed';
    const before = rows.at(-1);
    if (before?.words === words) rows[rows.length - 1] = { ...before, last: place };
    else rows.push({ first: place, last: place, words });
  });
  return rows.map(({ first, last, words }) => ({
    days: first === last ? `${weekdays[first]}` : `${weekdays[first]} to ${weekdays[last]}`,
    words,
  }));
}

function Hours({ hours }: Pick<Duty, 'hours'>) {
  if (!hours) {
    return (
      <p className={css['why']}>
        Not set yet. The desk counts as always open, and alarms about who is on duty are quiet.
      </p>
    );
  }
  const closed = hours.closed.slice(0, 6).join(', ');
  return (
    <Facts>
      {hoursOf(hours.week).map(({ days, words }) => (
        <Fact key={days} name={days}>
          {words}
        </Fact>
      ))}
      {closed !== '' && (
        <Fact name="Closed, on call only">
          {closed}
          {hours.closed.length > 6 && ` and ${hours.closed.length - 6} more`}
        </Fact>
      )}
      <Fact name="At night children read">when the desk opens, in their clock</Fact>
    </Facts>
  );
}

/** The time told, how it comes about, and the service hours. */
export function ToldPanel({ duty: { told, toldParts, hours } }: { duty: Duty }) {
  return (
    <section aria-label="What children are told">
      <div className={layout['sectionHead']}>
        <h2>What children are told</h2>
      </div>
      <div className={css['told']}>
        <b>{toldWords(told)}</b>
        <p className={textStyles['soft']}>{whyWords[told.because]}</p>
      </div>
      <Formula parts={toldParts} told={told} />
      <div className={layout['sectionHead']}>
        <h2>Service hours</h2>
      </div>
      <div className={layout['panel']}>
        <Hours hours={hours} />
      </div>
    </section>
  );
}
