import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret.ts';

const secret = Buffer.from('12345678901234567890');
const owner = { adultId: 'dana', pepper: Buffer.from('pepper') };

test('OPS-07 a sealed secret opens only for its adult, with its pepper, and unchanged', () => {
  const sealed = sealSecret(secret, owner, randomBytes);
  expect(sealed.includes(secret)).toBe(false);
  expect(sealSecret(secret, owner, randomBytes)).not.toEqual(sealed);
  expect(openSecret(sealed, owner)).toEqual(secret);
  expect(() => openSecret(sealed, { ...owner, adultId: 'eve' })).toThrow();
  expect(() => openSecret(sealed, { ...owner, pepper: Buffer.from('other') })).toThrow();
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => openSecret(changed, owner), String(place)).toThrow();
  }
});
