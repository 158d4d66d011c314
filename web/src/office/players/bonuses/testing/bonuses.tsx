import { listGrantable, playerFreeRounds } from '@zar/contract/office/offers/grants'
import { type PlayerBonus, playerBonuses } from '@zar/contract/office/player-tabs'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { Bonuses } from '../bonuses.tsx'

export const PLAYER = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c22'
export const BONUS = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c33'
export const ROUNDS = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c44'
export const WHY = 'The rounds of Saturday broke off.'
const may = (...rights: Right[]) =>
  rights.map((right) => ({ right, state: 'yes' as const, why: null }))
const bonus: PlayerBonus = {
  id: BONUS,
  title: 'Half again',
  status: 'active',
  amountE5: '50000000',
  balanceE5: '42000000',
  toWagerE5: '500000000',
  wageredE5: '100000000',
  claimedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  endedAt: null,
}
const here = { isHere: true, needsSecond: false, refusal: undefined }

const Screen = () => <Bonuses id={PLAYER} offers={() => here} />

export function openBonuses(some: Proposal[] = [], row = BONUS) {
  server.on(proposals, some)
  server.on(playerBonuses, { rows: [bonus], next: null })
  server.on(listGrantable, {
    rows: [{ id: 'nar-rounds', kind: 'free_spins', title: 'Nar', worthE5: '4000000' }],
    actions: may('bonus.propose', 'bonus.approve', 'bonus.cancel', 'bonus.extend'),
  })
  server.on(playerFreeRounds, {
    rows: [
      {
        id: ROUNDS,
        title: 'Ten of Nar',
        game: 'Nar',
        status: 'ready',
        rounds: 10,
        played: 4,
        stakeE5: '200000',
        wonE5: '300000',
        claimedAt: bonus.claimedAt,
        expiresAt: bonus.claimedAt,
        endedAt: null,
      },
    ],
    actions: may('freeround.cancel'),
  })
  return renderScreen(Screen, `/office/players/x?row=${row}`, '/office/players/:id')
}
