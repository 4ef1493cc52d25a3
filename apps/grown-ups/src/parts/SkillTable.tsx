import type { CanDoResult } from '@digipals/contract';
import { scoredSkills } from '@digipals/contract/constants';
import { Table } from '@digipals/ui/grown-ups';
import { Fill } from './Fill.tsx';
import css from './SkillTable.module.css';

type Skill = (typeof scoredSkills)[number];
type Words = {
  skill: string;
  skills: Readonly<Record<Skill, string>>;
  lesson(lesson: CanDoResult): string;
  score(right: number, total: number): string;
};

/** The skills that tests score, over the lessons. */
export const SkillTable = ({
  results,
  words,
}: {
  results: readonly CanDoResult[];
  words: Words;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, without a button in it to move to by keyboard
  <section className={css['scroll']} aria-label={words.skill} tabIndex={0}>
    <Table className={css['table']}>
      <thead>
        <tr>
          <th>{words.skill}</th>
          {results.map(result => (
            <th key={result.lessonId}>{words.lesson(result)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoredSkills.map(skill => (
          <tr key={skill}>
            <th scope="row">{words.skills[skill]}</th>
            {results.map(({ lessonId, skills }) => {
              const found = skills.find(one => one.skill === skill);
              return (
                <td key={lessonId}>
                  {found ? (
                    <Fill
                      part={found.right}
                      all={found.total}
                      label={words.score(found.right, found.total)}
                    >
                      {found.right < found.total && (
                        <small aria-hidden="true">/ {found.total}</small>
                      )}
                    </Fill>
                  ) : (
                    '–'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
