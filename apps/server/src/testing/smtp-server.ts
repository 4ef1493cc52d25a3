import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server of a test. */
export type SmtpServer = {
  readonly smtpUrl: string;
  /** The lines that it was sent. */
  readonly lines: string[];
  close(): void;
};

/** The answer of a mail server that accepts everything. */
export const acceptAll = (line: string): string => {
  if (line === 'DATA') return '354 go on';
  if (line === 'QUIT') return '221 bye';
  return '250 ok';
};

/** Starts a mail server that replies to each line with `answer`. */
export async function startSmtpServer(answer: (line: string) => string): Promise<SmtpServer> {
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
  const server = createServer(serve);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { lines, smtpUrl: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
}
