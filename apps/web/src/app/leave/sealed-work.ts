import { type KeyValue, readList, storageKeys, writeList } from '../../shared/storage.ts';
import { readWork, removeWork, restoreWork, type Work } from './child-work.ts';

const algorithm = 'AES-GCM';
const ivBytes = 12;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), sign => sign.charCodeAt(0));

const openKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    toBytes(key.replaceAll('-', '+').replaceAll('_', '/')),
    algorithm,
    false,
    ['encrypt', 'decrypt'],
  );

async function encrypt(work: Work, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(work));
  const data = await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain);
  return toText(new Uint8Array([...iv, ...new Uint8Array(data)]));
}

/** The sealed work; null if it was sealed for another child. */
async function decrypt(sealed: string, key: CryptoKey): Promise<Work | null> {
  try {
    const bytes = toBytes(sealed);
    const iv = bytes.subarray(0, ivBytes);
    const data = bytes.subarray(ivBytes);
    const plain = await crypto.subtle.decrypt({ name: algorithm, iv }, key, data);
    return JSON.parse(new TextDecoder().decode(plain)) as Work;
  } catch {
    return null;
  }
}

/**
 * Replaces the work of a child by a sealed copy that only its next sign-in opens (decision 49).
 * @returns false if it could not be sealed: the browser lacks encryption, or the session has no key
 */
export async function sealWork(storage: KeyValue, userId: string): Promise<boolean> {
  const work = readWork(storage, userId);
  if (!work) return true;
  const key = storage.getItem(storageKeys.workKey);
  if (!key || !globalThis.crypto?.subtle) return false;
  const sealed = await encrypt(work, await openKey(key));
  writeList(storage, storageKeys.sealedWork, [
    ...readList<string>(storage, storageKeys.sealedWork),
    sealed,
  ]);
  removeWork(storage, userId);
  return true;
}

/** Restores the sealed work of the signed-in child; that of other children stays sealed. */
export async function reopenWork(storage: KeyValue): Promise<void> {
  const stored = storage.getItem(storageKeys.workKey);
  if (!stored || !globalThis.crypto?.subtle) return;
  const key = await openKey(stored);
  for (const sealed of readList<string>(storage, storageKeys.sealedWork)) {
    const work = await decrypt(sealed, key);
    if (!work) continue;
    restoreWork(storage, work);
    const list = readList<string>(storage, storageKeys.sealedWork);
    writeList(
      storage,
      storageKeys.sealedWork,
      list.filter(other => other !== sealed),
    );
  }
}
