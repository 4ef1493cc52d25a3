import { endpointQuery } from '@digipals/client';
import { shell } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { LingoCount } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countUp } from '../../shared/count-up.ts';

/** The Lingos in the toolbar. They count up and spin for 6 s when new ones arrive (SHELL-02, SHELL-03). */
export function LingoCounter({ userId }: { userId: string }) {
  const t = useText();
  const { data } = useQuery(endpointQuery('GET users/{id}/lingos', { id: userId }));
  // Shows none if loading fails (ERR-21).
  const amount = data?.amount ?? 0;
  const known = data !== undefined;
  const before = useRef<number | null>(known ? amount : null);
  const [shown, setShown] = useState(amount);
  const [spinning, setSpinning] = useState(false);
  useEffect(() => {
    const from = before.current;
    if (known) before.current = amount;
    if (from === null || amount <= from) {
      setShown(amount);
      return;
    }
    setSpinning(true);
    const stopCounting = countUp(from, amount, setShown);
    const spin = setTimeout(() => setSpinning(false), shell.lingoSpinMs);
    return () => {
      stopCounting();
      clearTimeout(spin);
      setShown(amount);
      setSpinning(false);
    };
  }, [amount, known]);
  return (
    <span data-lingo-counter="">
      <LingoCount amount={shown} spinning={spinning} label={t('lingos.count', { count: amount })} />
    </span>
  );
}
