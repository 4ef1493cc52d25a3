export { namePasskey, readPasskeys, removePasskey } from './own-passkeys.service.ts';
export { deletePasskeysOf } from './passkeys.data.ts';
export { createPasskeys, type Passkeys } from './passkeys.service.ts';
