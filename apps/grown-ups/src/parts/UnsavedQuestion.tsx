import { classWords } from '../words/classes.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

type Props = { facts: unknown; kept: unknown };

/** Asks before a form is left whose facts are not those that are kept. */
export const UnsavedQuestion = ({ facts, kept }: Props) =>
  JSON.stringify(facts) !== JSON.stringify(kept) && (
    <LeaveQuestion
      yes={classWords.leaveUnsaved}
      title={classWords.unsaved}
      about={classWords.unsavedAbout}
    />
  );
