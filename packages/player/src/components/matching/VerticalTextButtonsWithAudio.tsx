import type { Component, Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import { PairMark } from './PairMark.tsx';
import { type Pairs, usePairs } from './use-pairs.ts';
import css from './VerticalTextButtonsWithAudio.module.css';

/** Address of the picture beside a half from `meta.pictures`. */
const pictureOf = ({ meta }: Component, id: string): string | undefined => {
  const { pictures } = meta;
  if (typeof pictures !== 'object' || pictures === null) return undefined;
  const picture: unknown = Object.hasOwn(pictures, id) && Reflect.get(pictures, id);
  return typeof picture === 'string' ? picture : undefined;
};

type Props = { pairs: Pairs; item: Item; picture: string | undefined };

function Half({ pairs, item, picture }: Props) {
  const { state, button } = pairs.half(item);
  const isLeft = item.index !== undefined;
  return (
    <button
      type="button"
      {...button}
      className={classes(css['half'], css[state], isLeft ? css['left'] : css['other'])}
      data-half={item.id}
      data-state={state}
      data-mark={state === 'right' || state === 'again' ? state : undefined}
    >
      <span className={css['speak']}>
        <Icon name="speak" />
      </span>
      <span lang="en" className={css['text']}>
        {item.value}
      </span>
      {picture && <img src={picture} alt="" draggable={false} className={css['picture']} />}
      <PairMark state={state} isLeft={isLeft} />
    </button>
  );
}

/** Two columns of sentences that are matched by index; tapping one plays it (COMP-23). */
export default function VerticalTextButtonsWithAudio({ part }: ViewProps) {
  const t = useText();
  const pairs = usePairs(part);
  return (
    <fieldset
      aria-label={t('player.answer')}
      className={css['pairs']}
      style={{ '--rows': pairs.rows.length }}
    >
      {pairs.rows.flat().map(item => (
        <Half
          key={item.id}
          pairs={pairs}
          item={item}
          picture={pictureOf(part.component, item.id)}
        />
      ))}
    </fieldset>
  );
}
