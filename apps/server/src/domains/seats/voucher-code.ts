import { voucherCodes } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { drawCode } from '../../kernel/draw-fair.ts';
import { tokenHash } from '../adult-sign-in/index.ts';

const { signs, name, secret } = voucherCodes;
const GROUP = /.{4}(?=.)/g;

/** A new voucher code in groups of four, with its name and its hash. */
export function newVoucherCode(random: AppDeps['random']) {
  const code = drawCode(random, { signs, length: name + secret });
  return { code: code.replace(GROUP, '$&-'), voucherId: code.slice(0, name), hash: hashOf(code) };
}

/** The hash of a typed code; dashes, spaces and case do not matter. */
export const hashOf = (code: string): Buffer =>
  tokenHash(`voucher ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
