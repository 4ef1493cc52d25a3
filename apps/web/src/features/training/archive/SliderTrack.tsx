import type { KeyboardEvent, PointerEvent } from 'react';
import css from './ArchiveSlider.module.css';
import { placeAfterKey } from './slider-model.ts';
import type { Slider } from './use-slider.ts';

type Props = { slider: Slider; total: number; label: string; valueText: string; controls: string };

/** The vertical slider beside the list: thumb, tap, drag and keys (TRAIN-09). */
export function SliderTrack({ slider, total, label, valueText, controls }: Props) {
  const { place, last, rows, moveTo } = slider;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfterKey(event.key, { place, last, page: rows });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const thumb = (box.height * rows) / total;
    const share = (event.clientY - box.top - thumb / 2) / Math.max(1, box.height - thumb);
    moveTo(Math.round(share * last));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css['track']}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={place + 1}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={event => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={event => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <i
        className={css['thumb']}
        style={{ '--size': rows / total, '--at': last ? place / last : 0 }}
      />
    </div>
  );
}
