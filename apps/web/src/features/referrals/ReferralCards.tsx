import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Card, Domino } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../shared/Failed.tsx';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { remoteData } from '../../shared/remote-data.ts';
import { ListenButton } from '../../shared/speech.tsx';
import { Waiting } from '../../shared/Waiting.tsx';
import hands from './hands.webp?no-inline';
import css from './ReferralCards.module.css';
import teacher from './teacher.webp?no-inline';
import ticket from './ticket.webp?no-inline';

const steps = [
  { text: 'referrals.ask', picture: teacher },
  { text: 'referrals.give', picture: ticket },
  { text: 'referrals.come', picture: hands },
] as const;

type Props = { userId: string; username: string };

/**
 * The invitation card of a child, which its teacher writes and hands out: no link, no e-mail
 * (NOTSHOWN-21).
 */
export function ReferralCards({ userId, username }: Props) {
  const t = useText();
  usePageTitle(t('referrals.title'));
  const query = useQuery(endpointQuery('GET users/{id}/referral', { id: userId }));
  const referral = remoteData(query);
  const said = [t('referrals.title'), ...steps.map(({ text }) => t(text))].join('. ');
  return (
    <div className={css['page']}>
      {referral.state === 'success' ? (
        <Paper username={username} code={referral.data.code} />
      ) : referral.state === 'failed' ? (
        <Failed onRetry={() => void query.refetch()} />
      ) : (
        <Waiting />
      )}
      <div className={css['side']}>
        <Card>
          <header className={css['head']}>
            <PageHeading className={css['title']}>{t('referrals.title')}</PageHeading>
            <ListenButton text={said} />
          </header>
          <ol className={css['steps']}>
            {steps.map(({ text, picture }) => (
              <li key={text}>
                <img src={picture} alt="" width={96} height={96} />
                {t(text)}
              </li>
            ))}
          </ol>
        </Card>
        {referral.state === 'success' && (
          <Card className={css['count']}>
            <p>
              {referral.data.count === 0
                ? t('referrals.none')
                : t('referrals.count', { count: referral.data.count })}
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}

/** The card as it looks on paper. */
function Paper({ username, code }: { username: string; code: string }) {
  const t = useText();
  return (
    <section className={css['paper']} aria-label={t('referrals.card')}>
      <p className={css['logo']} aria-hidden="true">
        Digi<b>Pals</b>
      </p>
      <Domino mood="hello" className={css['dog']} />
      <p className={css['play']}>{t('referrals.play', { name: username })}</p>
      <p className={css['code']} role="img" aria-label={[...code].join(' ')}>
        {[...code].map((sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code never changes its order
          <b key={at}>{sign}</b>
        ))}
      </p>
    </section>
  );
}
