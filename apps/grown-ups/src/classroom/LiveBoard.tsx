import { endpointQuery } from '@digipals/client';
import { liveBoard } from '@digipals/contract/constants';
import { LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTitle } from '../parts/Head.tsx';
import { Sky } from '../parts/Sky.tsx';
import { describeError } from '../shared/describe-error.ts';
import { readItem, writeItem } from '../shared/tab-storage.ts';
import { classroom } from '../words/classroom.ts';
import { BoardColumns } from './BoardColumns.tsx';
import type { BoardNames } from './BoardFace.tsx';
import { BoardFoot } from './BoardFoot.tsx';
import { BoardHead } from './BoardHead.tsx';
import { busiestLesson, groupsOf } from './board-groups.ts';
import css from './LiveBoard.module.css';

/** In the storage of the tab, so that a reload shows no names that were hidden. */
const NAMES = 'board.names';

/** The live board of a class, for a projector: who is where, and who would like a hand. */
export function LiveBoard({ classId }: { classId: string }) {
  const [names, setNames] = useState<BoardNames>(() => readItem<BoardNames>(NAMES) ?? 'names');
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useQuery({
    ...endpointQuery('GET grown-ups/classes/{classId}/board', { classId }),
    refetchInterval: liveBoard.pollMs,
  });
  useTitle(classroom.live);
  if (found.isPending) return null;
  const { data } = found;
  if (!data) {
    return (
      <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} fill />
    );
  }
  const lesson =
    data.lessons.find(({ lessonId }) => lessonId === chosen) ??
    data.lessons.find(({ lessonId }) => lessonId === busiestLesson(data));
  const groups = groupsOf(data, lesson?.lessonId ?? null);
  const choose = (next: BoardNames) => {
    writeItem(NAMES, next);
    setNames(next);
  };
  return (
    <Sky className={css['sky']}>
      <main className={css['board']}>
        <BoardHead
          {...{ classId, names, lesson }}
          data={data}
          onNames={choose}
          onLesson={setChosen}
        />
        {found.isError && (
          <p role="status" className={css['lost']}>
            {classroom.lost}
          </p>
        )}
        <BoardColumns activities={lesson?.activities ?? []} {...{ groups, names }} />
        <BoardFoot {...{ groups, names }} />
      </main>
    </Sky>
  );
}
