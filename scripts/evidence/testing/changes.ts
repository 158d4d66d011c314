import { CASH, type Life, limit, movement, ordered, PENDING, step, timeOf } from './life.ts'
import type { Members } from './make.ts'

/** A life whose fact of that kind, and of that payment, is told otherwise. */
export const toldAs =
  (kind: string, members: Members, payment?: string) =>
  (life: Life): Life => {
    const all = [...life.journal, ...life.fairness]
    const fact = all.find((one) => one.kind === kind && (!payment || one.payment === payment))
    if (!fact) throw new Error(`No ${kind}.`)
    Object.assign(fact, members)
    return life
  }
export const lacks =
  (kind: string, member: string, payment?: string) =>
  (life: Life): Life => ({
    ...life,
    journal: life.journal.map((fact) =>
      fact.kind === kind && (!payment || fact.payment === payment)
        ? Object.fromEntries(Object.entries(fact).filter(([name]) => name !== member))
        : fact,
    ),
  })
/** More facts at the end of the journal. */
export const withFacts =
  (...facts: Members[]) =>
  ({ journal, ...life }: Life): Life => ({ ...life, journal: [...journal, ...facts] })
const LARGE = 2_000_000
/** A withdrawal of 20,000.00 that goes on so, and its rows. */
export const withdrawal =
  (...steps: Members[]) =>
  ({ rows, journal, ...life }: Life): Life => ({
    ...life,
    rows: [
      ...rows,
      movement('deposit:d-9', '2', CASH, LARGE, '19:50'),
      movement('withdrawal_reserve:w-9', CASH, PENDING, LARGE, '19:51'),
      ...steps.flatMap(({ kind }) =>
        kind === 'payment.returned'
          ? [movement('withdrawal_return:w-9', PENDING, CASH, LARGE, '19:59')]
          : [],
      ),
    ],
    journal: [
      ...journal,
      ordered('deposit', 'd-9', '19:50', LARGE),
      step('opened', 'd-9', '19:50'),
      step('paid', 'd-9', '19:50'),
      ordered('withdrawal', 'w-9', '19:51', LARGE),
      ...steps,
    ],
  })
export const [A, B] = ['op-00000001', 'op-00000002']
export const by = (...names: string[]) => ({ by: names, code: 'ok' })
export const held = (members: Members = {}) =>
  step('held', 'w-9', '19:51', { by: ['rule'], code: 'amount', clock: timeOf('19:56'), ...members })
export const after = (name: string, clock: string, members: Members) =>
  step(name, 'w-9', clock, members)
export const without =
  (list: 'rows' | 'journal' | 'fairness', ...places: number[]) =>
  (life: Life): Life => ({ ...life, [list]: life[list].filter((_, at) => !places.includes(at)) })
export const swapped =
  (list: 'journal' | 'fairness', one: number) =>
  (life: Life): Life => ({
    ...life,
    [list]: [
      ...life[list].slice(0, one),
      ...life[list].slice(one, one + 2).reverse(),
      ...life[list].slice(one + 2),
    ],
  })
export const TOMORROW = '2026-11-22T19:55:00.000Z'
export const E5 = (lira: number) => `${lira}00000`
export const raised = (members: Members) => ({
  ...limit('19:55', E5(500), E5(2_000), '19:55'),
  ...members,
})
