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
import { ChooseFamilies, openIds } from './ChooseFamilies.tsx';
import { ConsentTable } from './ConsentTable.tsx';
import { InviteAnother } from './InviteAnother.tsx';
import { LetterSheets } from './LetterSheets.tsx';
import { SignedLetter } from './SignedLetter.tsx';

const namesOf = (people: readonly AskedChild[]): string =>
  people.map(({ name }) => name).join(', ');

const lettersCall = 'POST grown-ups/consent/classes/{classId}/letters';

function Loaded({ data, people }: { data: ClassPage; people: readonly AskedChild[] }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>(() => openIds(people));
  const [which, setWhich] = useState<'first' | 'another'>('first');
  const [letters, setLetters] = useState<readonly FamilyLetter[]>([]);
  const [sent, setSent] = useState(0);
  const [signed, setSigned] = useState<AskedChild | null>(null);
  const { problem, isSending, send } = useSend();
  if (letters.length > 0) {
    return <LetterSheets letters={letters} data={data} onDone={() => setLetters([])} />;
  }
  const chosen = people.filter(({ childId }) => ids.includes(childId));
  const [only, ...others] = chosen;
  const without = chosen.filter(({ email }) => email === null);
  const reached = chosen.length - without.length;
  const unused = chosen.filter(({ askedAt }) => askedAt !== null);
  const isFirst = which === 'first';
  const ask = (by: 'paper' | 'email') =>
    send(async () => {
      const children = chosen.map(({ childId }) => childId);
      const body = { by, children, ...(!isFirst && { forAnother: true }) };
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
        <ChooseFamilies people={people} chosen={ids} onChoose={setIds} />
        <div>
          <Segments
            label={consentWords.which}
            options={[
              { value: 'first', words: consentWords.first },
              { value: 'another', words: consentWords.another },
            ]}
            value={which}
            onChoose={setWhich}
          />
        </div>
        {!isFirst && <p>{consentWords.anotherAbout}</p>}
        {isFirst && (
          <p>
            {unused.length > 0 && `${consentWords.ends(namesOf(unused))} `}
            {consentWords.stay}
          </p>
        )}
        {sent > 0 && <p role="status">{consentWords.sent(sent)}</p>}
        {isFirst && without.length > 0 && <p>{consentWords.without(namesOf(without))}</p>}
        <FormError words={problem} />
        <Actions>
          <Button
            variant="primary"
            disabled={isSending || chosen.length === 0}
            onClick={() => void ask('paper')}
          >
            {consentWords.print(chosen.length)}
          </Button>
          {isFirst && (
            <Button disabled={isSending || reached === 0} onClick={() => void ask('email')}>
              {consentWords.send(reached)}
            </Button>
          )}
        </Actions>
        {!isFirst && only && others.length === 0 && (
          <InviteAnother key={only.childId} child={only} />
        )}
        {!isFirst && others.length > 0 && <p>{consentWords.oneByEmail}</p>}
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
