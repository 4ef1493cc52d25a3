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
let post: Server | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'digipals-mail-'));
});

afterEach(() => {
  post?.close();
  post = undefined;
  rmSync(dataDir, { recursive: true });
});

/** A post office that says what `answer` says to each line, and keeps what it is told. */
async function openPostOffice(answer: (line: string) => string) {
  const lines: string[] = [];
  const serve = (socket: Socket): void => {
    let inData = false;
    socket.write('220 post\r\n');
    socket.on('error', () => undefined);
    const hear = (line: string): void => {
      lines.push(line);
      if (inData && line !== '.') return;
      inData = line === 'DATA';
      socket.write(`${answer(line)}\r\n`);
      if (line === 'QUIT') socket.end();
    };
    createInterface({ input: socket }).on('line', hear);
  };
  const opened = createServer(serve);
  post = opened;
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { lines, smtpUrl: `smtp://127.0.0.1:${port}` };
}

const friendly = (line: string): string => {
  if (line === 'DATA') return '354 go on';
  if (line === 'QUIT') return '221 bye';
  return '250 ok';
};

test('SAFE-06 without SMTP each letter is a file that only the operator reads', async () => {
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

test('SAFE-06 a folder that cannot be written is an error of this letter alone', async () => {
  writeFileSync(path.join(dataDir, 'mail'), 'in the way');
  const mailer = createMailer({ dataDir, smtpUrl: undefined, mailFrom });
  await expect(mailer.send(letter)).rejects.toThrow();
});

test('SAFE-06 with SMTP a letter is handed over, with the same id at each try', async () => {
  const { lines, smtpUrl } = await openPostOffice(friendly);
  const mailer = createMailer({ dataDir, smtpUrl, mailFrom });
  await mailer.send(letter);
  await mailer.send(letter);
  await mailer.close();
  const count = (line: string) => lines.filter(one => one === line).length;
  expect(count('MAIL FROM:<desk@school.example>')).toBe(2);
  expect(count('RCPT TO:<family@example.org>')).toBe(2);
  expect(count('Message-ID: <letter-1@digipals>')).toBe(2);
});

test('SAFE-06 an address is one address: nothing in it becomes another receiver or a heading', async () => {
  const { lines, smtpUrl } = await openPostOffice(friendly);
  const mailer = createMailer({ dataDir, smtpUrl, mailFrom });
  const subject = 'Hello\r\nBcc: other@example.org';
  await mailer.send({ ...letter, subject });
  await mailer.close();
  expect(lines.filter(line => line.startsWith('RCPT'))).toEqual(['RCPT TO:<family@example.org>']);
  expect(lines.some(line => /^bcc:/i.test(line))).toBe(false);
});

test('SAFE-06 a post office that refuses, or is not there, is an error of this letter', async () => {
  const { smtpUrl } = await openPostOffice(line =>
    line.startsWith('RCPT') ? '550 no' : friendly(line),
  );
  const refused = createMailer({ dataDir, smtpUrl, mailFrom });
  await expect(refused.send(letter)).rejects.toMatchObject({ code: 'EENVELOPE' });
  await refused.close();
  post?.close();
  const absent = createMailer({ dataDir, smtpUrl: 'smtp://127.0.0.1:1', mailFrom });
  await expect(absent.send(letter)).rejects.toMatchObject({ code: expect.any(String) });
  await absent.close();
});
