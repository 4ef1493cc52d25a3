import { useText } from '@digipals/i18n/react';
import { Card, Icon, type IconName } from '@digipals/ui';
import { ListenButton } from '../../../shared/speech.tsx';
import { useTold } from '../../../shared/text-state/use-told.ts';
import css from './MessageSteps.module.css';

type Step = { icon: IconName; text: string; more?: string };

/** The steps of a message and the current review time (MSG-02). */
export function MessageSteps({ timeZone }: { timeZone: string }) {
  const t = useText();
  const wait = useTold(timeZone).words;
  const steps: Step[] = [
    { icon: 'pen', text: t('messages.path.1') },
    { icon: 'eye', text: t('messages.path.2'), more: wait },
    { icon: 'ticks', text: t('messages.path.3') },
  ];
  const title = t('messages.path.title');
  const words = [title, ...steps.map(({ text, more = '' }) => `${text}. ${more}`)].join(' ');
  return (
    <Card title={title} aside={<ListenButton quiet text={words} />}>
      <ol className={css['steps']}>
        {steps.map(({ icon, text, more }) => (
          <li key={icon}>
            <span className={css['sign']}>
              <Icon name={icon} />
            </span>
            <span>
              {text}
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
