import type { PartProps } from '../../../part.ts';
import { captionsOf } from '../captions.ts';
import { FilmCard, Rest } from '../FilmCard.tsx';
import { useFilm } from '../use-film.ts';

/** A film that is gone at its end, until it is asked for again (COMP-04). */
export default function View(part: PartProps) {
  const [item] = part.component.data;
  const film = useFilm(part, { url: item?.value ?? '' });
  return (
    <FilmCard
      film={film}
      label={item?.label ?? ''}
      captions={captionsOf(part.component)}
      controls={{ again: true, slow: true }}
      cover={film.phase === 'ended' && <Rest film={film} />}
    />
  );
}
