import { E5 } from '@zar/contract/money'
import { expect } from 'vitest'
import { openBonusFixture } from '../../../testing/bonuses/bonus-fixture.ts'
import { betOf, type Guest, type Members, openDigitainSportWire, type Reply } from './open-wire.ts'

/** What the free bet that can be claimed is worth, in liras. */
export const WORTH = 20
const START = new Date('2026-03-01T12:00:00Z')

export const codeOf = ({ ResponseCode }: Reply) => ResponseCode
const codesOf = ({ Items }: Reply) => (Items as Reply[]).map(codeOf)

export type FreeBetTable = Awaited<ReturnType<typeof openFreeBetTable>>

/** A casino that gives free bets, and the partner's half of the wire that they are placed over. */
export async function openFreeBetTable() {
  const fixture = await openBonusFixture({ takesFreeBets: true })
  const { casino } = fixture
  const wire = await openDigitainSportWire(casino)
  const bet = (members: Members) => wire.call('CreditBet', members)

  return {
    fixture,
    casino,
    wire,
    bet,
    cash: async ({ playerId }: Guest) => Number(await casino.cashE5(playerId)) / Number(E5),
    pay: async (...Items: Members[]) => codesOf(await wire.call('DebitByBatch', { Items })),
    giveBack: async ({ OrderNumber, TransactionId }: Members) =>
      codesOf(await wire.call('RollBackByBatch', { Items: [{ OrderNumber, TransactionId }] })),
    told: async ({ playerId, token }: Guest) =>
      (await wire.call('GetBalance', { Token: token, ClientId: playerId, CurrencyId: 'TRY' }))
        .AvailableBalance,
    /** A visitor of the partner's page with a free bet of theirs and this much cash. */
    async gifted(cashLiras = 0n): Promise<Guest> {
      const guest = await wire.guest(cashLiras)
      expect(await fixture.claim(guest.playerId, 'free-bet')).toMatchObject({ success: true })
      return guest
    },
    async placed(guest: Guest, amount = WORTH): Promise<Members> {
      const members = betOf(guest, amount)
      expect(await bet(members)).toMatchObject({ ResponseCode: 0 })
      return members
    },
    async freeBet({ playerId }: Guest) {
      const { bonuses } = await fixture.mine(playerId)
      const card = bonuses.find(({ kind }) => kind === 'free_bet')
      if (!card) throw new Error('no free bet')
      return card
    },
    /** After each test: the ledger is whole, and it is the morning of the same day again. */
    async check(): Promise<void> {
      casino.clock.set(START)
      expect(await casino.sumOfBooks()).toBe(0n)
      expect(await fixture.findings()).toEqual([])
    },
    async close(): Promise<void> {
      await wire.close()
      await fixture.close()
    },
  }
}
