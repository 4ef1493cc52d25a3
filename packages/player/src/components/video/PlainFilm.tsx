import type { ViewProps } from '../../part.ts';
import { captionsOf } from './captions.ts';
import { FilmCard, Rest } from './FilmCard.tsx';
import type { Controls } from './FilmControls.tsx';
import { useFilm } from './use-film.ts';

type Props = ViewProps & {
  controls: Controls;
  /** Plays silently over and over until it is paused (COMP-03). */
  loop?: boolean;
  /** Is gone at its end, until it is asked for again (COMP-04). */
  disappears?: boolean;
};

/** A film (COMP-02). */
export default function PlainFilm({ part, controls, loop = false, disappears = false }: Props) {
  const [item] = part.component.data;
  const film = useFilm(part, { url: item?.value ?? '', silent: loop });
  return (
    <FilmCard
      film={film}
      label={item?.label ?? ''}
      captions={captionsOf(part.component)}
      controls={controls}
      loop={loop}
      cover={disappears && film.phase === 'ended' && <Rest film={film} />}
    />
  );
}
