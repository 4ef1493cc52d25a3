import { buttonClass } from '@digipals/ui/grown-ups';
import { Link } from '../shared/Link.tsx';
import { classroom } from '../words/classroom.ts';

const parts = ['live', 'assign', 'pairs'] as const;

/** From the page of a class to the lesson in the classroom. */
export const ClassroomLinks = ({ classId }: { classId: string }) =>
  parts.map(part => (
    <Link key={part} to={`/classes/${classId}/${part}`} className={buttonClass()}>
      {classroom[part]}
    </Link>
  ));
