import type { FourEyes } from '@digipals/contract';
import { classes, Fact, Facts, Tag, textStyles } from '@digipals/ui/grown-ups';
import { Icon } from '../shared/Icon.tsx';
import { span } from '../shared/times.ts';
import { reasonWords, roleWords, severeOutcomeWords } from '../shared/words.ts';
import disc from './disc.module.css';
import css from './FourEyesContext.module.css';
import heading from './heading.module.css';

type Why = NonNullable<FourEyes['others'][number]['why']>;

const whyNot: Readonly<Record<Why, string>> = {
  sameRole: 'Has your role. Two roles are needed',
  held: 'Held this text first',
  escalated: 'Sent this text to the lead',
  edited: 'Edited this text',
};

const initials = (name: string): string => name.match(/\d+/)?.[0] ?? name.charAt(0);

/** Who could be second. It says that somebody cannot, but never who knows a child. */
export function Others({ others }: Pick<FourEyes, 'others'>) {
  return (
    <section>
      <h2 className={heading['heading']}>
        Who can be second<span>checked by the server</span>
      </h2>
      {others.every(({ may }) => !may) && (
        <p className={textStyles['soft']}>
          Nobody here now. Whatever you propose, nothing goes out until somebody else agrees.
        </p>
      )}
      <ul className={css['people']}>
        {others.map(({ name, role, may, why, isAtWork }) => (
          <li key={name} className={classes(!may && css['cannot'])}>
            <i className={classes(disc['disc'], may && isAtWork && css['free'])} aria-hidden="true">
              {initials(name)}
            </i>
            <b>{name}</b>
            <Tag>{may ? (isAtWork ? 'On, free' : 'Not here now') : 'No'}</Tag>
            <small>
              {may ? roleWords[role] : why ? whyNot[why] : 'Not possible here. Why is not shown'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const closed = [
  ['First answer, reason, note', 'Open the moment yours is in'],
  ['Who it was', 'Not you, and another role than yours'],
  ['Case and history', 'They would tell'],
] as const;

function Closed() {
  return (
    <section>
      <h2 className={heading['heading']}>Closed for now</h2>
      <ul className={css['people']}>
        {closed.map(([title, detail]) => (
          <li key={title} className={css['cannot']}>
            <i className={disc['disc']} aria-hidden="true">
              ?
            </i>
            <b>{title}</b>
            <Icon name="lock" />
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const time = (ms: number | null): string => (ms === null ? 'not yet' : span(ms));

function Figures({ figures }: { figures: NonNullable<FourEyes['figures']> }) {
  const { texts, same, thirds, keptBack, medianMs, p95Ms } = figures;
  const share = texts === 0 ? '' : `, ${Math.round((same / texts) * 100)} %`;
  return (
    <section>
      <h2 className={heading['heading']}>
        How often two differ<span>90 days</span>
      </h2>
      <Facts>
        <Fact name="Severe texts">{texts}</Fact>
        <Fact name="Same answer">{`${same}${share}`}</Fact>
        <Fact name="Third kept back">{`${keptBack} of ${thirds}`}</Fact>
        <Fact name="To second, median">{time(medianMs)}</Fact>
        <Fact name="To second, p95">{time(p95Ms)}</Fact>
      </Facts>
    </section>
  );
}

const waiting = {
  first: 'It stays back. Waiting never delivers it, and the case stays open.',
  second: 'It stays back. Waiting never delivers it.',
  third: 'It stays back. It never goes out by waiting.',
} as const;

/** The context of a severe text, for each seat. */
export function FourEyesContext({ eyes }: { eyes: FourEyes }) {
  return (
    <>
      {eyes.seat === 'second' && <Closed />}
      {eyes.figures && <Figures figures={eyes.figures} />}
      <section>
        <h2 className={heading['heading']}>If nobody comes</h2>
        <p className={textStyles['soft']}>{waiting[eyes.seat]}</p>
      </section>
    </>
  );
}

/** The two answers that differ, for the third adult. */
export function TwoOpinions({ opinions }: Pick<FourEyes, 'opinions'>) {
  if (opinions.length === 0) return null;
  return (
    <div className={css['two']}>
      {opinions.map(({ by, outcome, reason, note }, place) => (
        <section key={by} aria-label={`Answer ${place + 1}`}>
          <header>
            <i className={disc['disc']} aria-hidden="true">
              {place + 1}
            </i>
            <b className={textStyles['strong']}>{severeOutcomeWords[outcome]}</b>
          </header>
          <p>{note}</p>
          <p className={textStyles['fine']}>
            {by}: {reasonWords[reason]}
          </p>
        </section>
      ))}
    </div>
  );
}
