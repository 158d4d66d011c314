import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bonusTasks } from '../../modules/bonuses/index.ts'
import { type BonusFixture, DAY_MS, E5, openBonusFixture } from '../bonuses/bonus-fixture.ts'
import { atOnce, openProcesses, type Processes, race } from './at-once.ts'

/** So many players lose on one Wednesday. */
const PLAYERS = 20
const FIRST_WEDNESDAY = new Date('2026-03-04T12:00:00Z')
/** From Wednesday at noon to Thursday at ten in Turkey. */
const UNTIL_PAID_MS = 19 * 60 * 60_000
const LOST = 1_000n
const BACK = 150n

/**
 * The cashback. Nobody claims it: it is known by its player and its day, and whoever pays is a job. So
 * there is one id, and the ten callers are ten processes.
 */
export function raceCashback(rounds: number): void {
  describe('the cashback', () => {
    let fixture: BonusFixture
    let processes: Processes
    beforeAll(async () => {
      fixture = await openBonusFixture()
      processes = openProcesses(fixture.casino)
    })
    afterAll(async () => {
      expect(await fixture.findings()).toEqual([])
      await processes.close()
      await fixture.close()
    })

    const pay = (caller: number) =>
      bonusTasks({ ...fixture.deps, db: processes.dbOf(caller) }).pay_cashback?.({})
    let putUntil = 0n
    /** The ledger writes its own time: all that was not put at an earlier moment is put at this one. */
    async function putAt(moment: Date): Promise<void> {
      const { pool } = fixture.casino.owner
      await pool.query('alter table transfer disable trigger transfer_is_final')
      const { rows } = await pool.query(
        'update transfer set created_at = $1 where id > $2 returning id',
        [moment, putUntil],
      )
      await pool.query('alter table transfer enable trigger transfer_is_final')
      for (const { id } of rows) if (id > putUntil) putUntil = id
    }

    test(`BON-06: ten processes that pay one Wednesday at once pay each of ${PLAYERS} players once`, () =>
      race(
        Math.ceil(rounds / PLAYERS),
        async (_, week) => {
          const wednesday = new Date(FIRST_WEDNESDAY.getTime() + week * 7 * DAY_MS)
          const tables = await Promise.all(
            Array.from({ length: PLAYERS }, () => fixture.table(LOST * E5)),
          )
          for (const at of tables) await fixture.wallet.post(at.bet(LOST * E5))
          await putAt(wednesday)
          fixture.casino.clock.set(new Date(wednesday.getTime() + UNTIL_PAID_MS))
          await atOnce(async (caller) => void (await pay(caller)))
          await atOnce(async (caller) => void (await pay(caller)))
          for (const { playerId } of tables)
            expect(await fixture.casino.cashE5(playerId)).toBe(BACK * E5)
          expect(await fixture.casino.sumOfBooks()).toBe(0n)
        },
        1,
      ))
  })
}
