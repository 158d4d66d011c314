import {
  type BonusRequestCase,
  listBonusRequests,
  readBonusRequest,
} from '@zar/contract/office/offers/bonus-requests'
import type { Right } from '@zar/contract/office/rights/rights'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { RequestsPage } from '../requests-page.tsx'

export const REQUESTS = '/office/bonus-requests'
const RIGHTS = ['bonusask.decide', 'bonus.propose', 'bonus.view'] as const
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const standingOf = (more: Partial<NonNullable<BonusRequestCase['standing']>> = {}) => ({
  caseId: '101',
  state: 'asked',
  isUrgent: false,
  openedAt: inMinutes(-30),
  promiseAt: inMinutes(210.5),
  clockAt: inMinutes(210.5),
  owner: null,
  takenBy: null,
  escalation: 0,
  version: 2,
  ...more,
})

export const requestOf = (more: Partial<BonusRequestCase> = {}): BonusRequestCase => ({
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001',
  state: 'asked',
  player: { id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0009', number: 'ZR 198 001', username: 'deniz' },
  locale: 'en',
  offer: 'Forty rounds',
  askedAt: inMinutes(-30),
  standing: standingOf(),
  offerId: 'nar',
  words: 'I have played for a year.',
  term: null,
  playerState: 'active',
  money: {
    depositsMonthE5: '70000000',
    netMonthE5: '-5000000',
    depositsE5: '250000000',
    netE5: '60000000',
  },
  running: [],
  protection: { isOff: false, points: 0 },
  before: [],
  grantable: [{ id: 'nar', kind: 'free_spins', title: 'Forty rounds', worthE5: '4000000' }],
  proposal: null,
  decided: null,
  actions: RIGHTS.map((right) => ({ right, state: 'yes', why: null })),
  ...more,
})

/** The screen with this request, chosen, for somebody with these rights. */
export function openRequests(one: BonusRequestCase, rights: Right[] = [...RIGHTS]) {
  server.on(listBonusRequests, [one])
  server.on(readBonusRequest, one)
  const opened = renderScreen(RequestsPage, `${REQUESTS}?row=${one.id}`, REQUESTS)
  signInStaff(rights)
  return opened
}
