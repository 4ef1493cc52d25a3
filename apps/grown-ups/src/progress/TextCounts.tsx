import type { TextCounts as Counts } from '@digipals/contract';
import { Tag } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { childWords } from '../words/progress.ts';
import css from './TextCounts.module.css';

const kinds = ['written', 'delivered', 'returned', 'waiting'] as const;

/** How many texts a child has written. */
export const TextCounts = ({ texts }: { texts: Counts }) => (
  <Box title={childWords.texts} aside={<Tag>{childWords.countsOnly}</Tag>}>
    <dl className={css['counts']}>
      {kinds.map(kind => (
        <div key={kind}>
          <dt>{childWords[kind]}</dt>
          <dd>{texts[kind]}</dd>
        </div>
      ))}
    </dl>
    <p className={css['about']}>{childWords.textsAbout}</p>
  </Box>
);
