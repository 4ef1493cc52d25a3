import type { Card, FourEyes, Seat, StaffRole } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { moment, span } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import { roleWords, severeOutcomeWords } from '../shared/words.ts';
import disc from './disc.module.css';
import css from './FourEyesSteps.module.css';

type Step = { title: string; detail: string; state: 'done' | 'now' | 'later' };

type Me = { name: string; role: StaffRole };

const seconds = (ms: number): string => `looked ${Math.round(ms / 1_000)} s`;

/** The three steps as the adult of each seat may see them. */
function stepsOf({ fourEyes: eyes, me, now }: { fourEyes: FourEyes; me: Me; now: number }): Step[] {
  const own = `${me.name}, ${roleWords[me.role].toLowerCase()}`;
  const steps: Record<Seat, () => Step[]> = {
    first: () => [
      { title: 'You propose', detail: own, state: 'now' },
      {
        title: 'Another person, blind',
        detail: 'another role, does not see yours',
        state: 'later',
      },
      { title: 'Then it happens', detail: 'if both agree, else it stays', state: 'later' },
    ],
    second: () => [
      {
        title: 'Somebody has proposed',
        detail: eyes.proposedAt
          ? `another role, ${span(now - Date.parse(eyes.proposedAt))} ago`
          : 'another role',
        state: 'done',
      },
      { title: 'You, without knowing', detail: own, state: 'now' },
      { title: 'Both answers open', detail: 'if they differ, a third decides', state: 'later' },
    ],
    third: () => [
      ...eyes.opinions.map(
        ({ by, role, outcome, at, lookedMs }, place): Step => ({
          title: `${place === 0 ? 'First' : 'Second'}: ${severeOutcomeWords[outcome].toLowerCase()}`,
          detail: `${by}, ${role}, ${moment(at, 'clock')}, ${seconds(lookedMs)}`,
          state: 'done',
        }),
      ),
      { title: 'You decide', detail: 'until then it stays back', state: 'now' },
    ],
  };
  return steps[eyes.seat]();
}

/** Where a severe text is: who has proposed, who answers, and what follows. */
export function FourEyesSteps({ card }: { card: Card }) {
  const { session } = useServices();
  const now = useNow(10_000);
  const me = session.get()?.staff;
  if (!card.fourEyes || !me) return null;
  return (
    <ol className={css['steps']} aria-label="Four eyes">
      {stepsOf({ fourEyes: card.fourEyes, me, now }).map(({ title, detail, state }, place) => (
        <li
          key={title}
          className={classes(state !== 'later' && css[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <i className={disc['disc']} aria-hidden="true">
            {state === 'done' && card.fourEyes?.seat === 'second' ? '✓' : place + 1}
          </i>
          <p>
            <b>{title}</b>
            <small>{detail}</small>
          </p>
        </li>
      ))}
    </ol>
  );
}
