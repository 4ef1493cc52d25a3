import { invalidateChanges } from '@digipals/client';
import type { ClassPage } from '@digipals/contract';
import { cardKinds } from '@digipals/contract/constants';
import { FormError, LabelledSelect } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';

/** Chooses what new cards of a class have; takes effect at once. */
export function CardKindField({ data }: { data: ClassPage }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { problem, send } = useSend();
  const { classId, cardKind } = data;
  const choose = (chosen: ClassPage['cardKind']) =>
    send(async () => {
      const key = 'PUT grown-ups/classes/{classId}/cards';
      await call(key, { params: { classId }, body: { cardKind: chosen } });
      await invalidateChanges(queries, key);
    });
  return (
    <>
      <LabelledSelect
        label={classWords.cardKind}
        options={cardKinds}
        words={classWords.cardKinds}
        value={cardKind}
        onChoose={chosen => void choose(chosen)}
        about={classWords.cardKindAbout[cardKind]}
      />
      <FormError words={problem} />
    </>
  );
}
