import { endpointQuery } from '@digipals/client';
import type { LingoReason } from '@digipals/contract';
import { loadTextPart } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Coin, useSendAway, VisuallyHidden } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './LingoFlight.module.css';

const reasons = {
  activity: 'lingos.for.activity',
  message: 'lingos.for.message',
  reply: 'lingos.for.reply',
} as const satisfies Record<LingoReason, string>;

/** Lingos that have just arrived. The reason is known if they are a single payment. */
type Win = { amount: number; reason: LingoReason | null; balance: number };

/** The last increase of the balance while this page is open; null before one, and once it was shown. */
function useWin(userId: string) {
  const { data } = useQuery({
    ...endpointQuery('GET users/{id}/lingos', { id: userId }),
    enabled: false,
  });
  const locale = useLocale();
  const before = useRef(data?.amount);
  const [win, setWin] = useState<Win | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = data?.amount;
    if (!data || from === undefined || data.amount <= from) return;
    const amount = data.amount - from;
    const reason = data.newest?.amount === amount ? data.newest.reason : null;
    // Without the texts the counter alone shows the win.
    loadTextPart(locale, 'pages').then(
      () => setWin({ amount, reason, balance: data.amount }),
      () => undefined,
    );
  }, [data, locale]);
  const onShown = useCallback(() => setWin(null), []);
  return { win, onShown };
}

/** The counter in the toolbar, unless the page shows the win itself. */
const counter = (): Element | null =>
  document.querySelector('[data-lingo-credit]')
    ? null
    : document.querySelector('[data-lingo-counter]');

/** New Lingos with their reason, which fly to the counter in the toolbar; a tap or Escape ends it (HOME-03). */
export function LingoFlight({ userId }: { userId: string }) {
  const { win, onShown } = useWin(userId);
  return win && <Flight key={win.balance} win={win} onShown={onShown} />;
}

function Flight({ win: { amount, reason }, onShown }: { win: Win; onShown(): void }) {
  const t = useText();
  const ref = useRef<HTMLParagraphElement>(null);
  const [target] = useState(counter);
  useSendAway(ref, onShown);
  useLayoutEffect(() => {
    const from = ref.current?.getBoundingClientRect();
    const to = target?.getBoundingClientRect();
    if (!from || !to) return;
    ref.current?.style.setProperty('--dx', `${to.left + to.width / 2 - from.left}px`);
    ref.current?.style.setProperty('--dy', `${to.top + to.height / 2 - from.top}px`);
  }, [target]);
  useEffect(() => {
    if (!target) onShown();
  }, [target, onShown]);
  if (!target) return null;
  return (
    <p
      ref={ref}
      role="status"
      className={css['flight']}
      data-calm=""
      data-lingo-flight=""
      onAnimationEnd={event => event.target === event.currentTarget && onShown()}
    >
      <span className={css['win']}>
        <Coin className={css['coin']} />
        <b aria-hidden="true">+{amount}</b>
        <VisuallyHidden>{t('lingos.badge', { count: amount })}</VisuallyHidden>
        {reason && <span className={css['reason']}>{t(reasons[reason])}</span>}
      </span>
    </p>
  );
}
