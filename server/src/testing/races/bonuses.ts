import type { MyBonuses } from '@zar/contract/bonus'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bonusRoutes, bonusTasks, giveUpBonus, giveUpBonuses } from '../../modules/bonuses/index.ts'
import { type BonusFixture, DAY_MS, E5, openBonusFixture } from '../bonuses/bonus-fixture.ts'
import { atOnce, codeOf, expectAll, expectOne, race } from './at-once.ts'
import { openRacedFixture, type RacedFixture } from './two-processes.ts'

const CODE = 'UCOYUN'
const SPELLINGS = [CODE, ' ucoyun', 'Ucoyun ', 'uCoYuN', ' UCOYUN ']
/** A bonus of ₺40 that is wagered once, with stakes as high as itself. */
const SHORT = 'short'

/**
 * Bonuses: claimed, matched to a deposit, released, run out, given up and cancelled. The trial bonus and
 * the promotion code are what others call vouchers. No two accounts of one person can claim at once: a
 * person's number has one account.
 */
export function raceBonuses(rounds: number): void {
  describe('bonuses', () => {
    let fixture: BonusFixture
    let raced: RacedFixture<BonusFixture['deps']>
    beforeAll(async () => {
      fixture = await openBonusFixture({ takesFreeBets: true })
      await offerShort(fixture)
      raced = openRacedFixture(fixture, bonusRoutes)
    })
    afterAll(() => raced.close())

    const settle = (caller: number) => bonusTasks(raced.depsOf(caller)).settle_bonuses?.({})
    let address = 0
    async function send(caller: number, path: string, playerId: string, more: object = {}) {
      const answer = await raced.ask(caller, {
        method: 'GET',
        url: `/api/bonus/${path}`,
        remoteAddress: `2001:db8:${address}::1`,
        headers: { locale: 'tr', authorization: `Bearer ${playerId}`, fingerprint: playerId },
        ...more,
      })
      const { success, message, data } = answer.json()
      return { status: answer.statusCode, success, message, data }
    }
    const post = (caller: number, path: string, playerId: string, payload: object) =>
      send(caller, path, playerId, { method: 'POST', payload })
    const claim = (caller: number, playerId: string, id: string, code?: string) =>
      post(caller, 'claim', playerId, code === undefined ? { id } : { id, code })
    const look = async (caller: number, playerId: string) =>
      ((await send(caller, 'mine', playerId)).data as MyBonuses).bonuses.length
    /** Most of them ask what they have, the others are the job of the minute. */
    const settleAll = (playerId: string) =>
      atOnce(async (caller) => void (await (caller % 3 ? look(caller, playerId) : settle(caller))))

    /** What goes on would be looked at by every later job. */
    const leave = (playerId: string) => giveUpBonuses(fixture.deps, { playerId, operator: 'ece' })
    /** The player’s own money, what their bonuses hold, and how often the operator has given. */
    async function expectMoney(playerId: string, cash: bigint, held: bigint, given = 1) {
      const { db } = fixture.casino
      const bonuses = await db
        .selectFrom('bonus')
        .innerJoin('account', 'account.id', 'account_id')
        .select('balance_e5')
        .where('player_id', '=', playerId)
        .execute()
      const gifts = await db
        .selectFrom('transfer')
        .select('id')
        .where('player_id', '=', playerId)
        .where('reason', '=', 'bonus')
        .execute()
      expect({
        cashE5: await fixture.casino.cashE5(playerId),
        heldE5: bonuses.reduce((sum, { balance_e5 }) => sum + (balance_e5 ?? 0n), 0n),
        given: gifts.length,
      }).toEqual({ cashE5: cash * E5, heldE5: held * E5, given })
      expect(await fixture.casino.sumOfBooks()).toBe(0n)
    }
    const begun = (message = 'Bonusun başladı.') => ({
      status: 200,
      success: true,
      data: null,
      message,
    })

    test.each([
      ['an offer', 'nar-rounds', 40n],
      ['a free bet', 'free-bet', 20n],
    ])(
      'BON-04: %s that ten claim at once is given once, and all ten hear that it is',
      (_, id, worth) =>
        race(rounds, async () => {
          const playerId = await fixture.casino.player()
          expectAll(await atOnce((caller) => claim(caller, playerId, id)), begun())
          await expectMoney(playerId, 0n, worth)
          await leave(playerId)
        }),
    )

    test('BON-04: a code that ten type at once, each in their own way, is given once', () =>
      race(
        rounds,
        async () => {
          address += 1
          const playerId = await fixture.casino.player()
          const said = await atOnce((caller) =>
            claim(caller, playerId, 'three-games', SPELLINGS[caller % SPELLINGS.length]),
          )
          expectAll(said, begun())
          await expectMoney(playerId, 0n, 30n)
          await leave(playerId)
        },
        1,
      ))

    test('BON-04: the trial bonus that ten ask for at once is given once, and all ten hear that it is', () =>
      race(rounds, async () => {
        const playerId = await fixture.casino.player()
        const said = await atOnce((caller) => send(caller, 'definetrialbonus', playerId))
        expectAll(said, begun('₺100,00 deneme bonusu bonus hesabına eklendi.'))
        await expectMoney(playerId, 0n, 100n)
        await leave(playerId)
      }))

    test('X11: of ten players with one device one has the trial bonus, and nine hear that it was taken', () =>
      race(rounds, async () => {
        const players = await fixture.casino.players(Array.from({ length: 10 }, () => ({})))
        const device = `device of ${players[0]}`
        const said = await atOnce(async (caller) => {
          const playerId = players[caller] ?? ''
          const headers = { authorization: `Bearer ${playerId}`, fingerprint: device }
          const { success, data } = await send(caller, 'definetrialbonus', playerId, { headers })
          return success ? 'given' : data.code
        })
        expectOne(said, 'given', 'trial_bonus_taken')
        await leave(players[said.indexOf('given')] ?? '')
        expect(await fixture.casino.sumOfBooks()).toBe(0n)
      }))

    test.each([
      ['one deposit', 1],
      ['one of ten deposits', 10],
    ])(
      'BON-04: a welcome bonus that ten claim at once is of %s, however many look',
      (_, deposits) =>
        race(rounds, async () => {
          const playerId = await fixture.casino.player()
          const said = await atOnce((caller) => claim(caller, playerId, 'half-again'))
          expect(new Set(said.map(({ success, message }) => `${success} ${message}`)).size).toBe(1)
          expect(said[0]).toMatchObject({ success: true })
          await Promise.all(
            Array.from({ length: deposits }, () => fixture.deposited(playerId, 100n * E5)),
          )
          await settleAll(playerId)
          await settleAll(playerId)
          await expectMoney(playerId, 100n * BigInt(deposits), 50n)
          await leave(playerId)
        }),
    )

    test('LED-01: what was wagered is released once, and what its last round brings after that too', () =>
      race(rounds, async () => {
        const at = await fixture.table()
        await claim(0, at.playerId, SHORT)
        const [open, last] = [at.bet(20n * E5), at.bet(20n * E5, { roundId: 'round-2' })]
        await raced.laneOf(0).post(open)
        await raced.laneOf(0).post(last)
        await raced.laneOf(0).post(at.win(last, 25n * E5))
        await settleAll(at.playerId)
        await expectMoney(at.playerId, 25n, 0n)
        await raced.laneOf(0).post(at.win(open, 30n * E5))
        await settleAll(at.playerId)
        await expectMoney(at.playerId, 55n, 0n)
      }))

    test('BON-03: a stake that a bonus paid goes back to it once, under one id and under ten', () =>
      race(rounds, async () => {
        const at = await fixture.table(E5)
        await claim(0, at.playerId, 'nar-rounds')
        for (const isSame of [true, false]) {
          const bet = at.bet(2n * E5)
          expect(await raced.laneOf(0).post(bet)).toMatchObject({ outcome: 'ok', isOfBonus: true })
          await expectMoney(at.playerId, 1n, 38n)
          const rollback = at.rollback(bet)
          const said = await atOnce((caller) =>
            raced.laneOf(caller).post(isSame ? rollback : at.rollback(bet)),
          )
          for (const one of said) expect(one).toMatchObject({ outcome: 'ok', balanceE5: 41n * E5 })
          await expectMoney(at.playerId, 1n, 40n)
        }
        await leave(at.playerId)
      }))

    test('X5: a bonus that its player gives up ten times at once goes back once, and all ten hear that it did', () =>
      race(rounds, async () => {
        const playerId = await fixture.casino.player({ cashE5: 7n * E5 })
        await claim(0, playerId, 'nar-rounds')
        const { id } = await fixture.bonus(playerId)
        const said = await atOnce((caller) => post(caller, 'decline', playerId, { id }))
        expectAll(said, begun('Bonustan vazgeçildi.'))
        await expectMoney(playerId, 7n, 0n)
      }))

    test('a bonus that an operator cancels ten times at once goes back once, and they hear the same each time', () =>
      race(rounds, async () => {
        const playerId = await fixture.casino.player({ cashE5: 7n * E5 })
        await claim(0, playerId, 'nar-rounds')
        const { id: bonusId } = await fixture.bonus(playerId)
        const said = await atOnce((caller) =>
          codeOf(giveUpBonus(raced.depsOf(caller), { bonusId, operator: 'ayla' })),
        )
        expectAll(said, 'done')
        await expectMoney(playerId, 7n, 0n)
      }))

    test('a bonus that its player and nine operators end at once goes back once; nine hear that it has ended', () =>
      race(rounds, async () => {
        const playerId = await fixture.casino.player({ cashE5: 7n * E5 })
        await claim(0, playerId, 'nar-rounds')
        const { id: bonusId } = await fixture.bonus(playerId)
        const said = await atOnce((caller) =>
          codeOf(
            giveUpBonus(raced.depsOf(caller), {
              bonusId,
              ...(caller === 4 ? { playerId } : { operator: `operator ${caller}` }),
            }),
          ),
        )
        expectOne(said, 'done', 'bonus_ended')
        await expectMoney(playerId, 7n, 0n)
      }))

    test('BON-03: a bonus that runs out goes back once, and the next in line begins once, however many look', () =>
      race(
        rounds,
        async () => {
          const playerId = await fixture.casino.player({ cashE5: 7n * E5 })
          await claim(0, playerId, 'nar-rounds')
          await claim(0, playerId, SHORT)
          fixture.casino.clock.advance(8 * DAY_MS)
          await settleAll(playerId)
          await expectMoney(playerId, 7n, 40n, 2)
          await leave(playerId)
        },
        1,
      ))
  })
}

async function offerShort({ casino }: BonusFixture): Promise<void> {
  await casino.db
    .insertInto('bonus_offer')
    .values({
      id: SHORT,
      kind: 'free_spins',
      position: 90,
      title_tr: 'Kısa',
      title_en: 'Short',
      summary_tr: '–',
      summary_en: '–',
      amount_e5: 40n * E5,
      spins: 1,
      wagering: 1,
      days: 7,
      max_stake_e5: 40n * E5,
      max_win_e5: null,
      contribution: JSON.stringify({ 1: 100 }),
      share_bp: null,
      deposit_min_e5: null,
      code: null,
    })
    .execute()
}
