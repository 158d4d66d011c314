import type { Right } from '@zar/contract/office/rights/rights'
import {
  type AlertCase,
  type AlertRow,
  listAlerts,
  readAlert,
} from '@zar/contract/office/risk/alerts'
import type { Action } from '@zar/contract/office/staff'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { RiskPage } from '../risk-page.tsx'

export const RISK = '/office/risk'
export const playerOf = (at: number) => ({
  id: `5b0e9c5${at}-4a4c-4a44-9a52-5c1a4b1f000${at}`,
  number: `ZR 198 00${at}`,
  username: `player${at}`,
})
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString()

export const alertOf = (at: number, more: Partial<AlertRow> = {}): AlertRow => ({
  id: `${at}`,
  caseId: `${at + 100}`,
  state: 'open',
  isUrgent: false,
  openedAt: inMinutes(-30),
  promiseAt: inMinutes(90.5),
  clockAt: null,
  owner: null,
  takenBy: null,
  escalation: 0,
  version: 2,
  rule: 'structuring',
  player: playerOf(at),
  score: 78,
  reasons: [
    { code: 'deposits_under_line', seen: '3', bound: '3' },
    { code: 'deposits_together', seen: '5400000000', bound: '2000000000' },
  ],
  at: inMinutes(-40),
  risk: null,
  ...more,
})

export const actionsOf = (states: Partial<Record<Right, Action['state']>>): Action[] =>
  Object.entries(states).map(([right, state]) => ({
    right: right as Right,
    state,
    why: state === 'refused' ? 'no_right' : null,
  }))

export const caseOf = (row: AlertRow, more: Partial<AlertCase> = {}): AlertCase => ({
  ...row,
  scoreNow: {
    score: 61,
    reasons: [{ factor: 'linked_fact', x: 1, seen: '1' }],
  },
  group: {
    facts: 1,
    members: [1, 2].map((at) => ({
      ...playerOf(at),
      state: 'active',
      score: at === 1 ? 78 : null,
      depositedE5: '1520000000',
      withdrawnE5: '760000000',
      weight: 3.5,
    })),
    pairs: [
      {
        one: playerOf(1).id,
        other: playerOf(2).id,
        kinds: ['payout', 'sign_up'],
        weight: 3.5,
        isFact: true,
      },
    ],
  },
  earlier: [],
  actions: actionsOf({
    'alert.decide': 'yes',
    'case.edit': 'yes',
    'case.view': 'yes',
    'score.view': 'yes',
    'marker.view': 'yes',
    'link.clear': 'yes',
  }),
  ...more,
})

export const pageOf = (rows: AlertRow[]) => ({
  rows,
  next: null,
  counts: [{ rule: 'structuring' as const, waiting: rows.length }],
})

/** The desk with these alerts, each read by the one that the address names last. */
export function openRisk(cases: AlertCase[], path = RISK, prepare = () => {}) {
  server.on(listAlerts, pageOf(cases))
  server.on(readAlert, () => {
    const id = new URLSearchParams(location.search).get('row')
    return cases.find((one) => one.id === id) ?? (cases[0] as AlertCase)
  })
  prepare()
  return renderScreen(RiskPage, path, RISK)
}
