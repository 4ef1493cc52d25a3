import type { RestReason } from '@digipals/contract/constants';
import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { ListenButton } from '../../shared/speech.tsx';

type Props = { why: RestReason; until: string; onLeave(): void };

const DAY_MS = 86_400_000;

/** When the child can come back: a time of day, with the weekday if it is not within a day. */
function timeIn(tag: string, until: string): string {
  const isSoon = Date.parse(until) - Date.now() < DAY_MS;
  const format = new Intl.DateTimeFormat(tag, {
    ...(!isSoon && { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(until));
}

/** Domino sleeps: the child rests, as its grown-up chose (FAMILY-16). Hides the page. */
export function RestPage({ why, until, onLeave }: Props) {
  const t = useText();
  const locale = useLocale();
  const words = why === 'quiet' ? t('rest.quiet') : t('rest.minutes');
  const back = t('rest.until', { time: timeIn(languageTag(locale), until) });
  const title = t('rest.title');
  return (
    <Popup
      open
      hidesPage
      mood="sleep"
      title={title}
      text={`${words} ${back}`}
      speaker={<ListenButton text={`${title}. ${words} ${back}`} />}
      actions={
        <>
          <Lifebuoy hasWords />
          <Button big wide variant="quiet" onClick={onLeave}>
            {t('menu.logout')}
          </Button>
        </>
      }
    />
  );
}
