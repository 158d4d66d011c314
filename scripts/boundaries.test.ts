import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, expect, test } from 'vitest'

const ROOMS = ['contract', 'art', 'betting', 'traces', 'server', 'web', 'arcade', 'feed'].map(
  (room) => `${room}/src`,
)
const root = process.cwd()
const planted = mkdtempSync(path.join(tmpdir(), 'zar-boundaries-'))
afterAll(() => rmSync(planted, { recursive: true, force: true }))

type Violation = { rule: { name: string }; from: string; to: string }
type Cruise = { summary: { totalCruised: number; violations: Violation[] } }

function cruise(folder: string): Cruise {
  const script = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS]
  const done = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return JSON.parse(done.stdout) as Cruise
}

/** Each file breaks the rule it is named under, and the tree holds nothing else. */
const VIOLATIONS: Record<string, Record<string, string>> = {
  'no-cycles': { 'web/src/lib/a.ts': './b.ts', 'web/src/lib/b.ts': './a.ts' },
  'no-orphans': { 'web/src/lib/alone.ts': '' },
  'contract-knows-nobody': { 'contract/src/a.ts': '../../web/src/lib/b.ts' },
  'contract-is-pure': { 'contract/src/b.ts': 'node:fs' },
  'art-knows-nobody': { 'art/src/a.ts': '../../contract/src/b.ts' },
  'art-is-pure': { 'art/src/b.ts': 'node:fs' },
  'betting-knows-the-contract-only': { 'betting/src/a.ts': '../../server/src/main.ts' },
  'betting-is-pure': { 'betting/src/b.ts': 'node:fs' },
  'traces-know-nobody': { 'traces/src/a.ts': '../../server/src/main.ts' },
  'web-knows-the-contract-and-the-art-only': {
    'web/src/lib/c.ts': '../../../server/src/main.ts',
  },
  'server-knows-no-page-and-no-company': {
    'server/src/app/config/config.ts': '../../../../web/src/lib/b.ts',
  },
  'no-program-knows-the-scripts': {
    'server/src/testing/database.ts': '../../../scripts/postgres/embedded.ts',
  },
  'arcade-is-another-company': { 'arcade/src/main.ts': '../../server/src/main.ts' },
  'feed-is-another-company': { 'feed/src/main.ts': '../../server/src/main.ts' },
  'server-looks-only-left-from-db': { 'server/src/db/db.ts': '../platform/http/http.ts' },
  'platform-knows-no-casino': { 'server/src/platform/http/http.ts': '../../hub/hub.ts' },
  'hub-knows-no-casino': { 'server/src/hub/hub.ts': '../modules/ledger/index.ts' },
  'modules-know-no-provider': {
    'server/src/modules/ledger/index.ts': '../../providers/hub88/wire.ts',
  },
  'providers-apart': {
    'server/src/providers/hub88/wire.ts': '../amusnet/wire.ts',
    'server/src/providers/amusnet/wire.ts': '../../db/db.ts',
  },
  'providers-know-no-wiring': { 'server/src/providers/hub88/a.ts': '../../app/config/config.ts' },
  'rules-are-pure': { 'server/src/modules/casino/rules.ts': '../../platform/http/http.ts' },
  'through-the-front-door': { 'server/src/modules/payments/a.ts': '../ledger/post.ts' },
  'through-the-front-door-from-outside': { 'server/src/main.ts': './modules/ledger/post.ts' },
  'games-are-pure': {
    'arcade/src/games/slot.ts': '../supplier-clients/hub88.ts',
    'arcade/src/supplier-clients/hub88.ts': '../main.ts',
  },
  'screens-know-no-slot': {
    'arcade/src/screens/room/chat.ts': '../slot-art/frame.ts',
    'arcade/src/screens/slot-art/frame.ts': '',
  },
  'verifier-runs-in-a-browser': { 'arcade/src/fairness/verifier.ts': 'node:crypto' },
  'player-and-office-apart': { 'web/src/player/lobby/a.ts': '../../office/desk/b.ts' },
  'features-apart': { 'web/src/player/lobby/b.ts': '../cashier/a.ts' },
  'layout-parts-know-no-feature': { 'web/src/player/layout/header/a.ts': '../../cashier/a.ts' },
  'ui-and-lib-know-no-feature': { 'web/src/ui/button.ts': '../player/lobby/a.ts' },
  'tests-help-only-tests': { 'server/src/db/a.ts': '../testing/casino.ts' },
  'declared-dependencies-only': { 'server/src/db/b.ts': 'left-pad' },
  'module-not-declared': { 'server/src/modules/jackpot/a.ts': '../ledger/index.ts' },
  'ledger-uses-only-nothing': { 'server/src/modules/ledger/post.ts': '../casino/index.ts' },
  'protection-uses-only-messages': { 'server/src/modules/protection/a.ts': '../ledger/index.ts' },
  'messages-uses-only-nothing': { 'server/src/modules/messages/a.ts': '../ledger/index.ts' },
  'players-uses-only-ledger-protection-messages-content-audit': {
    'server/src/modules/players/a.ts': '../casino/index.ts',
    'server/src/modules/casino/index.ts': '',
  },
  'casino-uses-only-ledger-protection-messages': {
    'server/src/modules/casino/a.ts': '../payments/index.ts',
    'server/src/modules/payments/index.ts': '',
  },
  'payments-uses-only-ledger-protection-messages-audit-approvals-queues': {
    'server/src/modules/payments/b.ts': '../casino/index.ts',
  },
  'bonuses-uses-only-ledger-protection-messages-casino-segments-queues': {
    'server/src/modules/bonuses/a.ts': '../payments/index.ts',
  },
  'sportsbook-uses-only-ledger-protection-bonuses': {
    'server/src/modules/sportsbook/a.ts': '../casino/index.ts',
  },
  'betting-uses-only-ledger-protection-messages-bonuses-queues': {
    'server/src/modules/betting/a.ts': '../casino/index.ts',
  },
  'fraud-uses-only-payments-ledger-queues-messages-protection': {
    'server/src/modules/fraud/a.ts': '../casino/index.ts',
  },
  'evidence-uses-only-ledger-payments-protection-players-betting-bonuses-messages': {
    'server/src/modules/evidence/a.ts': '../casino/index.ts',
  },
  'suppliers-uses-only-casino-queues-audit': {
    'server/src/modules/suppliers/a.ts': '../ledger/index.ts',
  },
  'support-uses-only-messages-queues': { 'server/src/modules/support/a.ts': '../ledger/index.ts' },
  'screening-uses-only-payments-fraud-queues-audit': {
    'server/src/modules/screening/a.ts': '../casino/index.ts',
  },
  'corrections-uses-only-ledger-messages': {
    'server/src/modules/corrections/a.ts': '../casino/index.ts',
  },
  'content-uses-only-casino-bonuses-audit': {
    'server/src/modules/content/a.ts': '../ledger/index.ts',
  },
  'reports-uses-only-nothing': { 'server/src/modules/reports/a.ts': '../casino/index.ts' },
  'office-uses-only-approvals-audit-queues-ledger-protection-messages-support-players-bonuses-casino-sportsbook-betting-suppliers-fraud-payments-corrections-content-reports-segments-evidence-screening':
    {
      'server/src/modules/office/a.ts': '../jackpot/index.ts',
      'server/src/modules/jackpot/index.ts': '',
    },
  'segments-uses-only-messages-audit': { 'server/src/modules/segments/a.ts': '../ledger/index.ts' },
  'audit-uses-only-nothing': { 'server/src/modules/audit/a.ts': '../ledger/index.ts' },
  'approvals-uses-only-nothing': { 'server/src/modules/approvals/a.ts': '../ledger/index.ts' },
  'queues-uses-only-nothing': { 'server/src/modules/queues/a.ts': '../ledger/index.ts' },
}

