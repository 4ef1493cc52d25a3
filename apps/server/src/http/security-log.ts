import { createHmac } from 'node:crypto';
import type { EndpointKey } from '@digipals/contract';
import { Counter, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { lazySecrets } from '../domains/session/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { networkOf } from '../kernel/network.ts';

/** What an operator may set an alarm on. */
const events = [
  'child_sign_in_failed',
  'adult_sign_in_failed',
  'adult_code_refused',
  'adult_password_refused',
  'adult_forbidden',
  'identity_shown',
] as const;
type SecurityEvent = (typeof events)[number];

/** A call that ended: its endpoint, where it came from, who made it and what it sent. */
export type EndedCall = {
  readonly key: EndpointKey;
  readonly address: string;
  /** Id of the child or adult; null without a session. */
  readonly id: string | null;
  readonly body: unknown;
};

export type SecurityLog = ReturnType<typeof createSecurityLog>;

const KEYED_LENGTH = 16;

const byCode: Partial<Record<ApiError['code'], SecurityEvent>> = {
  sign_in_failed: 'child_sign_in_failed',
  staff_sign_in_failed: 'adult_sign_in_failed',
  code_refused: 'adult_code_refused',
  passkey_refused: 'adult_code_refused',
  password_refused: 'adult_password_refused',
};

/** The names that a sign-in sent, in lower case, so that each spelling counts for the same subject. */
function namesIn(body: unknown): string[] {
  const { classCode, username, email } = Object(body) as Record<string, unknown>;
  return [classCode, username, email].filter(name => typeof name === 'string').map(lower);
}
const lower = (name: string): string => name.toLowerCase();

/**
 * Logs and counts what an attack would cause. Subjects and networks are hashes under a key of the server:
 * a line shows that two tries were for the same child, but neither the child nor the address.
 */
export function createSecurityLog(deps: AppDeps, registry: Registry) {
  const secrets = lazySecrets(deps);
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Failed sign-ins, refused codes and rights of adults, identity reveals',
    labelNames: ['event'],
    registers: [registry],
  });
  // An alarm on an increase needs a first value.
  for (const event of events) counter.inc({ event }, 0);

  const write = async (event: SecurityEvent, call: EndedCall, subject: string[]): Promise<void> => {
    counter.inc({ event });
    const { addressKey } = await secrets();
    const keyed = (...parts: string[]): string =>
      createHmac('sha256', addressKey)
        .update(JSON.stringify(['security log', ...parts]))
        .digest('hex')
        .slice(0, KEYED_LENGTH);
    const line = {
      event,
      subject: subject.length > 0 ? keyed('subject', ...subject) : null,
      network: keyed('network', networkOf(call.address)),
      call: call.key,
    };
    deps.log.warn(line, 'security event');
  };

  return {
    /** Notes a call that was answered. */
    async answered(call: EndedCall): Promise<void> {
      if (call.key === 'POST desk/cases/{caseId}/identity') {
        await write('identity_shown', call, [call.id ?? '']);
      }
    },

    /** Notes a call that was refused. */
    async refused(call: EndedCall, error: unknown): Promise<void> {
      if (!(error instanceof ApiError)) return;
      const isAdult = /^\w+ (desk|grown-ups)\//.test(call.key);
      const event = error.code === 'forbidden' && isAdult ? 'adult_forbidden' : byCode[error.code];
      if (!event) return;
      const { subject } = error.extra;
      const named = subject === undefined ? namesIn(call.body) : [subject];
      await write(event, call, call.id === null ? named : [call.id]);
    },
  };
}
