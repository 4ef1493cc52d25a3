import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { classes, Icon, type IconName } from '@digipals/ui';
import css from './MessagePath.module.css';

type PathKey = Extract<MessageKey, `messages.path.${1 | 2 | 3}`>;

const steps: readonly { text: PathKey; icon: IconName }[] = [
  { text: 'messages.path.1', icon: 'ok' },
  { text: 'messages.path.2', icon: 'eye' },
  { text: 'messages.path.3', icon: 'send' },
];

/** How a message goes: it is written, a real person reads it, the friend gets it (MSG-02). */
export function MessagePath({ sent }: { sent: boolean }) {
  const t = useText();
  return (
    <ol className={css['path']}>
      {steps.map(({ text, icon }, index) => (
        <li
          key={text}
          className={classes(sent && index === 0 && css['done'], sent && index === 1 && css['now'])}
          aria-current={sent && index === 1 ? 'step' : undefined}
        >
          <span className={css['sign']}>
            <Icon name={!sent && index === 0 ? 'pen' : icon} />
          </span>
          {t(text)}
        </li>
      ))}
    </ol>
  );
}
