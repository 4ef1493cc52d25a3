import { endpointQuery } from '@digipals/client';
import type { SchoolReplies } from '@digipals/contract';
import { LoadError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { momentOf } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { letters as words } from '../words/letters.ts';
import css from './RepliesBox.module.css';

/** A reply as plain text. */
const Reply = ({ reply }: { reply: SchoolReplies[number] }) => (
  <li>
    <p className={css['from']}>
      <b>{reply.from}</b>
      {!reply.isKnown && <Tag tone="level2">{words.notKnown}</Tag>}
      <time dateTime={reply.at} className={textStyles['soft']}>
        {momentOf(reply.at)}
      </time>
    </p>
    <p className={textStyles['soft']}>{words.to(reply.letter, reply.number)}</p>
    <p className={css['text']}>{reply.text || words.empty}</p>
  </li>
);

/** Replies of families and colleagues to letters of the school. */
export function RepliesBox({ schoolId }: { schoolId: string }) {
  const found = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/replies', { schoolId }));
  if (found.isPending) return null;
  return (
    <Box title={words.title}>
      {found.data === undefined && (
        <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data?.length === 0 && <p className={textStyles['soft']}>{words.none}</p>}
      {found.data && found.data.length > 0 && (
        <ul className={css['list']}>
          {found.data.map(reply => (
            <Reply key={`${reply.number} ${reply.at} ${reply.from}`} reply={reply} />
          ))}
        </ul>
      )}
    </Box>
  );
}
