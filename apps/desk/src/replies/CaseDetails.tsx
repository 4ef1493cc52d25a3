import type { CaseItem } from '@digipals/contract';
import { buttonClass, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import css from './RepliesPage.module.css';

/** A case with a reply that waits: it is answered there. */
export function CaseDetails({ found: { caseId, child } }: { found: CaseItem }) {
  return (
    <>
      <h2>The grown-up of {child.pseudonym}</h2>
      <p>A reply in this case waits for an answer.</p>
      <div className={css['steps']}>
        <Link to={`/cases/${caseId}`} className={buttonClass()}>
          Open case {caseId}
        </Link>
      </div>
      <p className={textStyles['fine']}>
        Answer with a letter in the case. If it needs no answer, write a note there.
      </p>
    </>
  );
}
