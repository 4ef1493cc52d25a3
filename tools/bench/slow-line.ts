import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Limits = { bytesPerSecond: number; latencyMs: number };

/** All connections share the bandwidth of a direction: they send pieces of this size in turn, like packets. */
const pieceBytes = 4_096;

/** Timers fire late; without this correction each piece would slow the line too much. */
const lateMs = 5;

/**
 * A slow network connection. Chromium's own throttling affects the requests of a page, but not those of its
 * service worker; a proxy slows down both.
 */
export type SlowLine = {
  url: string;
  /** False while nothing is measured. */
  slow: boolean;
  close(): Promise<void>;
};

/** @param latencyMs of a request and its response together */
export async function openSlowLine(target: string, limits: Limits): Promise<SlowLine> {
  const { bytesPerSecond, latencyMs } = limits;
  const sockets = new Set<Socket>();

  const direction = () => {
    let free = 0;
    return async (from: Socket, to: Socket): Promise<void> => {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += pieceBytes) {
          const piece = chunk.subarray(at, at + pieceBytes);
          if (!line.slow) {
            to.write(piece);
            continue;
          }
          const now = performance.now();
          free = Math.max(now - lateMs, free) + (piece.length / bytesPerSecond) * 1_000;
          await wait(Math.max(0, free - now));
          setTimeout(() => to.write(piece), latencyMs / 2);
        }
      }
      await wait(latencyMs);
      to.end();
    };
  };
  const up = direction();
  const down = direction();

  const { hostname, port } = new URL(target);
  const proxy = createServer(client => {
    const server = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => other.destroy());
    }
    up(client, server).catch(() => server.destroy());
    down(server, client).catch(() => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const line: SlowLine = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    slow: true,
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
  return line;
}
