import { endpointQuery } from '@digipals/client';
import { classes, EmptyState, LoadError, Table, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import layout from '../shared/layout.module.css';
import { reasonWords } from '../shared/words.ts';
import css from './AgreementPage.module.css';

/** How often blind second opinions agree with the first decision. */
export function AgreementPage() {
  const agreement = useQuery(endpointQuery('GET desk/agreement'));
  const rows = agreement.data?.some(({ both }) => both > 0) ? agreement.data : [];
  return (
    <>
      <Head title="Agreement" subtitle="Blind second opinions against first decisions" />
      <div className={layout['body']}>
        {agreement.isError && (
          <LoadError
            words="The figures could not be loaded."
            onRetry={() => void agreement.refetch()}
          />
        )}
        {agreement.data && rows.length === 0 && (
          <EmptyState title="No second opinion yet.">
            <p>Figures come with the first text that two people have read.</p>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <Table className={css['table']}>
              <thead>
                <tr>
                  <th>Decision</th>
                  <th className={textStyles['right']}>Read twice</th>
                  <th className={textStyles['right']}>Agreed</th>
                  <th className={textStyles['right']}>Share</th>
                  <th className={textStyles['right']}>Kappa</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ reason, both, agreed, kappa }) => (
                  <tr key={reason ?? 'all'}>
                    <td className={reason ? undefined : textStyles['strong']}>
                      {reason ? `Returned: ${reasonWords[reason]}` : 'All decisions'}
                    </td>
                    <td className={textStyles['number']}>{both}</td>
                    <td className={textStyles['number']}>{agreed}</td>
                    <td className={classes(textStyles['number'], textStyles['soft'])}>
                      {both === 0 ? '–' : `${Math.round((agreed / both) * 100)} %`}
                    </td>
                    <td className={classes(textStyles['number'], textStyles['strong'])}>
                      {kappa === null ? '–' : kappa.toFixed(2)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <p className={css['explanation']}>
              Kappa is the agreement beyond chance: 1 is always, 0 is no more than chance. It is
              about reasons that are hard to tell, never about people.
            </p>
          </>
        )}
      </div>
    </>
  );
}
