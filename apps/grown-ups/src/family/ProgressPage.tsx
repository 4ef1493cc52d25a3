import { endpointQuery } from '@digipals/client';
import type { CanDoResult, FamilyChild } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { EmptyState } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { CanDoLines } from '../parts/CanDoLines.tsx';
import { Read } from '../parts/Read.tsx';
import { SkillTable } from '../parts/SkillTable.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { languageOf } from '../shared/family-language.ts';
import { Columns, PageHead } from './parts.tsx';

/** “Lesson 3”, or “Review after lesson 6”. */
const nameOf = (t: Translate, { number, review }: Pick<CanDoResult, 'number' | 'review'>) =>
  t(review ? 'family.review' : 'family.lesson', { number });

/** The skills that tests score, over the lessons; and that speaking is never scored. */
function Skills({ name, results }: { name: string; results: readonly CanDoResult[] }) {
  const t = useText();
  const words = {
    skill: t('family.skill'),
    skills: {
      listen: t('family.skill.listen'),
      read: t('family.skill.read'),
      language: t('family.skill.language'),
      write: t('family.skill.write'),
    },
    lesson: (result: CanDoResult) => nameOf(t, result),
    score: (right: number, total: number) => t('family.score', { right, total }),
  };
  return (
    <Box title={t('family.skills')}>
      <SkillTable results={results} words={words} />
      <p>{t('family.speaking', { name })}</p>
    </Box>
  );
}

function Results({ name, results }: { name: string; results: readonly CanDoResult[] }) {
  const t = useText();
  const { day } = datesIn(useLocale());
  const paws = {
    full: t('family.paw.full'),
    half: t('family.paw.half'),
    empty: t('family.paw.empty'),
  };
  return (
    <>
      <PageHead title={t('family.canDoOf', { name })} about={t('family.canDoAbout', { name })} />
      {results.length === 0 ? (
        <EmptyState title={t('family.noTests', { name })} />
      ) : (
        <Columns>
          {results.toReversed().map(({ lessonId, title, at, lines, ...lesson }) => (
            <Box key={lessonId} title={`${nameOf(t, lesson)}: ${title}`} aside={day(at)}>
              <CanDoLines
                lines={lines}
                paws={paws}
                practise={activity => t('family.practise', { activity })}
              />
            </Box>
          ))}
          <Skills name={name} results={results} />
        </Columns>
      )}
    </>
  );
}

/** What a child could do in the tests of its lessons, in the language of the family. */
export function ProgressPage({ child: { childId, name } }: { child: FamilyChild }) {
  const language = languageOf(useLocale());
  const results = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/can-do', { childId, language }),
  );
  return <Read query={results}>{data => <Results name={name} results={data} />}</Read>;
}
