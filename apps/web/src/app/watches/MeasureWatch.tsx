import type { OwnMeasure } from '@digipals/contract';
import { TextPartProvider } from '@digipals/i18n/react';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  isWriting,
  type MeasurePageProps,
  type Saying,
  useMeasureCalls,
  type Words,
} from '../../features/measures/calls/measure-calls.ts';
import { measuresQuery } from '../../features/measures/query/measures-query.ts';
import { readDraft, writeDraft } from '../../features/messages/drafts/drafts.ts';
import { refusals } from '../../features/messages/drafts/refusals.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { Later, latePart } from '../../shared/later.tsx';
import { isBusyPath } from '../../shared/routing/match.ts';
import { useServices } from '../../shared/services.tsx';

const ASK_MS = 300_000;

const page = latePart<MeasurePageProps>(() => import('../../features/measures/MeasurePage.tsx'));

const stateOf = ({ measureId, isOver, objection }: OwnMeasure): string =>
  `${measureId} ${isOver} ${objection?.answer}`;

/** Shows a measure and its end; again when it refuses a text, or the child left an objection unfinished. */
export function MeasureWatch({ place }: { place: string }) {
  const { user } = useSession();
  const { storage } = useServices();
  const { data, refetch } = useQuery({ ...measuresQuery(user.userId), refetchInterval: ASK_MS });
  const { say, see } = useMeasureCalls(user.userId);
  /** The measure that stays in view, even after the child has objected to it. */
  const [openId, setOpenId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const refused = useStore(refusals);
  const [atFirst] = useState(refused);
  useEffect(() => {
    if (refused === atFirst) return;
    void refetch().then(({ data: now }) => {
      const pause = now?.find(({ kind, isOver }) => kind === 'pauseWriting' && !isOver);
      setOpenId(pause?.measureId ?? null);
    });
  }, [refused, atFirst, refetch]);
  const wordsOf = useCallback(
    (measureId: string): Words => ({
      read: () => readDraft(storage, user.userId, `measure/${measureId}`)?.text ?? null,
      write: text => writeDraft(storage, user.userId, `measure/${measureId}`, { text }),
    }),
    [storage, user.userId],
  );
  const isPlaying = isBusyPath(place);
  const shown =
    data?.find(({ measureId }) => measureId === openId) ??
    data?.find(
      one =>
        !isPlaying &&
        !seen.has(stateOf(one)) &&
        (!one.isSeen || isWriting(one, wordsOf(one.measureId))),
    );
  const props = useMemo(
    () =>
      shown && {
        measure: shown,
        words: wordsOf(shown.measureId),
        say: (measureId: string, saying: Saying) => {
          setOpenId(measureId);
          return say(measureId, saying);
        },
        onDone: () => {
          setOpenId(null);
          setSeen(before => new Set([...before, stateOf(shown)]));
          see(shown);
        },
      },
    [shown, wordsOf, say, see],
  );
  if (!props) return null;
  return (
    <Boundary>
      <TextPartProvider part="pages" waiting={null}>
        <Later key={props.measure.measureId} part={page} props={props} quiet />
      </TextPartProvider>
    </Boundary>
  );
}
