import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { School, SchoolFacts } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, LoadError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { placeTitles } from '../app/places.ts';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { UnsavedQuestion } from '../parts/UnsavedQuestion.tsx';
import { describeError } from '../shared/describe-error.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { school as words } from '../words/school.ts';
import { RepliesBox } from './RepliesBox.tsx';
import { SafeContactsBox } from './SafeContactsBox.tsx';
import { problemOf, RuleFields, SchoolFields } from './SchoolFields.tsx';

function Form({ school }: { school: School }) {
  const services = useServices();
  const queries = useQueryClient();
  const { schoolId, classes: _, children: __, teachers: ___, ...stored } = school;
  const [facts, setFacts] = useState<SchoolFacts>(stored);
  const [kept, setKept] = useState(facts);
  const [isSaved, setSaved] = useState(false);
  const { problem, setProblem, isSending, send } = useSend();
  const change = (next: SchoolFacts) => {
    setSaved(false);
    setFacts(next);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(facts);
    if (found) return setProblem(found);
    setSaved(
      await send(async () => {
        const key = 'PUT grown-ups/schools/{schoolId}';
        const change = () => services.call(key, { params: { schoolId }, body: facts });
        await withProof(services, change);
        setKept(facts);
        await invalidateChanges(queries, key);
      }),
    );
  };
  return (
    <form onSubmit={save} noValidate>
      <UnsavedQuestion facts={facts} kept={kept} />
      <Box>
        <SchoolFields facts={facts} onChange={change} />
        <h2>{words.rules}</h2>
        <RuleFields facts={facts} onChange={change} />
        <FormError words={problem} />
        {isSaved && <p role="status">{words.saved}</p>}
        <div>
          <Button variant="primary" type="submit" disabled={isSending}>
            {words.save}
          </Button>
        </div>
      </Box>
    </form>
  );
}

/** What a school says about itself, and its rules. */
export function SchoolPage({ schoolId }: { schoolId: string }) {
  const t = useText();
  const found = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { classes, children, teachers } = found.data;
  return (
    <>
      <Head title={t(placeTitles.school)} about={words.numbers(classes, children, teachers)} />
      <Form key={schoolId} school={found.data} />
      <SafeContactsBox schoolId={schoolId} />
      <RepliesBox schoolId={schoolId} />
    </>
  );
}
