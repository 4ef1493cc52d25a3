/** What a child does to another, for tests. */
export const actions = ['ask', 'accept', 'part', 'block', 'unblock'] as const;
export type Action = (typeof actions)[number];
/** `by` does it to `to`; both are letters of children. */
export type Step = { readonly action: Action; readonly by: string; readonly to: string };

/**
 * Friendships as the specification tells them, kept as three sets of sentences "x>y": x has asked y
 * and y has not answered; x is a friend of y (both ways); x has blocked y; x will not hear of y.
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

const having = (set: ReadonlySet<string>, ...more: string[]): Set<string> =>
  new Set([...set, ...more]);
const lacking = (set: ReadonlySet<string>, ...less: string[]): Set<string> =>
  new Set([...set].filter(one => !less.includes(one)));

type Outcome = { readonly world: World; readonly status: number };

function befriended(world: World, there: string, back: string): World {
  return {
    ...world,
    asked: lacking(world.asked, there, back),
    friends: having(world.friends, there, back),
    deaf: lacking(world.deaf, there),
  };
}

function afterAsk(world: World, there: string, back: string): World {
  if (world.asked.has(back)) return befriended(world, there, back);
  const deaf = lacking(world.deaf, there);
  if (world.friends.has(there)) return { ...world, deaf };
  return { ...world, deaf, asked: having(world.asked, there) };
}

function afterPart(world: World, there: string, back: string): World {
  if (world.asked.has(back)) return { ...world, deaf: having(world.deaf, there) };
  return {
    ...world,
    asked: lacking(world.asked, there),
    friends: lacking(world.friends, there, back),
  };
}

/** What becomes of the world, and how the call is answered. */
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
        blocked: having(world.blocked, there),
        asked: lacking(world.asked, there, back),
        friends: lacking(world.friends, there, back),
      });
    case 'unblock':
      return changed({ ...world, blocked: lacking(world.blocked, there) });
  }
}

/** What the list of a child shows: a sentence for each other child it has something with. */
export function listOf(world: World, child: string, others: readonly string[]): string[] {
  return others.flatMap(other => {
    const there = `${child}>${other}`;
    const back = `${other}>${child}`;
    if (world.friends.has(there)) return [`${other} friend`];
    if (world.asked.has(there)) return [`${other} asked by ${child}`];
    return world.asked.has(back) && !world.deaf.has(there) ? [`${other} asked by ${other}`] : [];
  });
}
