import type { ClassChild } from '@digipals/contract';
import { LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import { classWords } from '../words/classes.ts';
import css from './ClassTools.module.css';
import { type ClassView, countOf, type Facts, orders, shows } from './class-view.ts';

type Props = {
  people: readonly ClassChild[];
  facts: Facts;
  view: ClassView;
  /** How many of them are shown. */
  shown: number;
  onChange(view: ClassView): void;
};

/** Finds, filters and sorts the children of a class. A filter that would show nobody is not offered. */
export function ClassTools({ people, facts, view, shown, onChange }: Props) {
  const counts = new Map(shows.map(show => [show, countOf(people, show, facts)]));
  const count = (show: ClassView['show']) => counts.get(show) ?? 0;
  const { shows: words } = classWords;
  return (
    <div>
      <div className={css['tools']}>
        <TextField
          label={classWords.find}
          type="search"
          autoComplete="off"
          value={view.name}
          onChange={event => onChange({ ...view, name: event.target.value })}
        />
        <LabelledSelect
          label={classWords.order}
          options={orders}
          words={classWords.orders}
          value={view.order}
          onChoose={order => onChange({ ...view, order })}
        />
        <LabelledSelect
          label={classWords.show}
          options={shows.filter(show => show === view.show || count(show) > 0)}
          words={{
            all: words.all(count('all')),
            card: words.card(count('card')),
            consent: words.consent(count('consent')),
            away: words.away(count('away')),
          }}
          value={view.show}
          onChoose={show => onChange({ ...view, show })}
        />
      </div>
      <p role="status" className={css['shown']}>
        {shown < people.length && classWords.shown(shown, people.length)}
      </p>
    </div>
  );
}
