import type { Browser, CDPSession } from 'playwright-core';

/**
 * A page without Playwright. Playwright traces every request of its pages
 * and injects scripts: up to 200 ms of a start at a quarter of the processor speed, and not
 * the same each time.
 */
export type BarePage = {
  /** Resolves when the new page has replaced the old one. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; its input and output must be JSON. */
  evaluate<Given, T>(work: (given: Given) => T | Promise<T>, given: Given): Promise<T>;
  /** Runs a function at the start of every document from now on. */
  addInitScript<Given>(work: (given: Given) => void, given: Given): Promise<void>;
  /** @param rate how many times slower the page's thread becomes */
  slowDown(rate: number): Promise<void>;
  close(): Promise<void>;
};

type Answer = { id?: number; error?: { message: string }; result?: unknown };
type Evaluated = { result: { value?: unknown }; exceptionDetails?: { text: string } };

const asCall = (work: (given: never) => unknown, given: unknown): string =>
  `(${work})(${JSON.stringify(given)})`;

/** Sends commands to a page and waits for their answers. */
function talkTo(browser: CDPSession, sessionId: string) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const answer = JSON.parse(message) as Answer;
    if (from === sessionId && answer.id) waiting.get(answer.id)?.(answer);
  });
  return async <T>(method: string, params: object): Promise<T> => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>(resolve => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
    const { error, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
}

/** Opens a page in a new context. */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId, width: 1366, height: 768 },
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const send = talkTo(session, sessionId);
  await send('Page.enable', {});
  return {
    async goto(url) {
      await send('Page.navigate', { url });
    },
    async evaluate<Given, T>(work: (given: Given) => T | Promise<T>, given: Given) {
      const expression = asCall(work, given);
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value as T;
    },
    async addInitScript(work, given) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: asCall(work, given) });
    },
    async slowDown(rate) {
      await send('Emulation.setCPUThrottlingRate', { rate });
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
