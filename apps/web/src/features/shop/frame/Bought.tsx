import { useText } from '@digipals/i18n/react';
import { Button, Confetti, Icon, LingoCount, MovingDomino } from '@digipals/ui';
import { isCalm } from '@digipals/ui/calm';
import { useEffect, useRef, useState } from 'react';
import { countUp } from '../../../shared/count-up.ts';
import { useServices } from '../../../shared/services.tsx';
import css from './Bought.module.css';
import { sumOf, type Wanted } from './wanted.ts';

type Props = {
  bought: readonly Wanted[];
  /** Lingos that the child has left. */
  left: number;
  /** The child or the dog that got something new. */
  figure: { src: string; alt: string };
  /** Base address of the child's own Domino; omitted where he is the one with new clothes. */
  domino?: string | undefined;
  onDone(): void;
};

/** The sound of buying ends before the cheer begins. */
const cheerAfterMs = 500;

/** The scene after a purchase, instead of the editor (WARDROBE-08). */
export function Bought({ bought, left, figure, domino, onDone }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cheer = setTimeout(() => sounds.effect('achievement'), cheerAfterMs);
    button.current?.querySelector('button')?.focus();
    return () => clearTimeout(cheer);
  }, [sounds]);
  return (
    <section className={css['scene']} aria-label={t('shop.bought', { count: bought.length })}>
      <Confetti />
      <Purse left={left} paid={sumOf(bought)} />
      <h1 className={css['title']}>{t('shop.bought', { count: bought.length })}</h1>
      <ul className={css['things']}>
        {bought.map(({ sku, name, picture }) => (
          <li key={sku}>
            <img src={picture} alt={name} />
            <span className={css['tick']}>
              <Icon name="ok" />
            </span>
          </li>
        ))}
      </ul>
      <div className={css['stage']}>
        <div className={domino ? css['kid'] : css['alone']} data-alive>
          <img src={figure.src} alt={figure.alt} className={css['figure']} />
        </div>
        {domino && <MovingDomino mood="cheer" own={domino} className={css['dog']} />}
      </div>
      <div ref={button} className={css['button']}>
        <Button big onClick={onDone}>
          {t('common.hooray')}
        </Button>
      </div>
    </section>
  );
}

/** The Lingos of the child, which count down by what it paid. */
function Purse({ left, paid }: { left: number; paid: number }) {
  const t = useText();
  const [gone, setGone] = useState(() => (isCalm() ? paid : 0));
  useEffect(() => (isCalm() ? undefined : countUp(0, paid, setGone)), [paid]);
  return (
    <div className={css['purse']}>
      <LingoCount amount={left + paid - gone} label={t('lingos.count', { count: left })} />
    </div>
  );
}
