import { configure, getConfig } from '@testing-library/react';

// Some tests replace the global function.
const realSetImmediate = setImmediate;
const { asyncWrapper } = getConfig();

configure({
  // The first page of a test file is transformed while the test waits for it, and so are catalogues.
  asyncUtilTimeout: 120_000,
  // `findBy…` sees a page as soon as it is in the document. On a busy machine React runs the effects
  // of that page, such as taking the focus, in a later turn of the event loop.
  asyncWrapper: async run => {
    const result = await asyncWrapper(run);
    await new Promise<void>(done => realSetImmediate(() => realSetImmediate(done)));
    return result;
  },
});
