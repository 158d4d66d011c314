import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWallet, verifyWallet } from '../../modules/casino/index.ts'
import { verifyLedger } from '../../modules/ledger/index.ts'
import { openLog } from '../../platform/log/log.ts'
import { openAmusnetWire } from '../../providers/amusnet/testing/open-wire.ts'
import { openDigitainWire } from '../../providers/digitain/testing/open-wire.ts'
import { openEgtDigitalWire } from '../../providers/egt-digital/testing/open-wire.ts'
import { openEverymatrixWire } from '../../providers/everymatrix/testing/open-wire.ts'
import { openHub88Wire } from '../../providers/hub88/testing/open-wire.ts'
import { openSoftgamingsWire } from '../../providers/softgamings/testing/open-wire.ts'
import {
  bet,
  LIRA,
  openTable as openSeats,
  rollbackOf,
} from '../../providers/testing/cases/suite-case.ts'
import type { OpenWire, Seat, Wire } from '../../providers/testing/wire.ts'
import { openTable } from '../players/play.ts'
import { openTestCasino, type TestCasino } from '../test-casino.ts'
import { atOnce, expectAll, expectOne, race, SIDE_BY_SIDE } from './at-once.ts'
import { openLanes } from './two-processes.ts'

const CASH_E5 = 10n * LIRA
const STAKE_E5 = 4n * LIRA
const LEFT_E5 = CASH_E5 - STAKE_E5

const SUPPLIERS: Record<string, OpenWire> = {
  'Hub88 (rollback)': (casino) => openHub88Wire(casino),
  'SoftGamings (rollback of a debit)': (casino) => openSoftgamingsWire(casino),
  'EGT Digital (reverse)': (casino) => openEgtDigitalWire(casino),
  'Digitain (refund)': openDigitainWire,
  'EveryMatrix (rollback)': openEverymatrixWire,
  'Amusnet (cancelled round)': (casino) => openAmusnetWire(casino),
}

/** A stake that is given back: of the wallet itself, and as each supplier says it. */
export function raceWallet(rounds: number): void {
  describe('the wallet', () => {
    let casino: TestCasino
    let lanes: ReturnType<typeof openLanes>
    beforeAll(async () => {
      casino = await openTestCasino()
      const deps = { ...casino, log: openLog('silent') }
      lanes = openLanes(() => openWallet(deps))
    })
    afterAll(async () => {
      await expectBooks(casino)
      await lanes.close()
      await casino.close()
    })
    const table = async () => openTable(casino, await casino.player({ cashE5: CASH_E5 }))

    test('LED-05: a rollback that ten send at once gives the stake back once, and all ten hear the same', () =>
      race(rounds, async () => {
        const at = await table()
        const staked = at.bet(STAKE_E5)
        expect(await lanes.laneOf(0).post(staked)).toMatchObject({ balanceE5: LEFT_E5 })
        const rollback = at.rollback(staked)
        const said = await atOnce((caller) => lanes.laneOf(caller).post(rollback))
        for (const one of said) expect(one).toMatchObject({ outcome: 'ok', balanceE5: CASH_E5 })
        expect(said.filter(({ note }) => note !== 'replay')).toHaveLength(1)
        await holds(casino, at.playerId, CASH_E5)
      }))

    test('LED-06: ten rollbacks of one stake, each under its own id, give it back once', () =>
      race(rounds, async () => {
        const at = await table()
        const staked = at.bet(STAKE_E5)
        await lanes.laneOf(0).post(staked)
        const said = await atOnce((caller) => lanes.laneOf(caller).post(at.rollback(staked)))
        const ok = { outcome: 'ok', balanceE5: CASH_E5, currency: 'TRY' }
        expectOne(said, ok, { ...ok, note: 'reversed_before' })
        await holds(casino, at.playerId, CASH_E5)
      }))

    test('LED-07: ten rollbacks under ten ids that race their own stake come to nothing', () =>
      race(rounds, async (_, round) => {
        const at = await table()
        const staked = at.bet(STAKE_E5)
        const stake = () => lanes.laneOf(round).post(staked)
        const [early, said, late] = await Promise.all([
          round % 2 ? stake() : undefined,
          atOnce((caller) => lanes.laneOf(caller).post(at.rollback(staked))),
          round % 2 ? undefined : stake(),
        ])
        expect(['ok', 'rolled_back']).toContain((early ?? late)?.outcome)
        expectAll(
          said.map(({ outcome }) => outcome),
          'ok',
        )
        await holds(casino, at.playerId, CASH_E5)
      }))
  })

  describe.each(Object.entries(SUPPLIERS))('%s', (_, openWire) => {
    let casino: TestCasino
    /** Two processes on one database. */
    let wires: [Wire, Wire]
    const seats: Seat[] = []
    beforeAll(async () => {
      casino = await openTestCasino()
      wires = [await openWire(casino), await openWire(casino)]
      const { seat } = openSeats(casino, wires[0], 'ok')
      while (seats.length < SIDE_BY_SIDE) seats.push(await seat(CASH_E5))
    })
    afterAll(async () => {
      await expectBooks(casino)
      for (const wire of wires) await wire.close()
      await casino.close()
    })

    test('LED-05, LED-06: a stake is given back once, to ten with one id and to ten with their own', async () => {
      const [wire, other] = wires
      const { says, answers = {} } = wire
      const again = answers.W16 ?? says.ok
      const staked = async (lane: number) => {
        const seat = seats[lane] as Seat
        const message = bet(STAKE_E5)
        expect((await wire.bet(seat, message)).status).toBe(says.ok)
        await holds(casino, seat.playerId, LEFT_E5)
        return { seat, message }
      }
      const told = ({ http, status, balanceE5 }: Awaited<ReturnType<Wire['rollback']>>) => {
        expect(http).toBe(200)
        if (status === says.ok) expect(balanceE5).toBe(CASH_E5)
        return status
      }
      await race(rounds, async (lane) => {
        const { seat, message } = await staked(lane)
        const rollback = rollbackOf(message)
        const same = await atOnce((caller) => (caller % 2 ? other : wire).rollback(seat, rollback))
        expectOne(same.map(told), says.ok, again)
        await holds(casino, seat.playerId, CASH_E5)

        const next = await staked(lane)
        const own = await atOnce((caller) =>
          (caller % 2 ? other : wire).rollback(seat, rollbackOf(next.message)),
        )
        expectOne(own.map(told), says.ok, wire.reversedBefore ?? again)
        await holds(casino, seat.playerId, CASH_E5)
      })
    })
  })
}

async function holds(casino: TestCasino, playerId: string, cashE5: bigint): Promise<void> {
  expect(await casino.cashE5(playerId)).toBe(cashE5)
  expect(await casino.sumOfBooks()).toBe(0n)
}

async function expectBooks(casino: TestCasino): Promise<void> {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
}
