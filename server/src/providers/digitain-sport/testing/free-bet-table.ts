import { E5 } from '@zar/contract/money'
import { expect } from 'vitest'
import { openBonusDesk } from '../../../testing/bonus-desk.ts'
import { betOf, type Guest, type Heard, type Members, openDigitainSportWire } from './open-wire.ts'

/** What the free bet that can be claimed is worth, in liras. */
export const WORTH = 20
const START = new Date('2026-03-01T12:00:00Z')

export const codeOf = ({ ResponseCode }: Heard) => ResponseCode
const codesOf = ({ Items }: Heard) => (Items as Heard[]).map(codeOf)

export type FreeBetTable = Awaited<ReturnType<typeof openFreeBetTable>>

/** A house that gives free bets, and the partner's half of the wire that they are placed over. */
export async function openFreeBetTable() {
  const desk = await openBonusDesk({ takesFreeBets: true })
  const { house } = desk
  const wire = await openDigitainSportWire(house)
  const bet = (members: Members) => wire.call('CreditBet', members)

  return {
    ...{ desk, house, wire, bet },
    cash: async ({ playerId }: Guest) => Number(await house.cashE5(playerId)) / Number(E5),
    pay: async (...Items: Members[]) => codesOf(await wire.call('DebitByBatch', { Items })),
    giveBack: async ({ OrderNumber, TransactionId }: Members) =>
      codesOf(await wire.call('RollBackByBatch', { Items: [{ OrderNumber, TransactionId }] })),
    told: async ({ playerId, token }: Guest) =>
      (await wire.call('GetBalance', { Token: token, ClientId: playerId, CurrencyId: 'TRY' }))
        .AvailableBalance,
    /** A visitor of the partner's page with a free bet of theirs and this much cash. */
    async gifted(cashLiras = 0n): Promise<Guest> {
      const guest = await wire.guest(cashLiras)
      expect(await desk.claim(guest.playerId, 'free-bet')).toMatchObject({ success: true })
      return guest
    },
    async placed(guest: Guest, amount = WORTH): Promise<Members> {
      const members = betOf(guest, amount)
      expect(await bet(members)).toMatchObject({ ResponseCode: 0 })
      return members
    },
    async freeBet({ playerId }: Guest) {
      const { bonuses } = await desk.mine(playerId)
      const card = bonuses.find(({ kind }) => kind === 'free_bet')
      if (!card) throw new Error('no free bet')
      return card
    },
    /** After each test: the books are whole, and it is the morning of the same day again. */
    async check(): Promise<void> {
      house.clock.set(START)
      expect(await house.sumOfBooks()).toBe(0n)
      expect(await desk.findings()).toEqual([])
    },
    async close(): Promise<void> {
      await wire.close()
      await desk.close()
    },
  }
}
