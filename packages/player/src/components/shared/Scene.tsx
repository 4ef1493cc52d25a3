import { type ReactNode, useState } from 'react';
import css from './Scene.module.css';
import type { Shown } from './scene-spots.ts';

type Props = {
  picture?: Shown | undefined;
  /** Aspect ratio of the content, such as a film; a picture has its own. */
  ratio?: number;
  children?: ReactNode;
};

/**
 * A picture or film as large as fits its container, uncropped, so that places on it can be in percent:
 * children are positioned over it. Fills its container.
 */
export function Scene({ picture, ratio, children }: Props) {
  const [natural, setNatural] = useState(4 / 3);
  const measure = (image: HTMLImageElement | null) => {
    if (image && image.naturalHeight > 0) setNatural(image.naturalWidth / image.naturalHeight);
  };
  return (
    <div className={css['room']}>
      <div className={css['scene']} style={{ '--ratio': ratio ?? natural }}>
        {picture && (
          <img
            src={picture.value}
            alt={picture.label}
            draggable={false}
            ref={measure}
            onLoad={event => measure(event.currentTarget)}
          />
        )}
        {children}
      </div>
    </div>
  );
}
