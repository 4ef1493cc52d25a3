import type { Message } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Icon, VisuallyHidden } from '@digipals/ui';
import css from './NewMessages.module.css';

/** Announces only the newest messages of a friend to screen readers. */
export function ArrivalAnnouncement({
  username,
  last,
}: {
  username: string;
  last: readonly Message[];
}) {
  const t = useText();
  return (
    <VisuallyHidden>
      <span role="status" data-arrived="">
        {last.length > 0 && t('notify.reply', { username })}
        {last.map(({ messageId, text }) => (
          <span key={messageId} lang="en">
            {` ${text}`}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

/** Shown while the child reads further up: scrolls to the new messages. */
export function NewMessagesButton({ count, onShow }: { count: number; onShow(): void }) {
  const t = useText();
  return (
    <div className={css['place']}>
      <button type="button" className={css['chip']} onClick={onShow}>
        <Icon name="down" />
        {t('messages.new', { count })}
      </button>
    </div>
  );
}
