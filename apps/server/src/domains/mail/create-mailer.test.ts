import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './create-mailer.ts';

const mailFrom = 'DigiPals <desk@school.example>';
const letter = {
  id: 'letter-1',
  to: 'family@example.org',
  subject: 'Сообщение: Ñandú',
  text: 'Hello,\n\nFile /etc/passwd\n.\nThe end',
};

let dataDir: string;
let smtpServer: Server | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'digipals-mail-'));
});

afterEach(() => {
  smtpServer?.close();
  smtpServer = undefined;
  rmSync(dataDir, { recursive: true });
});

/** Starts an SMTP server that replies to each line with `answer` and records the lines. */
async function startSmtpServer(answer: (line: string) => string) {
  const lines: string[] = [];
  const serve = (socket: Socket): void => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    const receive = (line: string): void => {
      lines.push(line);
      if (inData && line !== '.') return;
      inData = line === 'DATA';
      socket.write(`${answer(line)}\r\n`);
      if (line === 'QUIT') socket.end();
    };
    createInterface({ input: socket }).on('line', receive);
  };
  const opened = createServer(serve);
  smtpServer = opened;
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { lines, smtpUrl: `smtp://127.0.0.1:${port}` };
}

const acceptAll = (line: string): string => {
  if (line === 'DATA') return '354 go on';
  if (line === 'QUIT') return '221 bye';
  return '250 ok';
};

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
  const { lines, smtpUrl } = await startSmtpServer(acceptAll);
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
  const { lines, smtpUrl } = await startSmtpServer(acceptAll);
  const mailer = createMailer({ dataDir, smtpUrl, mailFrom });
  const subject = 'Hello\r\nBcc: other@example.org';
  await mailer.send({ ...letter, subject });
  await mailer.close();
  expect(lines.filter(line => line.startsWith('RCPT'))).toEqual(['RCPT TO:<family@example.org>']);
  expect(lines.some(line => /^bcc:/i.test(line))).toBe(false);
});

test('SAFE-06 a mail server that rejects a letter or is down is an error of that letter', async () => {
  const { smtpUrl } = await startSmtpServer(line =>
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
