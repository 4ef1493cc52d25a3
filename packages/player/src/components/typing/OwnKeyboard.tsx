import { useText } from '@digipals/i18n/react';
import { Keyboard } from '@digipals/ui';
import { useMemo } from 'react';
import type { PartProps } from '../../part.ts';
import { useNarrowKeyboard } from '../narrow-keyboard.ts';
import { rowsFor } from './keyboard-keys.ts';

type Props = {
  part: PartProps;
  /** Whether the answer is typed as one text, with its spaces and signs. */
  free?: boolean;
  onKey: (letter: string) => void;
  onErase: () => void;
};

/** The keyboard under the boxes, instead of the device's own. */
export function OwnKeyboard({ part, free = false, onKey, onErase }: Props) {
  const t = useText();
  const { data } = part.component;
  const narrow = useNarrowKeyboard();
  const rows = useMemo(
    () =>
      rowsFor(
        data.map(({ value }) => value),
        free,
        narrow,
      ),
    [data, free, narrow],
  );
  return (
    <Keyboard
      rows={rows}
      looks={{ ' ': { label: t('keyboard.space'), size: 'bar' } }}
      label={t('keyboard.label')}
      disabled={part.locked}
      onKey={onKey}
      backspace={{ label: t('keyboard.delete'), onPress: onErase }}
    />
  );
}
