import { useText } from '@digipals/i18n/react';
import { WritingKeyboard } from '@digipals/ui';

type Props = { before: string; onType(letters: string): void; onErase(): void };

/** Replaces the device's own keyboard below the text (KEYB-08). */
export function OnScreenKeyboard(props: Props) {
  const t = useText();
  return (
    <WritingKeyboard
      {...props}
      label={t('keyboard.label')}
      names={{
        shift: t('keyboard.shift'),
        lower: t('keyboard.lower'),
        numbers: t('keyboard.numbers'),
        letters: t('keyboard.letters'),
        space: t('keyboard.space'),
        enter: t('keyboard.enter'),
        backspace: t('keyboard.delete'),
        fullStop: t('keyboard.fullStop'),
        comma: t('keyboard.comma'),
        question: t('keyboard.question'),
        exclamation: t('keyboard.exclamation'),
        apostrophe: t('keyboard.apostrophe'),
      }}
    />
  );
}
