import type { Pick, Question } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, VisuallyHidden } from '@digipals/ui';
import { pickKey, type ViewProps } from '../../../part.ts';
import { type Piece, piecesOf } from '../../gap-text.ts';
import css from './Fillable.module.css';

/** The text of a pick: the name of a picture, else the word itself. */
const wordOf = (question: Question, pick: Pick): string => {
  const items = question.components.flatMap(({ data }) => data);
  const item = items.find(({ id, value }) => id === pick.id && value === pick.value);
  const isPicture = pick.value.startsWith('/media/');
  return isPicture ? (item?.label ?? '') : pick.value;
};

/** A label whose gaps show the picks, in order (COMP-37). */
export default function Fillable({ part }: ViewProps) {
  const t = useText();
  const { component, question, picks, marks } = part;

  const show = (piece: Piece) => {
    if ('text' in piece) return <span key={piece.start}>{piece.text}</span>;
    const pick = picks[piece.gap - 1];
    const mark = pick && marks?.get(pickKey(pick));
    return (
      <span
        key={piece.start}
        className={classes(css['gap'], pick && css['filled'], mark && css[mark])}
        data-filled={pick ? piece.gap : undefined}
      >
        {pick ? (
          wordOf(question, pick)
        ) : (
          <VisuallyHidden>{t('player.gap', { index: piece.gap })}</VisuallyHidden>
        )}
      </span>
    );
  };

  return (
    <p className={css['label']} lang="en">
      {piecesOf(String(component.meta['text'] ?? '')).map(show)}
    </p>
  );
}
