import { useText } from '@digipals/i18n/react';
import { Icon } from '@digipals/ui';
import { useServices } from '../../shared/services.tsx';

type Props = { className: string | undefined; onClose(): void; onLogout(): void };

/** Entry of the menu that ends all sessions of the child, after a question (SHARED-09). */
export function LogOutEverywhere({ className, onClose, onLogout }: Props) {
  const t = useText();
  const { popups } = useServices();
  const ask = () => {
    onClose();
    popups.show({
      mood: 'think',
      title: () => t('leaving.everywhereQuestion'),
      text: () => t('leaving.everywhereHint'),
      label: () => t('leaving.everywhere'),
      refusal: () => t('action.notNow'),
      onAction: onLogout,
    });
  };
  return (
    <button type="button" className={className} onClick={ask}>
      <Icon name="exit" />
      {t('leaving.everywhere')}
    </button>
  );
}
