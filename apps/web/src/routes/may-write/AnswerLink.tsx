import { useText } from '@digipals/i18n/react';
import { buttonClass, Icon } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useMayWrite } from './use-may-write.ts';

type Props = { userId: string; friendId: string; lessonId: string };

/** Leads to the answer frame of a lesson, if the child may write to friends now (COURSE-58). */
export default function AnswerLink({ userId, friendId, lessonId }: Props) {
  const t = useText();
  if (useMayWrite(userId) !== true) return null;
  const to = `${path('write', { lessonId })}?part=answer&to=${encodeURIComponent(friendId)}`;
  return (
    <Link to={to} className={buttonClass()}>
      <Icon name="pen" />
      {t('frame.answer')}
    </Link>
  );
}
