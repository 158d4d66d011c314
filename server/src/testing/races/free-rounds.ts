import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  E5,
  type FreeRoundsFixture,
  OFFER,
  openFreeRoundsFixture,
} from '../../modules/bonuses/free-rounds/testing/fixture.ts'
import { freeRoundsRoutes, freeRoundsTasks, giveUpFreeRounds } from '../../modules/bonuses/index.ts'
import { atOnce, codeOf, expectAll, expectOne, race } from './at-once.ts'
import { openRacedFixture, type RacedFixture } from './two-processes.ts'

const STAKE_E5 = 2n * E5
const WON_E5 = 5n * E5

/** Whoever asks the supplier asks for everybody’s, so these races are run one after the other. */
const inTurn = (rounds: number, play: () => Promise<void>) => race(rounds, play, 1)

/**
 * Free rounds of a supplier’s. What they win comes as wins, each under an id of its own: under ten ids
 * there are ten, as the supplier says, and each is paid once.
 */
export function raceFreeRounds(rounds: number): void {
  describe('free rounds', () => {
    let fixture: FreeRoundsFixture
    let raced: RacedFixture<FreeRoundsFixture['deps']>
    beforeAll(async () => {
      fixture = await openFreeRoundsFixture()
      raced = openRacedFixture(fixture, freeRoundsRoutes)
    })
    afterAll(() => raced.close())

    async function post(caller: number, path: string, playerId: string, id: string) {
      const answer = await raced.ask(caller, {
        method: 'POST',
        url: `/api/bonus/${path}`,
        payload: { id },
        headers: { locale: 'tr', authorization: `Bearer ${playerId}` },
      })
      const { success, message } = answer.json()
      return { status: answer.statusCode, success, message }
    }
    const heard = (message: string) => ({ status: 200, success: true, message })
    const asked = (word: string, id: string) =>
      fixture.supplier.calls.filter((call) => call.startsWith(`${word} ${id}`))
    async function expectCash(playerId: string, cashE5: bigint): Promise<void> {
      expect(await fixture.casino.cashE5(playerId)).toBe(cashE5)
      expect(await fixture.casino.sumOfBooks()).toBe(0n)
    }

    test('BON-04: free rounds that ten claim at once, and ten ask the supplier for, are ordered once', () =>
      inTurn(rounds, async () => {
        const playerId = await fixture.casino.player()
        const said = await atOnce((caller) => post(caller, 'claimfreerounds', playerId, OFFER))
        expectAll(said, heard('Bedava turların hazırlanıyor. Hazır olunca haber veririz.'))
        const { id } = await fixture.card(playerId)
        await atOnce(async (caller) => {
          await freeRoundsTasks(raced.depsOf(caller)).ask_free_rounds?.({ id })
        })
        expect(await fixture.card(playerId)).toMatchObject({ status: 'ready', left: 3 })
        expect(asked('award', id)).toHaveLength(1)
        await expectCash(playerId, 0n)
      }))

    test('the prize of a free round is paid once to ten callers with one id, and once for each of ten ids', () =>
      inTurn(rounds, async () => {
        const { bet, win, reward, playerId } = await fixture.ready()
        const own = { reward, roundId: randomUUID() }
        const staked = bet(STAKE_E5, { ...own, movesCash: false })
        await raced.laneOf(0).post(staked)
        const prize = win(staked, WON_E5, own)
        const same = await atOnce((caller) => raced.laneOf(caller).post(prize))
        for (const one of same) expect(one).toMatchObject({ outcome: 'ok', balanceE5: WON_E5 })
        await expectCash(playerId, WON_E5)
        const ten = await atOnce((caller) => raced.laneOf(caller).post(win(staked, E5, own)))
        for (const { outcome } of ten) expect(outcome).toBe('ok')
        await expectCash(playerId, WON_E5 + 10n * E5)
        expect(await fixture.card(playerId)).toMatchObject({ left: 2, won: 15 })
      }))

    test('BON-03: a free round that ten roll back, under one id or ten, gives nobody money and is left once', () =>
      inTurn(rounds, async () => {
        const { bet, rollback, reward, playerId } = await fixture.ready()
        for (const isSame of [true, false]) {
          const staked = bet(STAKE_E5, { reward, roundId: randomUUID(), movesCash: false })
          await raced.laneOf(0).post(staked)
          expect(await fixture.card(playerId)).toMatchObject({ left: 2 })
          const same = rollback(staked)
          const said = await atOnce((caller) =>
            raced.laneOf(caller).post(isSame ? same : rollback(staked)),
          )
          for (const one of said) expect(one).toMatchObject({ outcome: 'ok', balanceE5: 0n })
          expect(await fixture.card(playerId)).toMatchObject({ left: 3 })
          await expectCash(playerId, 0n)
        }
      }))

    test('X5: free rounds that their player gives up ten times at once end once, and all ten hear that they did', () =>
      inTurn(rounds, async () => {
        const { playerId, id } = await fixture.ready()
        const said = await atOnce((caller) => post(caller, 'declinefreerounds', playerId, id))
        expectAll(said, heard('Bedava turlardan vazgeçildi.'))
        expect(await fixture.card(playerId)).toMatchObject({ status: 'declined' })
        const ended = (await fixture.notes(playerId)).filter((note) => note.includes('vazgeçtin'))
        expect(ended).toHaveLength(1)
      }))

    test('free rounds that ten operators cancel at once end once; nine hear that they have, and the one hears the same again', () =>
      inTurn(rounds, async () => {
        const { id } = await fixture.ready()
        const cancel = (caller: number) =>
          codeOf(giveUpFreeRounds(raced.depsOf(caller), { id, operator: `operator ${caller}` }))
        const said = await atOnce(cancel)
        expectOne(said, 'done', 'bonus_ended')
        expect(await atOnce(() => cancel(said.indexOf('done')))).toEqual(said.map(() => 'done'))
        expect(await fixture.casino.sumOfBooks()).toBe(0n)
      }))
  })
}
