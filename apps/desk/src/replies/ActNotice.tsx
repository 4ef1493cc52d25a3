import { Notice } from '@digipals/ui/grown-ups';
import { Problem } from '../shared/Problem.tsx';
import type { Acts } from './use-acts.ts';

type Props = { acts: Acts; what: 'reply' | 'letter' };

/** Why the last act changed nothing, if it did not. */
export const ActNotice = ({ acts: { firstLead, problem }, what }: Props) =>
  firstLead === null ? (
    <Problem words={problem} />
  ) : (
    <Notice>
      <b>
        {firstLead} had already dealt with this {what}.
      </b>{' '}
      Your choice was not saved.
    </Notice>
  );
