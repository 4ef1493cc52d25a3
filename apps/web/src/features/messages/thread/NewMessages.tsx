import type { Message } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Icon, VisuallyHidden } from '@digipals/ui';
import css from './NewMessages.module.css';

/** Tells those who hear the page what a friend has written just now, and nothing else of the list. */
export function Arrived({ username, last }: { username: string; last: readonly Message[] }) {
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

/** Below what the child reads further up there is something new; a tap leads there. */
export function NewBelow({ count, onShow }: { count: number; onShow(): void }) {
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
