import type { PartProps } from '../../../part.ts';
import { captionsOf } from '../captions.ts';
import { FilmCard } from '../FilmCard.tsx';
import { useFilm } from '../use-film.ts';

/** A silent film that plays over and over until it is paused (COMP-03). */
export default function View(part: PartProps) {
  const [item] = part.component.data;
  const film = useFilm(part, { url: item?.value ?? '', silent: true });
  return (
    <FilmCard
      film={film}
      label={item?.label ?? ''}
      captions={captionsOf(part.component)}
      controls={{ full: true }}
      loop
    />
  );
}