const SUPPORT = [
  'scripts/postgres/embedded.ts',
  'web/src/office/desk/b.ts',
  'web/src/player/cashier/a.ts',
  'server/src/testing/test-casino.ts',
]

test('every boundary rule fails on a violation planted for it', () => {
  cpSync('.dependency-cruiser.cjs', path.join(planted, '.dependency-cruiser.cjs'))
  cpSync('tsconfig.base.json', path.join(planted, 'tsconfig.base.json'))
  writeFileSync(path.join(planted, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(root, 'node_modules'), path.join(planted, 'node_modules'))
  const files = [
    ...SUPPORT.map((file) => [file, ''] as const),
    ...Object.values(VIOLATIONS).flatMap((tree) => Object.entries(tree)),
  ]
  for (const [file, imported] of files) {
    const at = path.join(planted, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, imported ? `import '${imported}'\n` : 'export const here = true\n')
  }
  const broken = new Set(cruise(planted).summary.violations.map(({ rule }) => rule.name))
  const require = createRequire(import.meta.url)
  const rules = require('../.dependency-cruiser.cjs').forbidden as { name: string }[]
  expect([...broken].sort()).toEqual(rules.map(({ name }) => name).sort())
  expect(Object.keys(VIOLATIONS).sort()).toEqual(rules.map(({ name }) => name).sort())
})

test('the cruise reads the whole codebase, and finds every boundary kept', {
  timeout: 300_000,
}, () => {
  const { summary } = cruise(root)
  const files = globSync(ROOMS.map((room) => `${room}/**/*.{ts,tsx}`))
  expect(files.length).toBeGreaterThan(60)
  expect(summary.totalCruised).toBeGreaterThanOrEqual(files.length)
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual(
    [],
  )
})
