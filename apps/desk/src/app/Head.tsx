import type { Queue } from '@digipals/contract';
import { type ReactNode, useEffect } from 'react';
import { span } from '../shared/times.ts';

const shown = (ms: number | null): string => (ms === null ? '–' : span(ms));

type Props = {
  title: string;
  subtitle?: ReactNode;
  queue?: Queue | undefined;
  children?: ReactNode;
};

/** The head of a page: where one is, and the numbers of the queue or what can be done. */
export function Head({ title, subtitle, queue, children }: Props) {
  useEffect(() => {
    document.title = `${title} – DigiPals desk`;
  }, [title]);
  return (
    <header className="head">
      <h1>{title}</h1>
      {subtitle && <span className="q">{subtitle}</span>}
      {queue && (
        <div className="live">
          <span>
            Waiting <b>{queue.waiting}</b>
          </span>
          <span>
            Oldest <b>{shown(queue.oldestMs)}</b>
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
          <span className="sp" />
          {children}
        </>
      )}
    </header>
  );
}
