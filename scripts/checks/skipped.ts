import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Of the last run of Vitest, as its JSON reporter writes it. */
export const REPORT = 'node_modules/.cache/zar/vitest.json'
export const DEEP_GROUP = 'tests that take long or begin at a random seed (npm run test:deep)'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Each reason to skip tests, with the files that have it. */
const REASONS: Record<string, readonly string[]> = {
  'over Redis (no TEST_REDIS_URL)': [
    'arcade/src/rooms/bus/redis-bus.test.ts',
    'server/src/casino-tests/two-processes.test.ts',
    'server/src/platform/bus/bus.test.ts',
    'server/src/platform/rate-limits/limit-calls.test.ts',
    'server/src/platform/rate-limits/throttle.test.ts',
  ],
  'of processes as Linux has them': [
    'scripts/services/leftovers.test.ts',
    'scripts/start/start.test.ts',
  ],
  'of dumps (pg_dump is older than the server, or not there)': ['scripts/backup/backup.test.ts'],
  'of deploy/ (no promtool, systemd, HAProxy or nginx)': [
    'scripts/deploy/deploy.test.ts',
    'scripts/deploy/ha.test.ts',
    'scripts/deploy/prometheus.test.ts',
    'scripts/deploy/wallet-calls.test.ts',
    'scripts/drill-ha/settings.test.ts',
  ],
  'of a database that root starts (not root here)': ['scripts/postgres/recovery.test.ts'],
  'of the verifier in Python (no python3)': [
    'scripts/evidence/python.test.ts',
    'scripts/verifier/rooms.test.ts',
  ],
  'beside the specification and the seasons (no ../shared)': [
    'scripts/conformance.test.ts',
    'scripts/evidence/reference.test.ts',
    'web/src/player/evidence/check/verify-page.test.tsx',
    'scripts/feed-import/feed-import.test.ts',
    'scripts/money-paths.test.ts',
  ],
}

/** Why the file may skip tests; undefined where it may not. */
export const reasonOf = (file: string): string | undefined =>
  Object.keys(REASONS).find((reason) => REASONS[reason]?.includes(file))

/** What was skipped, grouped by reason. Throws if a test was skipped for none of the known reasons. */
export function skippedGroups(): string[] {
  const counts = new Map<string, number>()
  for (const { name, assertionResults } of readReport().testResults) {
    const file = path.relative('.', name)
    for (const { status, fullName } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue
      const reason = reasonOf(file)
      if (!reason) throw new Error(`${file} skips "${fullName}" for no reason that is listed.`)
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
  }
  return [...counts].map(([reason, count]) => `${count} tests ${reason}`)
}

/** The files of which a test, or what prepares their tests, failed. */
export const failedFiles = (): string[] =>
  readReport()
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative('.', name))

export function countTests(): string {
  const { numPassedTests, numFailedTests } = readReport()
  return `Units: ${numPassedTests} passed, ${numFailedTests} failed`
}

const readReport = (): Report => JSON.parse(readFileSync(REPORT, 'utf8')) as Report
