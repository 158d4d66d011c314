import type { Right } from '@zar/contract/office/rights/rights'
import { listPayees, type PayeeCase, readPayee } from '@zar/contract/office/risk/payees'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PayeesPage } from '../payees-page.tsx'

export const PAYEES = '/office/payees'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const payeeOf = (more: Partial<PayeeCase> = {}): PayeeCase => ({
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001',
  caseId: '101',
  state: 'waiting',
  isUrgent: false,
  openedAt: inMinutes(-30),
  promiseAt: inMinutes(1_650.5),
  clockAt: inMinutes(1_410),
  owner: null,
  takenBy: null,
  escalation: 0,
  version: 2,
  player: { id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0009', number: 'ZR 198 001', username: 'deniz' },
  amountE5: '250000000',
  method: 'Havale',
  account: 'TR28 •••• 7890',
  isDoubted: false,
  askedAt: inMinutes(-31),
  atEnd: 'bank',
  isClosedLoop: false,
  others: 2,
  paidBefore: 0,
  actions: (['payee.confirm', 'payee.refuse'] as const).map((right) => ({
    right,
    state: 'yes',
    why: null,
  })),
  ...more,
})

/** The screen with this account, chosen, for somebody with these rights. */
export function openPayees(one: PayeeCase, rights: Right[] = ['payee.view', 'case.edit']) {
  server.on(listPayees, [one])
  server.on(readPayee, one)
  const opened = renderScreen(PayeesPage, `${PAYEES}?row=${one.id}`, PAYEES)
  signInStaff(rights)
  return opened
}
