/** In-memory CacheStorage with a quota, for tests of the service worker. Only bodies count. */
export function fakeCaches({ quota = Number.POSITIVE_INFINITY } = {}) {
  const stores = new Map<string, Map<string, { body: Blob; headers: Headers }>>();
  const state = { quota };
  const addressOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : String(request), 'http://digipals.test')
      .href;
  const usage = (): number =>
    [...stores.values()]
      .flatMap(store => [...store.values()])
      .reduce((sum, { body }) => sum + body.size, 0);

  const cacheOf = (store: Map<string, { body: Blob; headers: Headers }>) => {
    const answerOf = (address: string) => {
      const found = store.get(address);
      return found && new Response(found.body, { headers: found.headers });
    };
    return {
      match: async (request: RequestInfo) => answerOf(addressOf(request)),
      matchAll: async () => [...store.keys()].flatMap(address => answerOf(address) ?? []),
      keys: async () => [...store.keys()].map(address => new Request(address)),
      delete: async (request: RequestInfo) => store.delete(addressOf(request)),
      async put(request: RequestInfo, answer: Response) {
        const address = addressOf(request);
        const body = await answer.blob();
        const before = store.get(address)?.body.size ?? 0;
        if (usage() - before + body.size > state.quota)
          throw new DOMException('Quota exceeded', 'QuotaExceededError');
        store.delete(address);
        store.set(address, { body, headers: new Headers(answer.headers) });
      },
    };
  };

  const caches = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map();
      stores.set(name, store);
      return cacheOf(store);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return {
    caches,
    estimate: async () => ({ quota: state.quota, usage: usage() }),
    setQuota(next: number) {
      state.quota = next;
    },
    usage,
    /** Paths in a cache, oldest first. */
    list: (name: string): string[] =>
      [...(stores.get(name)?.keys() ?? [])].map(address => new URL(address).pathname),
  };
}
