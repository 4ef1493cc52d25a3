export { readSettings, saveSettings } from './settings.service.ts';
