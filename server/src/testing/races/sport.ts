import { E5 } from '@zar/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  betOf,
  type DigitainSportWire,
  type Guest,
  type Members,
  nextId,
  openDigitainSportWire,
  payoutOf,
  type Reply,
} from '../../providers/digitain-sport/testing/open-wire.ts'
import { type BonusFixture, openBonusFixture } from '../bonuses/bonus-fixture.ts'
import { atOnce, expectAll, expectOne, race } from './at-once.ts'

const [DONE, DONE_BEFORE, GIVEN_BACK] = [0, 46, 58]
const MONEY_BACK = 5

/** What a partner’s sportsbook gives back: a stake, a free bet, money back for a bet. */
export function raceSport(rounds: number): void {
  describe('the sportsbook', () => {
    let fixture: BonusFixture
    /** Two processes on one database. */
    let wires: [DigitainSportWire, DigitainSportWire]
    beforeAll(async () => {
      fixture = await openBonusFixture({ takesFreeBets: true })
      wires = [
        await openDigitainSportWire(fixture.casino),
        await openDigitainSportWire(fixture.casino),
      ]
    })
    afterAll(async () => {
      expect(await fixture.findings()).toEqual([])
      for (const wire of wires) await wire.close()
      await fixture.close()
    })

    const wireOf = (caller: number) => wires[caller % 2] ?? wires[0]
    const codeOf = ({ Items }: Reply) => (Items as Reply[])[0]?.ResponseCode
    const giveBack = async (caller: number, OrderNumber: unknown, TransactionId: unknown) =>
      codeOf(
        await wireOf(caller).call('RollBackByBatch', { Items: [{ OrderNumber, TransactionId }] }),
      )
    const pay = async (caller: number, item: Members) =>
      codeOf(await wireOf(caller).call('DebitByBatch', { Items: [item] }))
    async function placed(guest: Guest, amount: number): Promise<Members> {
      const members = betOf(guest, amount)
      expect(await wireOf(0).call('CreditBet', members)).toMatchObject({ ResponseCode: 0 })
      return members
    }
    async function expectCash({ playerId }: Guest, liras: bigint): Promise<void> {
      expect(await fixture.casino.cashE5(playerId)).toBe(liras * E5)
      expect(await fixture.casino.sumOfBooks()).toBe(0n)
    }

    test.each([
      ['one id', (bet: Members) => bet.TransactionId],
      ['ten ids', () => nextId()],
    ])(
      'a stake that ten give back under %s at once is back once; nine hear that it is',
      (_, idOf) =>
        race(rounds, async () => {
          const guest = await wireOf(0).guest(100n)
          const bet = await placed(guest, 30)
          await expectCash(guest, 70n)
          const said = await atOnce((caller) => giveBack(caller, bet.OrderNumber, idOf(bet)))
          expectOne(said, DONE, GIVEN_BACK)
          await expectCash(guest, 100n)
        }),
    )

    test.each([
      ['one id', (bet: Members) => bet.TransactionId],
      ['ten ids', () => nextId()],
    ])('BON-03: a free bet that ten give back under %s at once can be used once more', (_, idOf) =>
      race(rounds, async () => {
        const guest = await wireOf(0).guest(5n)
        await fixture.claim(guest.playerId, 'free-bet')
        const bet = await placed(guest, 20)
        const said = await atOnce((caller) => giveBack(caller, bet.OrderNumber, idOf(bet)))
        expectOne(said, DONE, GIVEN_BACK)
        await expectCash(guest, 5n)
        expect(await fixture.bonus(guest.playerId)).toMatchObject({ status: 'active', balance: 20 })
      }),
    )

    test('money back for a bet: ten with one id pay it once, and ten of ten ids each once', () =>
      race(rounds, async () => {
        const guest = await wireOf(0).guest(100n)
        const bet = await placed(guest, 30)
        const back = () => payoutOf(bet, guest, 10, { TransactionTypeId: MONEY_BACK })
        const one = back()
        expectOne(await atOnce((caller) => pay(caller, one)), DONE, DONE_BEFORE)
        await expectCash(guest, 80n)
        const ten = await atOnce(async () => back())
        const said = await atOnce((caller) => pay(caller, ten[caller] as Members))
        expectAll(said, DONE)
        await expectCash(guest, 180n)
      }))
  })
}
