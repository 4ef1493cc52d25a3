import type { Pick, Question } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, VisuallyHidden } from '@digipals/ui';
import { pickKey, type ViewProps } from '../../../part.ts';
import { GapText } from '../../shared/GapText.tsx';
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

  const show = (gap: number) => {
    const pick = picks[gap - 1];
    const mark = pick && marks?.get(pickKey(pick));
    return (
      <span
        className={classes(css['gap'], pick && css['filled'], mark && css[mark])}
        data-filled={pick ? gap : undefined}
      >
        {pick ? (
          wordOf(question, pick)
        ) : (
          <VisuallyHidden>{t('player.gap', { index: gap })}</VisuallyHidden>
        )}
      </span>
    );
  };

  return (
    <p className={css['label']} lang="en">
      <GapText text={String(component.meta['text'] ?? '')}>{show}</GapText>
    </p>
  );
}
