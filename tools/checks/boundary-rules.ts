import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** Files exempt from some rules: tests, their tables of cases and their support code. */
const tests = '\\.test\\.tsx?$|\\.cases\\.ts$|/testing/';

/** Developer pages that show components; no child loads them. */
const workbench = '^packages/(ui/sheet|player/stage)/';

/** The arrows of docs/ARCHITECTURE.md: what each part may import, besides itself. */
const arrows: Record<string, string[]> = {
  'packages/contract': [],
  'packages/avatar': [],
  'packages/ui': [],
  'packages/client': ['packages/contract'],
  'packages/engine': ['packages/contract'],
  'packages/i18n': ['packages/contract'],
  'packages/player': ['packages/contract', 'packages/engine', 'packages/i18n', 'packages/ui'],
  'apps/web': [
    'packages/avatar',
    'packages/client',
    'packages/contract',
    'packages/engine',
    'packages/i18n',
    'packages/player',
    'packages/ui',
    'packages/writing',
  ],
  'packages/writing': ['packages/contract'],
  'packages/screening': ['packages/contract', 'packages/writing'],
  'apps/desk': ['packages/client', 'packages/contract', 'packages/i18n', 'packages/ui'],
  'apps/grown-ups': ['packages/client', 'packages/contract', 'packages/i18n', 'packages/ui'],
  'apps/server': [
    'packages/avatar',
    'packages/contract',
    'packages/engine',
    'packages/screening',
    'packages/writing',
  ],
};

const arrowRules: IForbiddenRuleType[] = Object.entries(arrows).map(([part, targets]) => ({
  name: `arrow-${part.replace('/', '-')}`,
  comment: `${part} may use ${targets.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${part}/`, pathNot: workbench },
  to: {
    path: '^(apps|packages|tools|e2e)/',
    pathNot: `^(${[part, ...targets].join('|')})/`,
  },
}));

const webRules: IForbiddenRuleType[] = [
  {
    name: 'no-word-lists-in-the-browser',
    comment:
      'The browser gets only the cost of a misspelling from the writing help: the rest has long lists.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^packages/writing/', pathNot: '^packages/writing/src/spelling/cost\\.ts$' },
  },
  {
    name: 'features-are-strangers',
    comment: 'A feature does not import another one: the route combines them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'only-routes-and-app-use-features',
    comment: 'The entries, main, first, student and help, count as app.',
    severity: 'error',
    from: {
      path: '^apps/web/src/',
      pathNot: `^apps/web/src/(app/|routes/|features/|student/|help/|(main|first)\\.tsx?$)|${tests}`,
    },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'features-know-no-route',
    comment: 'A feature does not reach up into the app or a route.',
    severity: 'error',
    from: { path: '^apps/web/src/features/', pathNot: tests },
    to: { path: '^apps/web/src/(app|routes|student|help)/' },
  },
  {
    name: 'shared-knows-no-noun',
    severity: 'error',
    from: { path: '^apps/web/src/shared/', pathNot: tests },
    to: { path: '^apps/web/src/(app|routes|features|student|help)/' },
  },
];

/** The layers of the server: what each of them may import, besides itself and npm packages. */
const floors: Record<string, string[]> = {
  kernel: [],
  db: ['kernel'],
  content: ['kernel'],
  'deps.ts': ['kernel', 'db', 'content'],
  domains: ['kernel', 'db', 'content', 'deps.ts'],
  'use-cases': ['kernel', 'db', 'content', 'deps.ts', 'domains'],
  demo: ['kernel', 'db', 'content', 'deps.ts', 'domains', 'use-cases'],
  http: ['kernel', 'db', 'content', 'deps.ts', 'domains', 'use-cases'],
};

const pathOf = (floor: string): string => (floor.endsWith('.ts') ? `${floor}$` : `${floor}/`);

const floorRules: IForbiddenRuleType[] = Object.entries(floors).map(([floor, below]) => ({
  name: `server-floor-${floor.replace('.ts', '')}`,
  comment: `${floor} may use ${below.join(', ') || 'no other floor'}`,
  severity: 'error',
  from: { path: `^apps/server/src/${pathOf(floor)}`, pathNot: tests },
  to: {
    path: '^apps/server/src/',
    pathNot: `^apps/server/src/(${[floor, ...below].map(pathOf).join('|')})`,
  },
}));

/** Adds Lingos to the ledger, and takes them out. Only two use cases may import it. */
const ledger = '^apps/server/src/domains/ledger/';
const ledgerWriters = '^apps/server/src/use-cases/(apply-lingo-rewards|buy-products)\\.ts$';

const serverRules: IForbiddenRuleType[] = [
  {
    name: 'only-rewards-and-purchases-write-the-ledger',
    comment: 'A payment also updates the streak and the trophies; a purchase also grants licences.',
    severity: 'error',
    from: { path: '^apps/', pathNot: `${ledger}|${ledgerWriters}|${tests}` },
    to: { path: ledger },
  },
  {
    name: 'a-domain-is-entered-through-its-index',
    severity: 'error',
    from: { path: '^apps/server/src/domains/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/server/src/domains/[^/]+/',
      pathNot: ['^apps/server/src/domains/$1/', '^apps/server/src/domains/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'a-domain-is-entered-through-its-index-from-outside',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: `^apps/server/src/domains/|${tests}` },
    to: {
      path: '^apps/server/src/domains/',
      pathNot: '^apps/server/src/domains/[^/]+/index\\.ts$',
    },
  },
  {
    name: 'only-a-service-touches-its-data',
    comment: 'The index of a domain may export a function of its data as it is.',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: `\\.(service|data)\\.ts$|^apps/server/src/domains/[^/]+/index\\.ts$|${tests}`,
    },
    to: { path: '\\.data\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];

const generalRules: IForbiddenRuleType[] = [
  {
    name: 'no-circular',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    from: { path: '^(apps|packages)/' },
    to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
  },
  {
    name: 'pure-packages-know-no-machine',
    comment: 'Contract, engine and avatar run in the browser and on the server alike.',
    severity: 'error',
    from: { path: '^packages/(contract|engine|avatar)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
];

/** Options both graphs share. */
export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(\\.build|data|coverage)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'browser', 'default', 'types'],
  },
};

/** For the graph without `import type`: the modules that the child's browser loads. */
export const runtimeRules: IForbiddenRuleType[] = [
  {
    name: 'no-zod-in-the-browser',
    comment: 'Schemas are for the server and the tools; the browser takes types only.',
    severity: 'error',
    from: {
      path: '^(apps/(web|desk|grown-ups)/src|packages/(client|player|ui|i18n|engine))/',
      pathNot: `^packages/(client|i18n)/src/build/|${tests}`,
    },
    to: { reachable: true, path: 'node_modules/zod/' },
  },
];

/** For the graph with `import type`: who may import whom. */
export const importRules: IForbiddenRuleType[] = [
  ...arrowRules,
  ...webRules,
  ...floorRules,
  ...serverRules,
  ...generalRules,
];
