import { invalidateChanges } from '@digipals/client';
import type { SchoolPeople } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Question } from '../parts/Question.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { school } from '../words/school.ts';

type Props = { schoolId: string; person: SchoolPeople['people'][number]; onClose(): void };

/** Asks before every right of a person ends. */
export function EndRights({ schoolId, person: { adultId, name }, onClose }: Props) {
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const end = async () => {
    const key = 'DELETE grown-ups/schools/{schoolId}/people/{adultId}';
    const isDone = await send(async () => {
      await withProof(services, () => services.call(key, { params: { schoolId, adultId } }));
      await invalidateChanges(queries, key);
    });
    if (isDone) onClose();
  };
  return (
    <Question
      yes={school.end}
      title={`${school.end}: ${name}`}
      about={school.endAbout(name)}
      {...{ problem, isSending, onClose }}
      onYes={() => void end()}
    />
  );
}
