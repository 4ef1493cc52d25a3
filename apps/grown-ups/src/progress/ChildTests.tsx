import type { CanDoResult } from '@digipals/contract';
import { LabelledSelect } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { CanDoLines } from '../parts/CanDoLines.tsx';
import { SkillTable } from '../parts/SkillTable.tsx';
import { dayOf } from '../shared/dates.ts';
import { canDoWords } from '../words/can-do.ts';
import { lessonName, lessonTitle } from '../words/lessons.ts';

type Props = { name: string; results: readonly CanDoResult[] };

const skillWords = {
  skill: canDoWords.skill,
  skills: canDoWords.skills,
  lesson: lessonName,
  score: canDoWords.score,
};

/** The can-do lines of a lesson of a child, the newest first, and its skills over the lessons. */
export function ChildTests({ name, results }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = results.find(({ lessonId }) => lessonId === chosen) ?? results.at(-1);
  if (!shown) {
    return (
      <Box title={canDoWords.title}>
        <p>
          {canDoWords.none} {canDoWords.noneAbout}
        </p>
      </Box>
    );
  }
  return (
    <Box title={canDoWords.title} aside={dayOf(shown.at)}>
      <LabelledSelect
        label={canDoWords.choice}
        options={results.map(({ lessonId }) => lessonId)}
        words={Object.fromEntries(results.map(one => [one.lessonId, lessonTitle(one)]))}
        value={shown.lessonId}
        onChoose={setChosen}
      />
      <CanDoLines lines={shown.lines} paws={canDoWords.paws} practise={canDoWords.practise} />
      <SkillTable results={results} words={skillWords} />
      <p>{canDoWords.speaking(name)}</p>
    </Box>
  );
}
