import {
  findMatchTargets,
  listStatementLines,
  type MatchTargets,
  type StatementLine,
} from '@zar/contract/office/house/deposit-match'
import { listDeposits } from '@zar/contract/office/house/deposits'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { ECE_ID } from '../../../../testing/office.ts'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { DepositsPage } from '../../deposits-page.tsx'

export const REASON = 'Sum, day and name of the payer are those of the order.'
export const DEPOSIT_ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c77'
export const LINE: StatementLine = {
  id: '12-45',
  bankId: 'B-5512',
  day: '2026-11-21',
  amountE5: '41100000',
  reference: 'HAVALE ECE POLAT',
  by: 'Amir Tan',
  actions: [{ right: 'deposit.match', state: 'second', why: null }],
}
export const PLAYER = { id: ECE_ID, number: 'ZR 204 718 331', username: 'gecekusu' }
const FOUND: MatchTargets = {
  deposits: [
    {
      player: PLAYER,
      isNamed: true,
      id: DEPOSIT_ID,
      number: '884117',
      method: 'Transfer notice',
      state: 'pending',
      at: '2026-11-21T16:20:00.000Z',
      creditsE5: '41100000',
    },
  ],
  players: [],
}
export const proposalOf = (creditsE5: string, deposit: string | null = '884117'): Proposal => ({
  id: '7',
  right: 'deposit.match',
  object: 'statement-line:12-45',
  terms: { kind: 'deposit', id: DEPOSIT_ID },
  facts: { deposit, player: PLAYER.number, username: PLAYER.username, creditsE5 },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
})
export const DONE = { outcome: 'done', proposal: '7', lapsesAt: null } as const

type Given = { rows?: StatementLine[]; waiting?: Proposal[]; rights?: Right[] }
/** The list of lines, for a person with these rights. */
export function openLines({ rows = [LINE], waiting = [], rights = [] }: Given = {}) {
  server.on(listStatementLines, { rows, next: null })
  server.on(findMatchTargets, FOUND)
  server.on(listDeposits, { rows: [], next: null })
  server.on(proposals, waiting)
  const held: Right[] = rights.length > 0 ? rights : ['deposit.view', 'deposit.match']
  return renderScreen(DepositsPage, '/office/deposits?list=lines', '/office/deposits', held)
}
