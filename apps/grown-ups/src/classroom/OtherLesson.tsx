import { invalidateChanges } from '@digipals/client';
import type { ClassLessons } from '@digipals/contract';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classroom } from '../words/classroom.ts';
import { shortName } from '../words/lessons.ts';
import { ChooseChildren } from './ChooseChildren.tsx';
import { ChooseLesson } from './ChooseLesson.tsx';

type Props = { classId: string; data: ClassLessons; first: string };

/** Opens a lesson early, or starts children in another one. */
export function OtherLesson({ classId, data, first }: Props) {
  const { call } = useServices();
  const queries = useQueryClient();
  const [lessonId, setLesson] = useState(first);
  const [children, setChildren] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const { problem, isSending, send } = useSend();
  const act = async (words: string, write: () => Promise<unknown>) => {
    setDone(null);
    const isDone = await send(async () => {
      try {
        await write();
      } finally {
        await invalidateChanges(queries, 'POST grown-ups/children/{childId}/lesson');
      }
    });
    if (!isDone) return;
    setChildren([]);
    setDone(words);
  };
  const open = () =>
    act(classroom.opened, () =>
      call('POST grown-ups/classes/{classId}/lessons/{lessonId}/open', {
        params: { classId, lessonId },
        body: { children: [...children] },
      }),
    );
  const start = () =>
    act(classroom.started, async () => {
      for (const childId of children) {
        await call('POST grown-ups/children/{childId}/lesson', {
          params: { childId },
          body: { lessonId },
        });
      }
    });
  const isOff = isSending || children.length === 0;
  const places = data.children.map(child => {
    const lesson = data.lessons.find(one => one.lessonId === child.lessonId);
    return lesson ? { ...child, name: `${child.name}, ${shortName(lesson)}` } : child;
  });
  return (
    <Box title={classroom.other}>
      <p>{classroom.otherAbout}</p>
      <ChooseLesson
        name="other-lesson"
        lessons={data.lessons}
        chosen={lessonId}
        onChoose={setLesson}
      />
      <ChooseChildren people={places} chosen={children} onChoose={setChildren} />
      <FormError words={problem} />
      <p role="status">{done}</p>
      <Actions>
        <Button disabled={isOff} onClick={() => void open()}>
          {classroom.openEarly(children.length)}
        </Button>
        <Button disabled={isOff} onClick={() => void start()}>
          {classroom.startThere(children.length)}
        </Button>
      </Actions>
    </Box>
  );
}
