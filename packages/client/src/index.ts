/**
 * The typed client of the API, for all apps in a browser.
 *
 * Calls: `call('POST likes', { body })` takes what the endpoint of the contract takes and rejects
 * with a `CallError`. Code that continues after a failure writes `await attempt(call(…))` and asks
 * `isCallError(answer)`.
 *
 * Reads: `createQueries(call)` makes the cache, `endpointQuery('GET users/{id}/friends', { id })`
 * returns a query's key, fetch and type, `endpointKey(key)` the prefix that all keys of an
 * endpoint share. `postQuery` reads by POST, and `localKey` names a value that no endpoint gives; a
 * bare array is no key and does not compile.
 *
 * Writes: `invalidateChanges(queries, 'POST likes')` invalidates what the endpoint
 * `changes`.
 *
 * The app's Vite config needs the plugin `endpointMarks()` of `@digipals/client/build`: marks of
 * endpoints reach the browser without the schemas.
 */
export { attempt, CallError, isCallError, isOutOfReach } from './call-error.ts';
export { invalidateChanges, readsChangedBy, type WriteKey } from './changes.ts';
export { type Call, type CallInput, type ClientOptions, createClient } from './client.ts';
export { callHeaders } from './headers.ts';
export {
  createQueries,
  endpointKey,
  endpointQuery,
  localKey,
  postQuery,
  type ReadInput,
  type ReadKey,
} from './query.ts';
