import { createHmac } from 'node:crypto';
import { networkOf } from '../../kernel/network.ts';
import type { Principal, Scope } from './sign-in.policy.ts';

/** A sign-in attempt. Names, addresses and devices are keyed hashes. */
export type Attempt = {
  readonly principal: Principal;
  readonly principalKey: Buffer;
  readonly classKey: Buffer | null;
  readonly addressKey: Buffer;
  readonly deviceKey: Buffer | null;
  readonly keys: Readonly<Record<Scope, Buffer>>;
};

/** Who tries to sign in, and from where. Names must be normalised. */
export type Trying = {
  readonly principal: Principal;
  /** The class code, for a child. */
  readonly classCode?: string;
  readonly name: string;
  readonly address: string;
  /** Token of the device, for a child. */
  readonly device?: string;
};

type Keyed = (...parts: string[]) => Buffer;

const keyedBy =
  (key: Buffer): Keyed =>
  (...parts) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();

/** Hash of the token of a device under a server key. */
export const deviceKeyOf = (key: Buffer, device: string): Buffer => keyedBy(key)('device', device);

/** Creates an attempt with hashes under a server key. */
export function toAttempt(
  key: Buffer,
  { principal, classCode, name, address, device }: Trying,
): Attempt {
  const keyed = keyedBy(key);
  const network = networkOf(address);
  const names = classCode === undefined ? [name] : [classCode, name];
  const principalKey = keyed(principal, ...names);
  const classKey = classCode === undefined ? null : keyed('class', classCode);
  const addressKey = keyed('address', network);
  const deviceKey = device === undefined ? null : deviceKeyOf(key, device);
  const atAddress = keyed(`${principal}-address`, ...names, network);
  const keys = {
    'child-device': keyed('child-device', ...names, device ?? ''),
    'child-address': atAddress,
    'child-strangers': principalKey,
    'child-known': principalKey,
    'class-strangers': classKey ?? principalKey,
    'children-address': addressKey,
    'staff-address': atAddress,
    'staff-strangers': principalKey,
    'desk-address': addressKey,
    'classes-address': addressKey,
  } satisfies Record<Scope, Buffer>;
  return { principal, principalKey, classKey, addressKey, deviceKey, keys };
}
