/** Actions of one child on another, for tests. */
export const actions = ['ask', 'accept', 'part', 'block', 'unblock'] as const;
export type Action = (typeof actions)[number];
/** `by` and `to` are letters of children. */
export type Step = { readonly action: Action; readonly by: string; readonly to: string };

/**
 * A model of friendships: sets of pairs "x>y". `asked`: x has asked y, who has not answered;
 * `friends`: x and y are friends (both ways); `blocked`: x has blocked y; `deaf`: x has declined y.
 */
export type World = {
  readonly asked: ReadonlySet<string>;
  readonly friends: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
  readonly deaf: ReadonlySet<string>;
};

export const emptyWorld: World = {
  asked: new Set(),
  friends: new Set(),
  blocked: new Set(),
  deaf: new Set(),
};

const withAll = (set: ReadonlySet<string>, ...more: string[]): Set<string> =>
  new Set([...set, ...more]);
const without = (set: ReadonlySet<string>, ...less: string[]): Set<string> =>
  new Set([...set].filter(one => !less.includes(one)));

type Outcome = { readonly world: World; readonly status: number };

function befriended(world: World, there: string, back: string): World {
  return {
    ...world,
    asked: without(world.asked, there, back),
    friends: withAll(world.friends, there, back),
    deaf: without(world.deaf, there),
  };
}

function afterAsk(world: World, there: string, back: string): World {
  if (world.asked.has(back)) return befriended(world, there, back);
  const deaf = without(world.deaf, there);
  if (world.friends.has(there)) return { ...world, deaf };
  return { ...world, deaf, asked: withAll(world.asked, there) };
}

function afterPart(world: World, there: string, back: string): World {
  if (world.asked.has(back)) return { ...world, deaf: withAll(world.deaf, there) };
  return {
    ...world,
    asked: without(world.asked, there),
    friends: without(world.friends, there, back),
  };
}

/** The next world, and the status of the call. */
export function next(world: World, { action, by, to }: Step): Outcome {
  const there = `${by}>${to}`;
  const back = `${to}>${by}`;
  const same = (status: number): Outcome => ({ world, status });
  const changed = (after: World): Outcome => ({ world: after, status: 200 });
  const isHidden = world.blocked.has(there) || world.blocked.has(back);
  switch (action) {
    case 'ask':
      return isHidden ? same(404) : changed(afterAsk(world, there, back));
    case 'accept':
      if (isHidden || !(world.friends.has(there) || world.asked.has(back))) return same(404);
      return changed(befriended(world, there, back));
    case 'part':
      return changed(afterPart(world, there, back));
    case 'block':
      if (world.blocked.has(there)) return same(200);
      if (isHidden) return same(404);
      return changed({
        ...world,
        blocked: withAll(world.blocked, there),
        asked: without(world.asked, there, back),
        friends: without(world.friends, there, back),
      });
    case 'unblock':
      return changed({ ...world, blocked: without(world.blocked, there) });
  }
}

/** The friend list of a child: one entry for each friend or request. */
export function listOf(world: World, child: string, others: readonly string[]): string[] {
  return others.flatMap(other => {
    const there = `${child}>${other}`;
    const back = `${other}>${child}`;
    if (world.friends.has(there)) return [`${other} friend`];
    if (world.asked.has(there)) return [`${other} asked by ${child}`];
    return world.asked.has(back) && !world.deaf.has(there) ? [`${other} asked by ${other}`] : [];
  });
}
