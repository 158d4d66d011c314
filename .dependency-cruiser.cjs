/** Who may import whom. Each rule says what its room must NOT reach. docs/ARCHITECTURE.md says why. */
const MODULES = 'server/src/modules'
/** The one way into a module. */
const DOOR = `^${MODULES}/[^/]+/index\\.ts$`
/** What only Node has. */
const NODE = '^(node:)?(assert|buffer|crypto|fs|http|net|os|path|stream|timers|url|util)(/|$)'

/** The only imports between modules that exist. Add a line here, with a reason, before adding one. */
const MODULE_MAY_USE = {
  ledger: [],
  // A limit that changed and a break that began are told of.
  protection: ['messages'],
  messages: [],
  // An answer is told of; what was written waits in a queue of the office.
  support: ['messages', 'queues'],
  // A new player gets accounts, and the demo player money; codes and changes are told of; a text of law is accepted.
  // That a copy of their data was downloaded by a link is in the audit log.
  players: ['ledger', 'protection', 'messages', 'content', 'audit'],
  // A bonus moves money and is told of; free rounds are asked of the games' suppliers; an offer may be for a segment;
  // a request for one waits in a queue.
  bonuses: ['ledger', 'protection', 'messages', 'casino', 'segments', 'queues'],
  // A bet moves money and passes the stake gate; a jackpot is told of.
  casino: ['ledger', 'protection', 'messages'],
  // A bet at a partner moves money, passes the stake gate, and can be a free bet.
  sportsbook: ['ledger', 'protection', 'bonuses'],
  // A bet moves money, passes the stake gate and is told of.
  betting: ['ledger', 'protection', 'messages', 'bonuses', 'queues'],
  // A supplier's list is compared with what the wallet took; what differs waits in a queue with a clock.
  suppliers: ['casino', 'queues', 'audit'],
  // Whoever shares a payout account is linked; a transfer's key is the ledger's. An alert waits in a queue, and
  // who is harmed by play is told and reminded.
  fraud: ['payments', 'ledger', 'queues', 'messages', 'protection'],
  // A deposit moves money and is told of; what the clock decides is in the audit log, what takes two people waits,
  // and an account that is new waits in a queue.
  payments: ['ledger', 'protection', 'messages', 'audit', 'approvals', 'queues'],
  // A match holds what a player is paid, opens a case of money laundering, waits in its queue, and is in the audit log.
  screening: ['payments', 'fraud', 'queues', 'audit'],
  // A correction moves money and is told of.
  corrections: ['ledger', 'messages'],
  // The bootstrap carries the categories of games; a promotion is shown while its offer is open; what the clock
  // publishes is in the audit log.
  content: ['casino', 'bonuses', 'audit'],
  audit: [],
  // What a player may see of each module's deeds is written into the journal, and given in a file.
  evidence: ['ledger', 'payments', 'protection', 'players', 'betting', 'bonuses', 'messages'],
  // Any module keeps what waits for a second person.
  approvals: [],
  // Any module puts its cases into a queue.
  queues: [],
  // Figures are read from the roll-ups and from the transfers behind them.
  reports: [],
  // A campaign tells players, and its end is in the audit log.
  segments: ['messages', 'audit'],
  // The back office reads and decides what the modules hold, and writes down who did it.
  office: [
    'approvals',
    'audit',
    'queues',
    'ledger',
    'protection',
    'messages',
    'support',
    'players',
    'bonuses',
    'casino',
    'sportsbook',
    'betting',
    'suppliers',
    'fraud',
    'payments',
    'corrections',
    'content',
    'reports',
    'segments',
    'evidence',
    'screening',
  ],
}

const betweenModules = Object.entries(MODULE_MAY_USE).map(([name, uses]) => ({
  name: `${name}-uses-only-${uses.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${MODULES}/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^${MODULES}/`, pathNot: `^${MODULES}/(${[name, ...uses].join('|')})/` },
}))

