import type { Item } from '@digipals/contract';
import { classes, Icon } from '@digipals/ui';
import type { CSSProperties } from 'react';
import css from './SpeakingCard.module.css';

type Props = {
  item: Item;
  className: string;
  style?: CSSProperties;
  speaking: boolean;
  /** It was played: shows its caption. */
  heard: boolean;
  /** Undefined for a picture without a voice: it is only shown. */
  onSpeak?: (() => void) | undefined;
};

/** A picture on its card; with a voice it is a button that plays it. */
export function SpeakingCard({ item, className, style, speaking, heard, onSpeak }: Props) {
  const picture = <img src={item.value} alt={item.label ?? ''} draggable={false} />;
  if (!onSpeak)
    return (
      <div className={classes(className, css['card'])} style={style}>
        {picture}
      </div>
    );
  return (
    <button
      type="button"
      className={classes(
        className,
        css['card'],
        speaking && css['speaking'],
        heard && css['heard'],
      )}
      style={style}
      data-trigger={item.id}
      data-speaking={speaking || undefined}
      data-heard={heard || undefined}
      onClick={onSpeak}
    >
      {picture}
      {heard && item.caption && (
        <span className={css['caption']} lang="en">
          {item.caption}
        </span>
      )}
      <span className={css['sign']}>
        <Icon name="speak" />
      </span>
    </button>
  );
}
