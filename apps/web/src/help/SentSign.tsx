import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import css from './SentSign.module.css';
import type { Help } from './use-help.ts';

/** Whether all of it has arrived. */
export function SentSign({ help }: { help: Help }) {
  const t = useText();
  const isSent = help.unsent === 0;
  return (
    <p role="status" className={classes(css['state'], !isSent && css['waits'])}>
      <Icon name={isSent ? 'ok' : 'clock'} />
      {t(isSent ? 'help.got' : 'help.notYet')}
    </p>
  );
}
