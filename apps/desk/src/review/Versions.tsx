import type { Card } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { dayAndTime } from '../shared/times.ts';
import { reasonWords } from '../shared/words.ts';
import heading from './heading.module.css';
import { readAs } from './marked.ts';
import text from './text.module.css';
import css from './Versions.module.css';
import { wordRuns } from './words-diff.ts';

/** The differences of two texts: removed words struck out, added words tinted. */
export function Changed({ before, after }: { before: string; after: string }) {
  let place = 0;
  return wordRuns(before, after).map(run => {
    place += 1;
    const key = `${place} ${run.kind}`;
    if (run.kind === 'gone') return <del key={key}>{run.text} </del>;
    if (run.kind === 'new') return <ins key={key}>{run.text} </ins>;
    return <span key={key}>{run.text} </span>;
  });
}

/** The changes since the last returned version. */
export function Versions({ card }: { card: Card }) {
  const last = card.versions.findLast(version => version.rev < card.rev);
  if (!last) return null;
  return (
    <section className={css['versions']} aria-label="What changed">
      <h2 className={heading['heading']}>
        What changed since version {last.rev}
        <span>
          {dayAndTime(last.at)}
          {last.reason && `, came back: ${reasonWords[last.reason]}`}
        </span>
      </h2>
      <p className={classes(text['text'], text['small'])} lang="en">
        <Changed before={last.text} after={readAs(card.text, card.names)} />
      </p>
    </section>
  );
}
