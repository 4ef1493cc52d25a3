import type { ClassRoster } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Face, TOOLBAR_COLOURS } from '@digipals/ui';
import { Box } from './Box.tsx';
import css from './FaceStep.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

type Child = ClassRoster['children'][number];
type Props = { roster: ClassRoster; onChoose(child: Child): void; onBack(): void };

const tints = TOOLBAR_COLOURS.filter(colour => colour !== 'darkBlue');

/** Step 2: the child chooses its own face. */
export function FaceStep({ roster, onChoose, onBack }: Props) {
  const t = useText();
  const onKeyDown = useArrowKeys();
  return (
    <Box
      title={t('signin.face')}
      text={t('signin.class', { name: roster.className })}
      onBack={onBack}
    >
      <fieldset aria-label={t('signin.face')} className={css['who']} onKeyDown={onKeyDown}>
        {roster.children.map((child, index) => (
          <button
            key={child.username}
            type="button"
            className={css['child']}
            onClick={() => onChoose(child)}
          >
            <Face
              src={`${child.avatarImage}/head.svg`}
              tint={tints[index % tints.length] ?? 'blue'}
              className={css['face']}
            />
            {child.username}
          </button>
        ))}
      </fieldset>
    </Box>
  );
}
