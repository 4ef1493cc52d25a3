import { useText } from '@digipals/i18n/react';
import { Chip } from '@digipals/ui';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import type { ViewProps } from '../../../part.ts';
import { LetterGrid } from './LetterGrid.tsx';
import { DrawnLine, FoundLines } from './Lines.tsx';
import { useLine } from './use-line.ts';
import { useWordSearch } from './use-word-search.ts';
import css from './View.module.css';
import { WordList } from './WordList.tsx';

/** Words hidden in a grid of letters (COMP-30). */
export default function View({ part }: ViewProps) {
  const t = useText();
  const announce = useAnnounce();
  const game = useWordSearch(part);
  const { letters } = game.grid;
  const size = letters.length;
  const line = useLine({
    size,
    locked: part.locked,
    onLine: game.tryLine,
    onFirst: ({ row, column }) =>
      announce(t('player.firstLetter', { letter: letters[row]?.[column] ?? '' })),
  });
  const found = game.words.filter(word => word.found);
  const [start] = game.words.find(word => word.glows)?.line ?? [];
  return (
    <div
      className={css['search']}
      style={{ '--size': size }}
      data-ended={part.outcome ?? undefined}
    >
      <div className={css['inside']}>
        <div className={css['room']}>
          {/* Arrow keys move from letter to letter here, also with a screen reader. */}
          <div className={css['grid']} role="application" aria-label={t('player.letters')}>
            <FoundLines
              size={size}
              lines={found.map(({ item, line: cells, colour }) => ({ id: item.id, cells, colour }))}
              missed={line.missed}
              onMissedGone={line.forgetMissed}
            />
            <LetterGrid
              letters={letters}
              glowing={start}
              locked={part.locked}
              pointer={line.pointer}
              onChoose={line.choose}
              onMove={line.moveTo}
              onCancel={line.cancel}
            />
            <DrawnLine size={size} drawing={line.drawing} letters={letters} />
          </div>
        </div>
        <div className={css['side']}>
          <Chip className={css['count']}>
            {t('player.found', { count: game.count, total: game.words.length })}
          </Chip>
          <WordList words={game.words} sound={part.ports.sound} />
        </div>
      </div>
    </div>
  );
}
