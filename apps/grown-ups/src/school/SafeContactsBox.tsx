import { endpointQuery } from '@digipals/client';
import { safeContactKinds } from '@digipals/contract/help-requests';
import { LoadError, Notice, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { describeError } from '../shared/describe-error.ts';
import { safeContacts as words } from '../words/safe-contacts.ts';
import { SafeContact } from './SafeContact.tsx';

/** The safeguarding person of a school and the deputy: without both, its children meet nobody. */
export function SafeContactsBox({ schoolId }: { schoolId: string }) {
  const found = useQuery(
    endpointQuery('GET grown-ups/schools/{schoolId}/safe-contacts', { schoolId }),
  );
  if (found.isPending) return null;
  return (
    <Box title={words.title}>
      <p className={textStyles['soft']}>{words.about}</p>
      {!found.data && (
        <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && (
        <>
          {found.data.isOpen ? <p>{words.isOpen}</p> : <Notice>{words.isClosed}</Notice>}
          {safeContactKinds.map(kind => (
            <SafeContact
              key={kind}
              schoolId={schoolId}
              kind={kind}
              contact={found.data.contacts.find(one => one.kind === kind) ?? null}
            />
          ))}
        </>
      )}
    </Box>
  );
}
