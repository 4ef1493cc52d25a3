import type { ClassPair } from '@digipals/contract';
import { Button, Tag } from '@digipals/ui/grown-ups';
import { Actions, Box } from '../parts/Box.tsx';
import { countries } from '../shared/countries.ts';
import { classWords } from '../words/classes.ts';
import { classroom } from '../words/classroom.ts';

const endWords = {
  paired: classroom.endPair,
  asks: classroom.decline,
  asked: classroom.takeBack,
} as const;

type Props = { pair: ClassPair; isBusy: boolean; onAgree(): void; onEnd(): void };

/** A pair: what this class may know of the other one, and what can be done. */
export function PairRow({ pair, isBusy, onAgree, onEnd }: Props) {
  const { state, other, classCode } = pair;
  const country = countries.find(({ code }) => code === other?.country)?.name;
  const title = other?.className ?? classroom.asked(classCode ?? '');
  return (
    <li>
      <Box
        title={title}
        aside={state === 'paired' ? <Tag tone="accent">{classroom.paired}</Tag> : undefined}
      >
        <p>
          {other
            ? [other.schoolName, country, classWords.count(other.children)].join(', ')
            : classroom.askedAbout}
        </p>
        {state === 'asks' && <p>{classroom.asks}</p>}
        <Actions>
          {state === 'asks' && (
            <Button variant="primary" disabled={isBusy} onClick={onAgree}>
              {classroom.agree}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onEnd}>
            {endWords[state]}
          </Button>
        </Actions>
      </Box>
    </li>
  );
}
