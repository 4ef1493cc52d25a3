import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { ListenButton } from '../../../shared/speech.tsx';
import { useTold } from '../../../shared/text-state/use-told.ts';
import css from './NightBar.module.css';

/** Says above the composer that nobody reads now, and when somebody does (SAFE2-19). */
export function NightBar({ timeZone }: { timeZone: string }) {
  const t = useText();
  const { told, words } = useTold(timeZone);
  if (!told || told.because === 'open') return null;
  const title = t(told.because === 'closed' ? 'messages.night.asleep' : 'messages.night.away');
  const text = `${t('messages.night.write')} ${words}`;
  return (
    <div className={css['bar']} data-because={told.because}>
      <Domino mood="sleep" className={css['dog']} />
      <div className={css['words']}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <ListenButton quiet text={`${title} ${text}`} />
    </div>
  );
}
