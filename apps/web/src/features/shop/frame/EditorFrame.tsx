import { useText } from '@digipals/i18n/react';
import { classes, Pill, RoundButton } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { useServices } from '../../../shared/services.tsx';
import css from './EditorFrame.module.css';

type Props = {
  title: string;
  /** Address of the small picture beside the title. */
  picture: string;
  /** The counter of Lingos, which belongs to another feature. */
  lingos: ReactNode;
  onBack(): void;
  /** What is edited, large: on the left, or above on narrow screens. */
  room: ReactNode;
  /** Keeps the room high enough for tiles on a phone. */
  tall?: boolean;
  /** The parts to choose from, and the bar to buy them. */
  children: ReactNode;
};

/** The frame of all editors: a bare page, which Back leaves (WARDROBE-01). */
export function EditorFrame({ title, picture, lingos, onBack, room, tall, children }: Props) {
  const t = useText();
  const { sounds } = useServices();
  usePageTitle(title);
  const back = () => {
    sounds.effect('pop');
    onBack();
  };
  return (
    <>
      <header className={css['top']}>
        <Pill className={css['where']}>
          <RoundButton
            icon="left"
            label={t('action.back')}
            className={css['back']}
            onClick={back}
          />
          <img src={picture} alt="" className={css['picture']} />
          <PageHeading className={css['title']}>{title}</PageHeading>
        </Pill>
        <Pill className={css['lingos']}>
          {lingos}
          <Lifebuoy />
        </Pill>
      </header>
      <div className={classes(css['editor'], tall && css['tall'])}>
        {room}
        <section className={css['panel']} aria-label={t('shop.things')}>
          {children}
        </section>
      </div>
    </>
  );
}
