import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { AskedChild, ClassPage, FamilyLetter } from '@digipals/contract';
import { Button, EmptyState, FormError, Segments } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Read } from '../parts/Read.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { consentWords } from '../words/consents.ts';
import { ConsentTable } from './ConsentTable.tsx';
import { isOpen } from './consent-state.ts';
import { LetterSheets } from './LetterSheets.tsx';
import { SignedLetter } from './SignedLetter.tsx';

type Who = 'open' | 'all';
const lettersCall = 'POST grown-ups/consent/classes/{classId}/letters';

function Loaded({ data, people }: { data: ClassPage; people: readonly AskedChild[] }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const open = people.filter(isOpen);
  const [who, setWho] = useState<Who>(open.length > 0 ? 'open' : 'all');
  const [letters, setLetters] = useState<readonly FamilyLetter[]>([]);
  const [sent, setSent] = useState(0);
  const [signed, setSigned] = useState<AskedChild | null>(null);
  const { problem, isSending, send } = useSend();
  if (letters.length > 0) {
    return <LetterSheets letters={letters} data={data} onDone={() => setLetters([])} />;
  }
  const chosen = who === 'all' ? people : open;
  const without = chosen.filter(({ email }) => email === null);
  const reached = chosen.length - without.length;
  const ask = (by: 'paper' | 'email') =>
    send(async () => {
      const body = { by, children: chosen.map(({ childId }) => childId) };
      const made = await call(lettersCall, { params: { classId: data.classId }, body });
      // The codes come first: they are seen only now.
      setLetters(made.letters);
      setSent(made.sent);
      await invalidateChanges(queries, lettersCall);
    });
  return (
    <>
      <Head title={consentWords.title} about={consentWords.about} />
      <Box title={consentWords.whom}>
        <div>
          <Segments
            label={consentWords.whom}
            options={[
              { value: 'open', words: consentWords.open(open.length) },
              { value: 'all', words: consentWords.everybody(people.length) },
            ]}
            value={who}
            onChoose={setWho}
          />
        </div>
        <p>{consentWords.once}</p>
        {sent > 0 && <p role="status">{consentWords.sent(sent)}</p>}
        {without.length > 0 && (
          <p>{consentWords.without(without.map(({ name }) => name).join(', '))}</p>
        )}
        <FormError words={problem} />
        <Actions>
          <Button
            variant="primary"
            disabled={isSending || chosen.length === 0}
            onClick={() => void ask('paper')}
          >
            {consentWords.print(chosen.length)}
          </Button>
          <Button disabled={isSending || reached === 0} onClick={() => void ask('email')}>
            {consentWords.send(reached)}
          </Button>
        </Actions>
      </Box>
      <Box>
        <ConsentTable people={people} onRecord={setSigned} />
      </Box>
      {signed && <SignedLetter child={signed} onClose={() => setSigned(null)} />}
    </>
  );
}

/** The answers of the families of a class, and letters to them. */
export function LettersPage({ data }: { data: ClassPage }) {
  const { classId } = data;
  const found = useQuery(endpointQuery('GET grown-ups/consent/classes/{classId}', { classId }));
  return (
    <Read query={found}>
      {people =>
        people.length === 0 ? (
          <EmptyState title={consentWords.nobody} />
        ) : (
          <Loaded {...{ data, people }} />
        )
      }
    </Read>
  );
}
