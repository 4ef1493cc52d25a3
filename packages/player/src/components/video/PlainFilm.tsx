import type { ViewProps } from '../../part.ts';
import { captionsOf } from './captions.ts';
import { FilmCard, Rest } from './FilmCard.tsx';
import type { Controls } from './FilmControls.tsx';
import { useFilm } from './use-film.ts';

type Props = ViewProps & {
  controls: Controls;
  /** Plays silently in a loop until it is paused (COMP-03). */
  loop?: boolean;
  /** Disappears at its end and can be replayed (COMP-04). */
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
