import { CallError, endpointQuery, invalidateChanges } from '@digipals/client';
import type { LanguageChoice, Settings } from '@digipals/contract';
import { defaultSettings } from '@digipals/contract/constants';
import type { Services } from '../../../shared/services.tsx';
import { showSettings } from '../../../shared/settings.ts';
import {
  type KeyValue,
  readOwn,
  readRecord,
  storageKeys,
  writeOwn,
} from '../../../shared/storage.ts';

type Tools = Pick<Services, 'call' | 'queries' | 'storage' | 'sounds'>;

/** What a child chose: single settings, and both languages. */
type Choices = { settings?: Partial<Settings>; languages?: LanguageChoice };

/** Settings of the child. The device's copy counts until they are loaded. */
export const settingsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/settings', { id: userId }, { staleTime: Number.POSITIVE_INFINITY });

/** Languages of the child; the same answer that the texts of the app follow. */
export const languagesQuery = (userId: string) =>
  endpointQuery(
    'GET users/{id}/languages',
    { id: userId },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** The device's copy of the settings of the signed-in child. */
export const storedSettings = (storage: KeyValue): Settings => ({
  ...defaultSettings,
  ...readRecord<never>(storage, storageKeys.settings),
});

/** Choices that the server does not have yet. A logout seals them with the other work of the child. */
export const unsentChoices = (storage: KeyValue, userId: string): Choices =>
  readOwn(storage, storageKeys.unsentChoices, userId) ?? {};

const writeUnsent = (storage: KeyValue, userId: string, unsent: Choices): void =>
  writeOwn(storage, storageKeys.unsentChoices, userId, unsent);

/** Lets settings take effect, now and at the next start. */
export function applySettings({ storage, sounds }: Tools, settings: Settings): void {
  storage.setItem(storageKeys.settings, JSON.stringify(settings));
  sounds.volumes.set(settings);
  showSettings(settings);
}

/** Shows choices that the server does not have yet. */
export function showUnsent(tools: Tools, userId: string): void {
  const { settings, languages } = unsentChoices(tools.storage, userId);
  if (settings) {
    const { queryKey } = settingsQuery(userId);
    tools.queries.setQueryData(queryKey, known => known && { ...known, ...settings });
    const known = tools.queries.getQueryData(queryKey) ?? storedSettings(tools.storage);
    applySettings(tools, { ...known, ...settings });
  }
  if (languages)
    tools.queries.setQueryData(
      languagesQuery(userId).queryKey,
      known => known && { ...known, ...languages },
    );
}

/** Lets a choice take effect at once, keeps it, and sends it as soon as it can be sent. */
export function choose(tools: Tools, userId: string, choices: Choices): void {
  const unsent = unsentChoices(tools.storage, userId);
  const settings = { ...unsent.settings, ...choices.settings };
  writeUnsent(tools.storage, userId, {
    ...unsent,
    ...choices,
    ...(Object.keys(settings).length > 0 && { settings }),
  });
  // A pending answer is older than the choice.
  void tools.queries.cancelQueries(settingsQuery(userId), { revert: false });
  showUnsent(tools, userId);
  void sendChoices(tools, userId);
}

let sending: Promise<unknown> = Promise.resolve();

/** Sends what the server does not have yet, one call after another; a failed one is kept. */
export function sendChoices(tools: Tools, userId: string): Promise<unknown> {
  // A call that failed must not keep later ones from being sent.
  sending = sending
    .catch(() => undefined)
    .then(async () => {
      const { settings, languages } = unsentChoices(tools.storage, userId);
      const params = { id: userId };
      if (settings)
        await send(tools, userId, { settings }, async () => {
          // Settings are replaced as a whole, and the device may not know the others yet.
          const known = await tools.queries.fetchQuery(settingsQuery(userId));
          showUnsent(tools, userId);
          await tools.call('PUT users/{id}/settings', { params, body: { ...known, ...settings } });
        });
      if (languages) {
        await send(tools, userId, { languages }, () =>
          tools.call('POST users/{id}/languages', { params, body: languages }),
        );
        if (!unsentChoices(tools.storage, userId).languages)
          await invalidateChanges(tools.queries, 'POST users/{id}/languages');
      }
    });
  return sending;
}

/** Sends one part, and forgets it unless the child has chosen again meanwhile. */
async function send(
  { storage }: Tools,
  userId: string,
  sent: Choices,
  call: () => Promise<unknown>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    // Sent again, a refused choice would be refused again.
    if (!(error instanceof CallError) || error.status !== 422) return;
  }
  const unsent = unsentChoices(storage, userId);
  const isSame = ([name, value]: [string, unknown]) =>
    name in sent && JSON.stringify(value) === JSON.stringify(sent[name as keyof Choices]);
  const rest = Object.entries(unsent).filter(part => !isSame(part));
  writeUnsent(storage, userId, Object.fromEntries(rest));
}
