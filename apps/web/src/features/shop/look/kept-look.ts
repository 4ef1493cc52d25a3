import { type AvatarKind, modelsOf } from '@digipals/avatar';
import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';
import { type Figure, wornOn } from './figure.ts';

type Kept = Partial<Record<AvatarKind, Figure>>;

/** A look of an older kit, or one that was tampered with, is not offered again. */
const isKnown = (kind: AvatarKind, figure: Figure, saved: Figure): boolean =>
  Object.keys(saved).every(part =>
    wornOn(figure, part).every(({ model }) => modelsOf(kind, part).includes(model)),
  );

/** What the child had on when it left without saving; null if nothing. */
export function readKeptLook(
  storage: KeyValue,
  userId: string,
  kind: AvatarKind,
  saved: Figure,
): Figure | null {
  const kept = readRecord<Kept>(storage, storageKeys.triedOn)[userId]?.[kind];
  return kept && isKnown(kind, kept, saved) ? { ...saved, ...kept } : null;
}

/** Keeps a look for the next visit, on this device; null forgets it. */
export function keepLook(
  storage: KeyValue,
  userId: string,
  kind: AvatarKind,
  look: Figure | null,
): void {
  const all = readRecord<Kept>(storage, storageKeys.triedOn);
  const { [kind]: _, ...others } = all[userId] ?? {};
  const own: Kept = look ? { ...others, [kind]: look } : others;
  const next = { ...all, [userId]: own };
  if (Object.keys(own).length === 0) delete next[userId];
  if (Object.keys(next).length === 0) storage.removeItem(storageKeys.triedOn);
  else storage.setItem(storageKeys.triedOn, JSON.stringify(next));
}
