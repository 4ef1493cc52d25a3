import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

const head = [
  'From: =?UTF-8?Q?Ay=C5=9Fe?= <ayse@example.org>',
  'To: desk@school.example',
  'Subject: Re: Hello [DP-1001]',
  'Message-ID: <a1@example.org>',
  'MIME-Version: 1.0',
];
/** A message with further headers and a body, in bytes. */
const mail = (headers: readonly string[], body: string | Buffer, from = head): Buffer =>
  Buffer.concat([Buffer.from(`${[...from, ...headers].join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
const textOf = async (headers: readonly string[], body: string | Buffer): Promise<string> =>
  (await readReply(mail(headers, body))).text;

const plain = (charset: string, encoding = '8bit') => [
  `Content-Type: text/plain; charset=${charset}`,
  `Content-Transfer-Encoding: ${encoding}`,
];

test('SCHOOL-31 reads replies in the encodings of mail programs', async () => {
  expect(
    await textOf(plain('utf-8', 'quoted-printable'), 'Merhaba, te=C5=9Fekk=\r\n=C3=BCrler'),
  ).toBe('Merhaba, teşekkürler');
  const russian = Buffer.from('Спасибо за письмо').toString('base64');
  expect(await textOf(plain('UTF-8', 'base64'), russian)).toBe('Спасибо за письмо');
  const latin5 = Buffer.from([0x54, 0x65, 0xfe, 0x65, 0x6b, 0x6b, 0xfc, 0x72, 0x20, 0xd0, 0xdd]);
  expect(await textOf(plain('iso-8859-9'), latin5)).toBe('Teşekkür Ğİ');
  const chinese = Buffer.from([0xd0, 0xbb, 0xd0, 0xbb, 0xc4, 0xfa]);
  expect(await textOf(plain('GB18030'), chinese)).toBe('谢谢您');
  const thai = Buffer.from([0xa2, 0xcd, 0xba, 0xa4, 0xd8, 0xb3]);
  expect(await textOf(plain('windows-874'), thai)).toBe('ขอบคุณ');
  const cyrillic = Buffer.from([0xf3, 0xd0, 0xc1, 0xd3, 0xc9, 0xc2, 0xcf]);
  expect(await textOf(plain('koi8-r'), cyrillic)).toBe('Спасибо');
});

test('SCHOOL-31 reads headers that are encoded', async () => {
  const encoded = '=?iso-8859-9?B?VGX+ZWtr/HI=?= =?UTF-8?Q?_[DP-1001]?=';
  const reply = await readReply(
    mail([], 'Hi', [...head.slice(0, 2), `Subject: ${encoded}`, 'Message-ID: <b@example.org>']),
  );
  expect(reply).toMatchObject({ from: 'ayse@example.org', subject: 'Teşekkür [DP-1001]' });
  expect(reply.named.threadNo).toBe(1001);
});

const part = (type: string, body: string) => `--x\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;

test('SCHOOL-31 of nested parts the plain text is read, without attachments; HTML becomes text', async () => {
  const inner =
    'Content-Type: multipart/alternative; boundary=y\r\n\r\n--y\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nThe words\r\n--y\r\nContent-Type: text/html\r\n\r\n<b>The words in bold</b>\r\n--y--\r\n';
  const photo = `--x\r\nContent-Type: image/jpeg; name=cat.jpg\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${'A'.repeat(4_000)}\r\n`;
  const mixed = ['Content-Type: multipart/mixed; boundary=x'];
  expect(await textOf(mixed, `--x\r\n${inner}${photo}--x--`)).toBe('The words');
  const html =
    '<p>Thank <b>you</b> &amp; bye</p><script>alert(1)</script><img src="http://e/x.gif"><a href="http://e/y">link</a><blockquote>Hello,</blockquote>';
  const text = await textOf(mixed, `${part('text/html', html)}--x--`);
  expect(text.split(/\n+/)).toEqual(['Thank you & bye', 'link']);
});

test('SCHOOL-31 a quoted letter at the end is left out, words between quotes stay', async () => {
  const body = 'Thank you.\r\n\r\nOn Monday, DigiPals wrote:\r\n> Hello,\r\n>\r\n> We wrote\r\n';
  expect(await textOf(plain('utf-8'), body)).toBe('Thank you.');
  const between = '> Hello\r\nYes.\r\n> Bye\r\nNo.';
  expect(await textOf(plain('utf-8'), between)).toBe('> Hello\nYes.\n> Bye\nNo.');
});

test('SCHOOL-31 a long text is cut; what is too long for a message, or is none, is refused', async () => {
  const long = await textOf(plain('utf-8'), 'ş'.repeat(50_000));
  expect(Array.from(long).length).toBe(10_000);
  expect(long.endsWith('ş…')).toBe(true);
  await expect(readReply(Buffer.alloc(10_000_001, 'a'))).rejects.toThrow('too long');
  await expect(readReply(Buffer.from('no message'))).rejects.toThrow('no sender');
  await expect(readReply(Buffer.alloc(0))).rejects.toThrow();
  const headers = Array.from({ length: 20_000 }, (_, index) => `X-${index}: ${'y'.repeat(20)}`);
  await expect(readReply(mail(headers, 'Hi'))).rejects.toThrow();
  const deep = Array.from(
    { length: 60 },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  );
  await expect(readReply(mail([deep.join('')], 'Hi'))).rejects.toThrow();
});

test('SCHOOL-31 control characters and marks for the direction of text are removed', async () => {
  const hostile = await readReply(
    mail(plain('utf-8'), 'a\u0000b\u202ec\u2066d\u001b[31me\u0007\tf', [
      'From: "desk@school.example" <evil@example.org>',
      'Subject: One\r\n two\u202e\u0000 [DP-1001]\r\n\tthree',
      `References: ${'<a@b> '.repeat(3_000)}<thread-k@digipals>`,
    ]),
  );
  expect(hostile.text).toBe('abcd[31me\tf');
  expect(hostile.from).toBe('evil@example.org');
  expect(hostile.subject).toMatch(/^One two +\[DP-1001\] three$/);
  expect(hostile.named.threadKeys).toEqual(['k']);
});

test('SCHOOL-31 copies of a message have one key, other messages another', async () => {
  const key = async (...headers: string[]) =>
    (await readReply(mail([...headers, ...plain('utf-8')], 'Yes'))).key.toString('hex');
  expect(await key('Received: by one')).toBe(await key('Received: by two'));
  const other = await readReply(mail(plain('utf-8'), 'No'));
  expect(other.key.toString('hex')).not.toBe(await key());
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['X-Autoreply: yes', true],
  ['List-Id: <news.example.org>', true],
  ['Return-Path: <>', true],
  ['Content-Type: multipart/report; report-type=delivery-status; boundary=x', true],
  ['Return-Path: <ayse@example.org>', false],
])('SCHOOL-29 a message with %s is automatic: %s', async (header, isAutomatic) => {
  const reply = await readReply(mail([header], '--x\r\n\r\nAway\r\n--x--'));
  expect(reply.isAutomatic).toBe(isAutomatic);
});
