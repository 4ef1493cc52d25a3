import { Notice } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Problem } from '../shared/Problem.tsx';
import css from './RepliesPage.module.css';
import type { Acts } from './use-acts.ts';

/** The title of a row's details, and what stands beside it. */
export const Title = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={css['title']}>
    <h2>{words}</h2>
    {children}
  </div>
);

type Props = { acts: Acts; what: 'reply' | 'letter' };

/** Why the last act changed nothing, if it did not. */
export const ActNotice = ({ acts: { first, problem }, what }: Props) =>
  first === null ? (
    <Problem words={problem} />
  ) : (
    <Notice>
      <b>
        {first} had already dealt with this {what}.
      </b>{' '}
      Your choice was not saved.
    </Notice>
  );
