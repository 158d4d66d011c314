import { readFileSync } from 'node:fs'
import { ALARM_NAMES } from '@zar/contract/office/desk/alarms'
import { expect, test } from 'vitest'
import { BOOK_GAUGES } from '../../../../app/tell-metrics.ts'
import { RULES, type Rule, type Told, wrongBy } from './rules.ts'

const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
const secondsOf = (text = '0s') =>
  Number.parseInt(text, 10) * ({ s: 1, m: 60, h: 3_600 }[text.at(-1) ?? 's'] ?? 1)

test('each rule is the one of the same name that Prometheus has: figures, severity and time', () => {
  expect(RULES.map(({ name }) => name)).toEqual([...ALARM_NAMES])
  for (const { name, isCritical, forSeconds, when } of RULES) {
    const [, body = ''] = alerts.split(`- alert: ${name}\n`)
    const [text = ''] = body.split('- alert:')
    expect(text, name).toContain(`severity: ${isCritical ? 'page' : 'ticket'}`)
    expect(secondsOf(/for: (\w+)/.exec(text)?.[1]), name).toBe(forSeconds)
    for (const { figure } of when) expect(text, name).toContain(figure)
  }
})

test('each figure of a rule is told by a statement of the metrics', () => {
  const told = new Set(
    BOOK_GAUGES.flatMap(({ figures }) => Object.values(figures).map(({ name }) => name)),
  )
  const needed = RULES.flatMap(({ when }) => when.map(({ figure }) => figure))
  expect(needed.filter((figure) => !told.has(figure))).toEqual([])
})

const ruleOf = (name: string) => RULES.find((rule) => rule.name === name) as Rule
const figures = (all: Record<string, Told[]>) => new Map(Object.entries(all))
const one = (value: number, labels = {}): Told[] => [{ value, labels }]

test('what is wrong is told by what it is about, with the worst figure', () => {
  const z = 'zar_rtp_z'
  const games = [5, -6, 1].map((value, at) => ({ value, labels: { game: `game${at}` } }))
  expect(wrongBy(ruleOf('ReturnOutOfBand'), figures({ [z]: games }))).toEqual(
    new Map([
      ['game0', 5],
      ['game1', -6],
    ]),
  )
})

test('a share is of all calls of a supplier, and of few calls nothing is said', () => {
  const calls = (failed: number, all: number) =>
    figures({
      zar_supplier_calls_failed: [
        { value: failed, labels: { provider: 'hub88', method: 'bet' } },
        { value: 0, labels: { provider: 'hub88', method: 'win' } },
      ],
      zar_supplier_calls: one(all, { provider: 'hub88' }),
    })
  const rule = ruleOf('WalletCallsFail')
  expect(wrongBy(rule, calls(2, 200))).toEqual(new Map([['hub88', 0.01]]))
  expect(wrongBy(rule, calls(1, 200))?.size).toBe(0)
  expect(wrongBy(rule, calls(50, 100))?.size).toBe(0)
})

test('while the clocks are stopped none is late, and what is not known changes nothing', () => {
  const rule = ruleOf('ReviewClockLate')
  const told = (late: number, stopped: number) =>
    figures({
      zar_withdrawals_past_clock: one(late),
      zar_withdrawal_clocks_stopped: one(stopped),
    })
  expect(wrongBy(rule, told(2, 0))).toEqual(new Map([['', 2]]))
  expect(wrongBy(rule, told(2, 1))?.size).toBe(0)
  expect(wrongBy(rule, figures({ zar_withdrawals_past_clock: one(2) }))).toBeUndefined()
})
