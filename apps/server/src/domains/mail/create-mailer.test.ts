import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../kernel/mailer.ts';
import { acceptAll, type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { createMailer } from './create-mailer.ts';

const mailFrom = 'DigiPals <desk@school.example>';
const letter = {
  id: 'letter-1',
  to: 'family@example.org',
  subject: 'Сообщение: Ñandú',
  text: 'Hello,\n\nFile /etc/passwd\n.\nThe end',
};

let dataDir: string;
let smtpServer: SmtpServer | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'digipals-mail-'));
});

afterEach(() => {
  smtpServer?.close();
  smtpServer = undefined;
  rmSync(dataDir, { recursive: true });
});

/** Starts a mail server that is closed after the test. */
async function startServer(answer: (line: string) => string): Promise<SmtpServer> {
  smtpServer = await startSmtpServer(answer);
  return smtpServer;
}

test('SAFE-06 without SMTP each letter is a file that only the operator can read', async () => {
  const mailer = createMailer({ dataDir, smtpUrl: undefined, mailFrom });
  await mailer.send(letter);
  await mailer.send({ ...letter, id: 'letter-2' });
  await mailer.send(letter);
  await mailer.close();
  const folder = path.join(dataDir, 'mail');
  expect(readdirSync(folder).sort()).toEqual(['letter-1.eml', 'letter-2.eml']);
  const file = path.join(folder, 'letter-1.eml');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('To: family@example.org');
  expect(text).toContain(`From: ${mailFrom}`);
  expect(text).toContain('Message-ID: <letter-1@digipals>');
  expect(text).toContain('Hello,');
  expect(text).not.toContain('root:');
});

test('SAFE-06 a folder that cannot be written rejects the letter', async () => {
  writeFileSync(path.join(dataDir, 'mail'), 'not a folder');
  const mailer = createMailer({ dataDir, smtpUrl: undefined, mailFrom });
  await expect(mailer.send(letter)).rejects.toThrow();
});

test('SAFE-06 with SMTP a letter has the same message id at each try', async () => {
  const { lines, smtpUrl } = await startServer(acceptAll);
  const mailer = createMailer({ dataDir, smtpUrl, mailFrom });
  await mailer.send(letter);
  await mailer.send(letter);
  await mailer.close();
  const count = (line: string) => lines.filter(one => one === line).length;
  expect(count('MAIL FROM:<desk@school.example>')).toBe(2);
  expect(count('RCPT TO:<family@example.org>')).toBe(2);
  expect(count('Message-ID: <letter-1@digipals>')).toBe(2);
});

test('SAFE-06 a letter cannot inject recipients or headers', async () => {
  const { lines, smtpUrl } = await startServer(acceptAll);
  const mailer = createMailer({ dataDir, smtpUrl, mailFrom });
  const subject = 'Hello\r\nBcc: other@example.org';
  await mailer.send({ ...letter, subject });
  for (const to of [
    'family@example.org\r\nBcc: other@example.org',
    'family@example.org, other@example.org',
    'family@example.org\nRCPT TO:<other@example.org>',
    '<other@example.org> family@example.org',
    'family',
  ]) {
    await expect(mailer.send({ ...letter, to })).rejects.toMatchObject({ responseCode: 553 });
  }
  await mailer.close();
  expect(lines.filter(line => line.startsWith('RCPT'))).toEqual(['RCPT TO:<family@example.org>']);
  expect(lines.some(line => /^bcc:/i.test(line))).toBe(false);
});

test('SAFE-06 a mail server that rejects a letter or is down is an error of that letter', async () => {
  const { smtpUrl } = await startServer(line =>
    line.startsWith('RCPT') ? '550 no' : acceptAll(line),
  );
  const refused = createMailer({ dataDir, smtpUrl, mailFrom });
  await expect(refused.send(letter)).rejects.toMatchObject({ code: 'EENVELOPE' });
  await refused.close();
  smtpServer?.close();
  const absent = createMailer({ dataDir, smtpUrl: 'smtp://127.0.0.1:1', mailFrom });
  await expect(absent.send(letter)).rejects.toMatchObject({ code: expect.any(String) });
  await absent.close();
});

/** The headers of a letter as it was written to the folder, unfolded, by name. */
async function headersOf(sent: Letter, replyTo?: string): Promise<Record<string, string>> {
  const mailer = createMailer({ dataDir, smtpUrl: undefined, mailFrom, replyTo });
  await mailer.send(sent);
  await mailer.close();
  const [head = ''] = readFileSync(path.join(dataDir, 'mail', `${sent.id}.eml`), 'utf8').split(
    '\r\n\r\n',
  );
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(lines.map(line => [line.split(': ')[0], line.replace(/^.*?: /, '')]));
}

test('SCHOOL-20 a letter has a text and an HTML part, of which mail programs show the best', async () => {
  const headers = await headersOf({ ...letter, html: '<p>Hello</p>' });
  expect(headers['Content-Type']).toMatch(/^multipart\/alternative;/);
  const message = readFileSync(path.join(dataDir, 'mail', 'letter-1.eml'), 'utf8');
  expect(message.indexOf('Content-Type: text/plain; charset=utf-8')).toBeGreaterThan(0);
  expect(message.indexOf('Content-Type: text/html; charset=utf-8')).toBeGreaterThan(
    message.indexOf('Content-Type: text/plain'),
  );
});

test('SCHOOL-28 letters of a thread refer to one id, and replies go to the address for them', async () => {
  const headers = await headersOf({ ...letter, threadKey: 'k-1' }, 'replies@school.example');
  expect(headers).toMatchObject({
    References: '<thread-k-1@digipals>',
    'Message-ID': '<letter-1@digipals>',
    'Reply-To': 'replies@school.example',
  });
  expect((await headersOf(letter))['Reply-To']).toBe(mailFrom);
});

test('SCHOOL-23 mail programs stop a letter with one call (RFC 8058)', async () => {
  const stopUrl = `https://school.example/letters/stop/${'t'.repeat(43)}`;
  expect(await headersOf({ ...letter, stopUrl })).toMatchObject({
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  });
  expect(await headersOf(letter)).not.toHaveProperty('List-Unsubscribe');
});
