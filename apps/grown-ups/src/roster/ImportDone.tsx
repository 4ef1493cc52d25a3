import type { RosterImported } from '@digipals/contract';
import { buttonClass } from '@digipals/ui/grown-ups';
import { Actions, Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { Link } from '../shared/Link.tsx';
import { roster } from '../words/roster.ts';

/** What an import has done, and the way to the cards. */
export const ImportDone = ({ done }: { done: RosterImported }) => (
  <>
    <Head title={roster.done} about={roster.doneAbout(done.made, done.changed, done.left)} />
    <Box title={roster.cardsNext}>
      <Actions>
        {done.classes.map(({ classId, className }) => (
          <Link key={classId} to={`/classes/${classId}/cards`} className={buttonClass()}>
            {roster.cardsOf(className)}
          </Link>
        ))}
      </Actions>
    </Box>
  </>
);
