import { useQuery } from '@tanstack/react-query';
import { Head } from '../app/Head.tsx';
import { Failed } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { reasonWords } from '../shared/words.ts';

/** How often blind second opinions agree with the first decision. */
export function AgreementPage() {
  const { call } = useServices();
  const agreement = useQuery({
    queryKey: ['agreement'],
    queryFn: () => call('GET desk/agreement'),
  });
  const rows = agreement.data?.some(({ both }) => both > 0) ? agreement.data : [];
  return (
    <>
      <Head title="Agreement" subtitle="Blind second opinions against first decisions" />
      <div className="body">
        {agreement.isError && (
          <Failed words="The figures did not come." onRetry={() => void agreement.refetch()} />
        )}
        {agreement.data && rows.length === 0 && (
          <div className="empty">
            <h2>No second opinion yet.</h2>
            <p>Figures come with the first text that two people have read.</p>
          </div>
        )}
        {rows.length > 0 && (
          <>
            <table className="narrow">
              <thead>
                <tr>
                  <th>Decision</th>
                  <th className="r">Read twice</th>
                  <th className="r">Agreed</th>
                  <th className="r">Share</th>
                  <th className="r">Kappa</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ reason, both, agreed, kappa }) => (
                  <tr key={reason ?? 'all'}>
                    <td className={reason ? undefined : 'b'}>
                      {reason ? `Returned: ${reasonWords[reason]}` : 'All decisions'}
                    </td>
                    <td className="r n">{both}</td>
                    <td className="r n">{agreed}</td>
                    <td className="r n q">
                      {both === 0 ? '–' : `${Math.round((agreed / both) * 100)} %`}
                    </td>
                    <td className="r n b">{kappa === null ? '–' : kappa.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="pad q">
              Kappa is the agreement beyond chance: 1 is always, 0 is no more than chance. It is
              about reasons that are hard to tell, never about people.
            </p>
          </>
        )}
      </div>
    </>
  );
}
