import pg from 'pg';

declare module 'pg' {
  interface Pool {
    on(event: 'waited', listener: (ms: number) => void): this;
  }
}

type Got = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** A pool that emits `waited`: milliseconds until a connection was available, or the wait for one failed. */
export class TimedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Got): void;
  override connect(callback?: Got): Promise<pg.PoolClient> | undefined {
    const begin = performance.now();
    const ended = (): void => {
      this.emit('waited', performance.now() - begin);
    };
    if (!callback) return super.connect().finally(ended);
    super.connect((...got) => {
      ended();
      callback(...got);
    });
    return undefined;
  }
}
