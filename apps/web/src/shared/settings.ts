import type { Settings } from '@digipals/contract';

const switches = ['calm', 'readingFont', 'leftHand'] as const;

/** Puts the settings that styles follow into `data-settings` of <html> (packages/ui/src/build/settings-css.ts). */
export function showSettings(settings: Partial<Settings>): void {
  const on = switches.filter(name => settings[name]);
  document.documentElement.dataset['settings'] = [...on, settings.textSize].join(' ');
}
