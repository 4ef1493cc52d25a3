import type { PopupContent } from '../../shared/popups.ts';

/** Explains why the games are locked (SHELL-21, NOTSHOWN-15); only OK closes it (SHELL-22, AMBIG-12). */
export const paywallPopup = (onOk: () => void): PopupContent => ({
  title: t => t('common.oops'),
  text: t => t('error.noGameAccess'),
  mood: 'think',
  closable: false,
  upgrade: true,
  onAction: onOk,
});
