import type { Case } from '@digipals/contract';
import { Button, LabelledSelect } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { roleWords } from '../shared/words.ts';
import type { CaseWork } from './use-case.ts';

type Props = { found: Case; work: CaseWork; onDone(): void };

/** Takes the case over or, for a lead, hands it to another adult. */
export function Owner({ found: { caseId, nextOwners }, work, onDone }: Props) {
  const { call, session } = useServices();
  const [chosen, setChosen] = useState('');
  const ownId = session.get()?.staff.staffId;
  const others = nextOwners.filter(({ staffId }) => staffId !== ownId);
  const words = Object.fromEntries([
    ['', 'Choose an adult'],
    ...others.map(({ staffId, name, role }) => [staffId, `${name}, ${roleWords[role]}`]),
  ]);
  const next = others.find(({ staffId }) => staffId === chosen);
  const give = async (staffId: string, done: string) => {
    const isDone = await work.write('PUT desk/cases/{caseId}/owner', done, () =>
      call('PUT desk/cases/{caseId}/owner', { params: { caseId }, body: { staffId } }),
    );
    if (isDone) onDone();
  };
  return (
    <>
      {ownId !== undefined && others.length < nextOwners.length && (
        <Button
          wide
          disabled={work.isSending}
          onClick={() => void give(ownId, 'The case is yours')}
        >
          Take over
        </Button>
      )}
      {others.length > 0 && (
        <>
          <LabelledSelect
            label="Hand over to"
            options={['', ...others.map(({ staffId }) => staffId)]}
            words={words}
            value={next?.staffId ?? ''}
            onChoose={setChosen}
          />
          <Button
            wide
            disabled={!next || work.isSending}
            onClick={() => next && void give(next.staffId, `${next.name} has the case`)}
          >
            Hand over
          </Button>
        </>
      )}
    </>
  );
}
