import type { PartProps } from '../../../part.ts';
import { captionsOf } from '../captions.ts';
import { FilmCard } from '../FilmCard.tsx';
import { useFilm } from '../use-film.ts';

/** A film (COMP-02). */
export default function View(part: PartProps) {
  const [item] = part.component.data;
  const film = useFilm(part, { url: item?.value ?? '' });
  return (
    <FilmCard
      film={film}
      label={item?.label ?? ''}
      captions={captionsOf(part.component)}
      controls={{ again: true, slow: true, seek: true, full: true }}
    />
  );
}
