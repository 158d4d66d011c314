import type { Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import {
  listWithdrawals,
  readWithdrawal,
  releaseWithdrawal,
  takeWithdrawal,
  type WithdrawalCase,
  type WithdrawalRow,
} from '@zar/contract/office/withdrawals/withdrawals'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { WithdrawalsPage } from '../withdrawals-page.tsx'

export const LIST = '/office/withdrawals'
export const idOf = (at: number): string => `5b0e9c5${at}-4a4c-4a44-9a52-5c1a4b1f000${at}`
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString()

export const rowOf = (at: number, more: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  id: idOf(at),
  version: at,
  player: { id: idOf(9), number: 'ZR 198 004', username: `player${at}` },
  amountE5: '1850000000',
  method: 'Transfer',
  state: 'held',
  hold: 'amount',
  why: 'A person looks at withdrawals above ₺5.000.',
  askedAt: inMinutes(-10),
  promiseAt: inMinutes(4.5),
  clockAt: inMinutes(90.5),
  atEnd: 'paid',
  firstApprover: null,
  isFirstOwn: false,
  needsConsent: false,
  consentedBy: null,
  waiting: [],
  canGoTogether: false,
  owner: null,
  ...more,
})

type States = Partial<Record<Right, Action['state']>>

const ALL: States = {
  'withdrawal.approve': 'yes',
  'withdrawal.reject_fact': 'yes',
  'withdrawal.reject_judged': 'second',
  'withdrawal.extend': 'second',
  'withdrawal.take': 'yes',
}

export const caseOf = (
  row: WithdrawalRow,
  states: States = {},
  more: Partial<WithdrawalCase> = {},
): WithdrawalCase => ({
  ...row,
  account: 'TR33 •••• 1326',
  facts: [{ text: 'The sum is ₺18.500,00; the bound is ₺5.000,00.', isOver: true }],
  hoursLeft: 72,
  steps: [
    {
      at: row.askedAt,
      step: 'ordered',
      reason: null,
      by: null,
      first: null,
      note: null,
      clockAt: null,
    },
  ],
  actions: Object.entries({ ...ALL, ...states }).map(([right, state]) => ({
    right: right as Right,
    state,
    why: state === 'refused' ? 'no_right' : null,
  })),
  ...more,
})

export const pageOf = (rows: WithdrawalRow[]) => ({
  rows,
  next: null,
  count: rows.length,
  stopped: null,
  sumE5: `${rows.reduce((sum, { amountE5 }) => sum + BigInt(amountE5), 0n)}`,
})

/** The queue with these cases, each read by the one that the address names last. */
export function openQueue(cases: WithdrawalCase[], path = LIST, prepare = () => {}) {
  server.on(takeWithdrawal, { until: inMinutes(5) })
  server.on(releaseWithdrawal, null)
  server.on(listWithdrawals, pageOf(cases))
  server.on(readWithdrawal, () => {
    const id = new URLSearchParams(location.search).get('row')
    return cases.find((one) => one.id === id) ?? (cases[0] as WithdrawalCase)
  })
  prepare()
  return renderScreen(WithdrawalsPage, path, LIST)
}
