import { expect, it } from 'vitest';
import { readStatistics } from './front.ts';

it('reads which servers get calls; one that was never checked does not count', () => {
  const table = `# pxname,svname,status,check_status,addr,
front,FRONTEND,OPEN,,,
front,app1,UP,L7OK,,
front,app2,DOWN,L4TOUT,,
front,app3,UP,INI,,
front,BACKEND,UP,,,
`;
  expect(readStatistics(table)).toEqual([
    { name: 'app1', isReady: true },
    { name: 'app2', isReady: false },
    { name: 'app3', isReady: false },
  ]);
});
