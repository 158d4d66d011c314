import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWallet, tellJackpot, tellJackpots, verifyWallet } from '../../modules/casino/index.ts'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { notificationsOf } from '../players/notifications.ts'
import { openTable } from '../players/play.ts'
import { openTestCasino, type TestCasino } from '../test-casino.ts'
import { atOnce, race } from './at-once.ts'
import { openLanes } from './two-processes.ts'

const LIRA = 100_000n
const CASH_E5 = 100n * LIRA
const WON_E5 = 12_500n * LIRA

/**
 * A jackpot. Each id is a win of its own, as the supplier says: under ten ids there are ten, and each is
 * paid and told of once.
 */
export function raceJackpots(rounds: number): void {
  describe('a jackpot', () => {
    let casino: TestCasino
    let lanes: ReturnType<typeof openLanes>
    const log = openLog('silent')
    beforeAll(async () => {
      casino = await openTestCasino()
      lanes = openLanes(() =>
        openWallet({
          ...casino,
          log,
          onJackpot: (win) => tellJackpot({ ...casino, onCommitted: () => {} }, win),
        }),
      )
    })
    afterAll(async () => {
      expect((await verifyLedger(casino.db)).findings).toEqual([])
      expect(await verifyWallet(casino.db)).toEqual([])
      await lanes.close()
      await casino.close()
    })
    const tellAll = () => tellJackpots({ ...casino, log, onCommitted: () => {} })
    const pushes = async (playerId: string) =>
      (
        await casino.db
          .selectFrom('outbox')
          .select('id')
          .where('player_id', '=', playerId)
          .where('command', '=', 'Notification')
          .execute()
      ).length

    test.each([
      ['once to ten callers with one id', 1n],
      ['once for each of ten ids', 10n],
    ])('it is paid and told of %s', (_, ids) =>
      race(rounds, async () => {
        const at = await openTable(casino, await casino.player({ cashE5: CASH_E5 }))
        const bet = at.bet(LIRA)
        await lanes.laneOf(0).post(bet)
        const wins = await atOnce(async () => at.win(bet, WON_E5, { jackpotE5: WON_E5 }))
        const [said] = await Promise.all([
          atOnce((caller) => lanes.laneOf(caller).post(wins[ids === 1n ? 0 : caller] ?? bet)),
          tellAll(),
          tellAll(),
        ])
        for (const { outcome } of said) expect(outcome).toBe('ok')
        if (ids === 1n) expect(new Set(said.map(({ balanceE5 }) => balanceE5)).size).toBe(1)
        await atOnce(tellAll)
        expect(await casino.cashE5(at.playerId)).toBe(CASH_E5 - LIRA + ids * WON_E5)
        expect(await casino.sumOfBooks()).toBe(0n)
        expect(await notificationsOf(casino.db, at.playerId)).toHaveLength(Number(ids))
        expect(await pushes(at.playerId)).toBe(Number(ids))
      }),
    )
  })
}
