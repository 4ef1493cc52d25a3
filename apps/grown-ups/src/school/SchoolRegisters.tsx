import { endpointQuery } from '@digipals/client';
import type { SchoolAccesses, SchoolConsents } from '@digipals/contract';
import { Button, LoadError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { NumberTile, NumberTiles } from '../parts/NumberTile.tsx';
import { momentOf } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { registers as words } from '../words/registers.ts';
import css from './SchoolRegisters.module.css';

const AT_FIRST = 12;

type Class = SchoolConsents['classes'][number];

/** The answers of a class as a bar, and its letters behind it. */
function ClassConsents({ asked }: { asked: Class }) {
  const { classId, className, open } = asked;
  const parts = (['yes', 'no', 'open'] as const).filter(part => asked[part] > 0);
  return (
    <li>
      <Link to={`/classes/${classId}/letters`} className={css['class']}>
        <Tag tone="accent">{className}</Tag>
        <span className={css['bar']} role="img" aria-label={words.bar(asked)}>
          {parts.map(part => (
            <i key={part} data-part={part} style={{ '--share': asked[part] }} />
          ))}
        </span>
        <span className={open > 0 ? css['open'] : textStyles['soft']}>{words.open(open)}</span>
      </Link>
    </li>
  );
}

/** How many families have not answered, by class. */
const ConsentsBox = ({ classes }: { classes: readonly Class[] }) => (
  <Box title={words.byClass}>
    {classes.length === 0 && <p className={textStyles['soft']}>{words.noClasses}</p>}
    <ul className={css['list']}>
      {classes.map(asked => (
        <ClassConsents key={asked.classId} asked={asked} />
      ))}
    </ul>
  </Box>
);

/** Who looked at the data of children of the school, the newest first. */
function LooksBox({ looks }: Pick<SchoolAccesses, 'looks'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? looks : looks.slice(0, AT_FIRST);
  return (
    <Box title={words.who}>
      {looks.length === 0 && <p className={textStyles['soft']}>{words.nobody}</p>}
      <ul className={css['list']}>
        {shown.map(({ who, name, what, childId, childName, className, at }) => (
          <li key={`${at} ${what} ${name} ${childId}`} className={css['look']}>
            <b>{who === 'adult' ? name : words.people[who]}</b>
            <span>{words.whats[what]}</span>
            <span>{words.of(childName, className)}</span>
            <time dateTime={at} className={textStyles['soft']}>
              {momentOf(at)}
            </time>
          </li>
        ))}
      </ul>
      {looks.length > shown.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{words.all(looks.length)}</Button>
        </div>
      )}
    </Box>
  );
}

function useRegisters(schoolId: string) {
  return {
    consents: useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/consents', { schoolId })),
    accesses: useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/accesses', { schoolId })),
  };
}

/** Consents and accesses of a whole school: numbers above `children`, lists below. */
export function SchoolRegisters({ schoolId, children }: { schoolId: string; children: ReactNode }) {
  const { consents, accesses } = useRegisters(schoolId);
  const failed = [consents, accesses].find(({ isError }) => isError);
  return (
    <>
      <NumberTiles>
        {consents.data && (
          <NumberTile
            title={words.consents}
            value={consents.data.yes}
            unit={words.yes}
            about={words.others(consents.data.no, consents.data.open)}
          />
        )}
        {accesses.data && (
          <NumberTile
            title={words.lately}
            value={accesses.data.lately}
            unit={words.looks(accesses.data.lately)}
            about={words.latelyAbout}
          />
        )}
      </NumberTiles>
      {children}
      {failed && (
        <LoadError
          words={describeError(failed.error)}
          onRetry={() => void Promise.all([consents.refetch(), accesses.refetch()])}
        />
      )}
      <div className={css['columns']}>
        {consents.data && <ConsentsBox classes={consents.data.classes} />}
        {accesses.data && <LooksBox looks={accesses.data.looks} />}
      </div>
    </>
  );
}
