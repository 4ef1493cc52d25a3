/** The marks of the endpoints in the contract, without schemas; written by build/marks.ts. */

declare module 'virtual:endpoint-marks/changes' {
  type Key = import('@digipals/contract').EndpointKey;
  /** The reads that each write changes. */
  export const changes: Partial<Record<Key, readonly Extract<Key, `GET ${string}`>[]>>;
}

declare module 'virtual:endpoint-marks/offline' {
  /** Paths of the reads that the service worker caches, by strategy. */
  export const offline: Record<import('@digipals/contract').Offline, RegExp>;
  /** Paths of the writes that invalidate all cached answers, by method. */
  export const outdating: Record<string, RegExp>;
}

declare module 'virtual:endpoint-marks/first-page' {
  /** Paths of the reads that are sent before the app is loaded, with `{}` for a parameter. */
  export const firstPage: Record<import('@digipals/contract').FirstPage, readonly string[]>;
}
