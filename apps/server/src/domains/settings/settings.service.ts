import { defaultSettings, type Settings } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findChoices, replaceChoices } from './settings.data.ts';

/** Settings of a child. One that was added after the child chose has its default. */
export const readSettings = async (db: Db, userId: string): Promise<Settings> => ({
  ...defaultSettings,
  ...(await findChoices(db, userId)),
});

/** Replaces the settings of a child. */
export async function saveSettings(db: Db, userId: string, settings: Settings): Promise<Settings> {
  await replaceChoices(db, userId, settings);
  return settings;
}
