import type { DeliveredText } from '@digipals/contract';
import { recalls } from '@digipals/contract/constants';
import { Button, Fact, Facts, textStyles } from '@digipals/ui/grown-ups';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { span, when } from '../shared/times.ts';
import { receiver } from '../shared/words.ts';
import css from './RecallPage.module.css';

type Props = {
  found: DeliveredText;
  chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
};

/** What a recall does and does not, and the other texts of the author. */
export function RecallAside({ found, chosen, onChoose }: Props) {
  const { now } = useServices();
  const { from, also, figures } = found;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  const all = also.map(({ submissionId }) => submissionId);
  return (
    <aside className={layout['aside']} aria-label="Context">
      <section className={layout['panel']}>
        <h2>Stopping takes one</h2>
        <p className={textStyles['soft']}>
          It is gone when you press the button. Another adult looks at it in 24 hours. It never
          comes back by itself: putting it back takes two.
        </p>
      </section>
      <section className={layout['panel']}>
        <h2>This does not</h2>
        <ul className={css['rules']}>
          <li>give a strike: that is a step of its own</li>
          <li>take back Lingos</li>
          <li>change the decision in the log: it adds one</li>
        </ul>
      </section>
      {also.length > 0 && (
        <section className={layout['panel']}>
          <h2>Also by {from.pseudonym}</h2>
          <ul className={css['also']}>
            {also.map(({ submissionId, to, text, at }) => (
              <li key={submissionId}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(submissionId)}
                    onChange={() => toggle(submissionId)}
                  />
                  <span className={textStyles['faint']}>
                    {when(at, now())} to {receiver(to, 'post')}
                  </span>
                  <p lang="en">{text}</p>
                </label>
              </li>
            ))}
          </ul>
          <Button wide onClick={() => onChoose(chosen.length === all.length ? [] : all)}>
            {chosen.length === all.length ? 'Choose none' : `Choose all ${all.length}`}
          </Button>
          <p className={textStyles['fine']}>More than {recalls.alone} at once: two people first.</p>
        </section>
      )}
      <section className={layout['panel']}>
        <h2>Recalls, 90 days</h2>
        <Facts>
          <Fact name="Taken back">
            {figures.gone} of {figures.delivered}
          </Fact>
          <Fact name="Receipt, median">
            {figures.medianMs === null ? 'None' : span(figures.medianMs)}
          </Fact>
          <Fact name="Receipt, longest">
            {figures.longestMs === null ? 'None' : span(figures.longestMs)}
          </Fact>
        </Facts>
      </section>
    </aside>
  );
}
