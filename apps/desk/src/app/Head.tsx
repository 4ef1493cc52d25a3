import type { Queue } from '@digipals/contract';
import { textStyles } from '@digipals/ui/grown-ups';
import { type ReactNode, useEffect } from 'react';
import layout from '../shared/layout.module.css';
import { span } from '../shared/times.ts';
import { toldWords } from '../shared/words.ts';
import css from './Head.module.css';

const shown = (ms: number | null): string => (ms === null ? '–' : span(ms));

type Props = {
  title: string;
  subtitle?: ReactNode;
  queue?: Queue | undefined;
  children?: ReactNode;
};

/** The head of a page: its title, and the numbers of the queue or the page's actions. */
export function Head({ title, subtitle, queue, children }: Props) {
  useEffect(() => {
    document.title = `${title} – DigiPals desk`;
  }, [title]);
  return (
    <header className={css['head']}>
      <h1>{title}</h1>
      {subtitle && <span className={textStyles['soft']}>{subtitle}</span>}
      {queue && (
        <div className={css['live']}>
          <span>
            Waiting <b>{queue.waiting}</b>
          </span>
          <span>
            Oldest <b>{shown(queue.oldestMs)}</b>
          </span>
          <span>
            Told <b>{toldWords(queue.told)}</b>
          </span>
          <span>
            Median <b>{shown(queue.medianMs)}</b>
          </span>
          <span>
            p95 <b>{shown(queue.p95Ms)}</b>
          </span>
        </div>
      )}
      {children && (
        <>
          <span className={layout['end']} />
          {children}
        </>
      )}
    </header>
  );
}
