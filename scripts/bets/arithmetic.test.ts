import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { OUTCOMES } from '../../contract/src/betting/outcome.ts'
import type { BetLine } from './bet-line.ts'

const arithmetic = (...flags: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bets/arithmetic.ts', ...flags], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
const linesOf = ({ stdout }: { stdout: string }): BetLine[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const { stdout } = arithmetic('--count', '1000', '--seed', '7')
const lines = linesOf({ stdout })
const legs = lines.flatMap((line) => line.legs)

test('so many lines are printed as are asked for, numbered from 1', () => {
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 1))
})

test('a seed prints the same lines each time, and another seed others', () => {
  expect(arithmetic('--count', '1000', '--seed', '7').stdout).toBe(stdout)
  expect(arithmetic('--count', '1000', '--seed', '8').stdout).not.toBe(stdout)
})

test('a fifth at least are singles and combos, and a fifth systems, some of them with bankers', () => {
  const systems = lines.filter(({ columns }) => columns > 1)
  expect(systems.length).toBeGreaterThanOrEqual(200)
  expect(lines.length - systems.length).toBeGreaterThanOrEqual(200)
  expect(
    systems.filter(({ legs: own }) => own.some(({ banker }) => banker)).length,
  ).toBeGreaterThan(50)
})

test('every outcome comes, and a dead heat alone has a share', () => {
  expect(new Set(legs.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOMES))
  for (const { outcome, share } of legs) {
    expect(share !== undefined).toBe(outcome === 'dead-heat')
  }
})

test('odds are on the ladder and off it, long and short', () => {
  expect(legs.filter(({ odds }) => odds % 10 !== 0).length).toBeGreaterThan(100)
  expect(legs.filter(({ odds }) => odds % 10 === 0).length).toBeGreaterThan(100)
  expect(legs.filter(({ odds }) => odds > 50_000).length).toBeGreaterThan(20)
})

test('every number is whole and below 2⁵³', () => {
  for (const { unit, columns, cost, payout, legs: own } of lines) {
    const numbers = [unit, columns, cost, payout, ...own.map(({ odds }) => odds)]
    expect(numbers.every(Number.isSafeInteger)).toBe(true)
    expect(cost).toBe(unit * columns)
  }
})

test.each([
  [['--count', '0', '--seed', '1'], '--count is a whole number from 1 to 1000000000, not 0.\n'],
  [['--count', '5'], '--seed is a whole number from 0 to 4294967295, not left out.\n'],
  [['--count', '5', '--seed', 'x'], '--seed is a whole number from 0 to 4294967295, not x.\n'],
  [
    ['--count', '5', '--seed', '1', '--odds', '2'],
    'It is called as npm run bets:arithmetic -- --count N --seed S.\n',
  ],
])('flags %j print one sentence and no bet, and end with 2', (flags, sentence) => {
  const { status, stdout: printed, stderr } = arithmetic(...flags)
  expect({ status, printed, stderr }).toEqual({ status: 2, printed: '', stderr: sentence })
})
