import type { ViewProps } from '../../part.ts';
import { captionOf, captionsOf, isSaid } from './captions.ts';
import { FilmCard } from './FilmCard.tsx';
import { useFilm } from './use-film.ts';
import css from './VideoWithTextContainer.module.css';

/** A film and its text; the spoken paragraph is marked in the text (COMP-05). */
export default function VideoWithTextContainer({ part }: ViewProps) {
  const [item, ...paragraphs] = part.component.data;
  const film = useFilm(part, { url: item?.value ?? '' });
  const captions = captionsOf(part.component);
  const said = captionOf(captions, film);
  // Captions that are in the text are not repeated in the film.
  const others = captions.filter(
    ({ text }) => !paragraphs.some(({ value }) => isSaid(value, text)),
  );
  return (
    <div className={css['room']} data-firm>
      <div className={css['both']} style={{ '--ratio': film.ratio }}>
        <FilmCard
          film={film}
          label={item?.label ?? ''}
          captions={others}
          controls={{ again: true, slow: true, seek: true, full: true }}
        />
        <div className={css['script']} lang="en">
          {paragraphs.map(({ id, value }) => (
            <p key={id}>{isSaid(value, said) ? <mark>{value}</mark> : value}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
