import { endpointQuery } from '@digipals/client';
import type { ClassChild } from '@digipals/contract';
import { Button, LabelledSelect } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { classWords } from '../words/classes.ts';
import { spacedCode } from './ClassCode.tsx';

type Props = {
  child: ClassChild;
  schoolId: string;
  /** The class in which it is. */
  from: string;
  disabled: boolean;
  onMove(classId: string): void;
};

/** What becomes of the card of a child that moves; null without a card. */
function cardWords({ hasCard, hasBadge }: ClassChild, classCode: string): string | null {
  if (hasBadge) return classWords.moveBadge;
  return hasCard ? classWords.moveCard(spacedCode(classCode)) : null;
}

/** Moves a child to another class of its school. */
export function MoveChild({ child, schoolId, from, disabled, onMove }: Props) {
  const { data: all = [] } = useQuery(
    endpointQuery('GET grown-ups/schools/{schoolId}/classes', { schoolId }),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const others = all.filter(one => !one.isArchived && one.classId !== from);
  const target = others.find(({ classId }) => classId === chosen) ?? others[0];
  if (!target) return null;
  const { classId, className, classCode } = target;
  const card = cardWords(child, classCode);
  return (
    <>
      <Actions>
        <LabelledSelect
          label={classWords.move}
          options={others.map(one => one.classId)}
          words={Object.fromEntries(others.map(one => [one.classId, one.className]))}
          value={classId}
          onChoose={setChosen}
        />
        <Button disabled={disabled} onClick={() => setAsked(true)}>
          {classWords.moveDo}
        </Button>
      </Actions>
      {isAsked && (
        <Question
          yes={classWords.moveDo}
          title={classWords.moveTitle(child.name, className)}
          about={card ?? classWords.moveAbout}
          {...(card !== null && { more: classWords.moveAbout })}
          onYes={() => {
            setAsked(false);
            onMove(classId);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