/** A module that is not listed above may use no other module: forgetting the list fails closed. */
const undeclared = {
  name: 'module-not-declared',
  severity: 'error',
  from: {
    path: `^${MODULES}/([^/]+)/`,
    pathNot: `^${MODULES}/(${Object.keys(MODULE_MAY_USE).join('|')})/`,
  },
  to: { path: `^${MODULES}/`, pathNot: `^${MODULES}/$1/` },
}

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: '(\\.test\\.tsx?|main\\.tsx?|\\.config\\.ts|testing/.*|\\.d\\.ts)$',
      },
      {},
    ),
    forbid(
      'contract-knows-nobody',
      { path: '^contract/' },
      { path: '^(art|betting|traces|server|web|arcade|feed)/' },
    ),
    forbid(
      'contract-is-pure',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'art-knows-nobody',
      { path: '^art/' },
      { path: '^(contract|betting|traces|server|web|arcade|feed)/' },
    ),
    forbid(
      'betting-knows-the-contract-only',
      { path: '^betting/' },
      { path: '^(art|traces|server|web|arcade|feed)/' },
    ),
    forbid(
      'betting-is-pure',
      { path: '^betting/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core', 'npm'] },
    ),
    forbid(
      'art-is-pure',
      { path: '^art/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core', 'npm'] },
    ),
    forbid(
      'traces-know-nobody',
      { path: '^traces/' },
      { path: '^(contract|art|betting|server|web|arcade|feed)/' },
    ),
    forbid(
      'web-knows-the-contract-and-the-art-only',
      { path: '^web/' },
      { path: '^(betting|traces|server|arcade|feed)/' },
    ),
    forbid(
      'server-knows-no-page-and-no-company',
      { path: '^server/' },
      { path: '^(web|arcade|feed)/' },
    ),
    // What starts and tests the programs may import them.
    forbid(
      'no-program-knows-the-scripts',
      { path: '^(contract|art|betting|traces|server|web|arcade|feed)/' },
      { path: '^(scripts|bench|e2e)/' },
    ),
    forbid(
      'arcade-is-another-company',
      { path: '^arcade/' },
      // The format of evidence is public: whoever makes or checks some has it.
      {
        path: '^(contract|betting|server|web|feed)/',
        pathNot: '^contract/src/evidence/(?!site/)',
      },
    ),
    forbid(
      'feed-is-another-company',
      { path: '^feed/' },
      { path: '^(contract|art|traces|server|web|arcade)/' },
    ),
    forbid(
      'server-looks-only-left-from-db',
      { path: '^server/src/db/' },
      { path: '^server/src/(platform|hub|modules|providers|app|jobs|main)' },
    ),
    forbid(
      'platform-knows-no-casino',
      { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(hub|modules|providers|app|jobs|main)' },
    ),
    forbid(
      'hub-knows-no-casino',
      { path: '^server/src/hub/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(modules|providers|app|jobs|main)' },
    ),
    forbid(
      'modules-know-no-provider',
      { path: `^${MODULES}/`, pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(providers|app|jobs|main)' },
    ),
    forbid(
      'providers-know-no-wiring',
      { path: '^server/src/providers/', pathNot: '(\\.test\\.ts$|/testing/)' },
      { path: '^server/src/(app|jobs|main)' },
    ),
    forbid(
      'providers-apart',
      { path: '^server/src/providers/([^/]+)/', pathNot: '/testing/' },
      { path: '^server/src/providers/[^/]+/', pathNot: '^server/src/providers/($1|testing)/' },
    ),
    forbid(
      'rules-are-pure',
      { path: '^server/.*/(rules|stake-gate)\\.ts$' },
      { path: '^server/src/(platform|hub|providers)/|/index\\.ts$' },
    ),
    forbid(
      'through-the-front-door',
      { path: `^${MODULES}/([^/]+)/` },
      { path: `^${MODULES}/([^/]+)/`, pathNot: [`^${MODULES}/$1/`, DOOR] },
    ),
    forbid(
      'through-the-front-door-from-outside',
      { path: '^server/src/(?!modules/|testing/)', pathNot: '\\.test\\.ts$' },
      { path: `^${MODULES}/[^/]+/`, pathNot: DOOR },
    ),
    forbid(
      'games-are-pure',
      {
        path: '^arcade/src/games/',
        pathNot: '\\.test\\.ts$|^arcade/src/games/(slot/)?[^/]+/screen/',
      },
      {
        path: `^arcade/src/(supplier-clients|store|screens|bank|main|app)|^arcade/src/games/(slot/)?[^/]+/screen/|${NODE}`,
      },
    ),
    // What the machines share comes as one file with its sheets: no other page may fetch it.
    forbid(
      'screens-know-no-slot',
      { path: '^arcade/src/screens/(kit|room|game)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^arcade/src/screens/slot(-art)?/' },
    ),
    forbid(
      'verifier-runs-in-a-browser',
      { path: '^arcade/src/fairness/verifier\\.ts$' },
      { path: NODE, reachable: true },
    ),
    forbid(
      'player-and-office-apart',
      { path: '^web/src/(player|office)/' },
      { path: '^web/src/(player|office)/', pathNot: '^web/src/$1/' },
    ),
    // A page of a feature composes several, as do the home page and the layout. What all screens of the
    // office are made of is in its parts.
    forbid(
      'features-apart',
      {
        path: '^web/src/(player|office)/(?!layout/)([^/]+)/',
        pathNot: '^web/src/player/home/|-page\\.tsx$',
      },
      { path: '^web/src/$1/([^/]+)/', pathNot: '^web/src/($1/$2|office/parts)/' },
    ),
    forbid(
      'layout-parts-know-no-feature',
      { path: '^web/src/(player|office)/layout/[^/]+/' },
      { path: '^web/src/$1/(?!layout/)[^/]+/', pathNot: '^web/src/office/parts/' },
    ),
    forbid(
      'ui-and-lib-know-no-feature',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(player|office)/' },
    ),
    forbid(
      'tests-help-only-tests',
      { pathNot: '(\\.test\\.tsx?|/testing/.*|\\.config\\.ts)$' },
      { path: '/testing/' },
    ),
    forbid('declared-dependencies-only', {}, { dependencyTypes: ['npm-no-pkg', 'unknown'] }),
    ...betweenModules,
    undeclared,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
