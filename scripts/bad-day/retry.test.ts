import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wallet } from '../../arcade/src/rounds/wallet.ts'
import { goodLine, type Line } from '../../arcade/src/wires/line.ts'
import type { Stage } from '../../server/src/testing/casino/stage.ts'
import {
  CASH_E5,
  type Casino,
  KURUS_E5,
  movementOf,
  openCasino,
  PATIENT,
  STAKE_KURUS,
  seatAt,
  stored,
  walletOver,
} from './casino.ts'
import { PLACES } from './places.ts'

/** Once so many statements of the casino wait for a lock. */
async function whenWaiting({ house }: Stage, count: number): Promise<void> {
  for (;;) {
    const { rows } = await house.owner.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0].waiting >= count) return
  }
}

let casino: Casino
/** Another process of the same house. */
let beside: string
beforeAll(async () => {
  casino = await openCasino()
  beside = (await casino.stage.start()).address
})
afterAll(() => casino.stage.close())

test.each(Object.values(PLACES))(
  'over $wire a retry that comes while the first try is still going on moves the money once',
  async (place) => {
    const { stage, address } = casino
    const { house } = stage
    const { playerId, holder } = await seatAt(casino, place)

    /** Asks a wallet that is held up until the caller has given up waiting and asked again. */
    async function outlasted<Answer>(ask: (wallet: Wallet) => Promise<Answer>): Promise<Answer> {
      const patience = new AbortController()
      const keeper = await house.pool.connect()
      await keeper.query('begin')
      await keeper.query('select from account where owner_id = $1 for update', [playerId])
      let tries = 0
      const line: Line = async (url, init) => {
        tries++
        const answer = goodLine(tries === 1 ? url : url.replace(address, beside), init)
        answer.catch(() => {})
        await whenWaiting(stage, tries)
        if (tries === 1) patience.abort()
        else await keeper.query('rollback')
        return answer
      }
      const deadline = () => (tries === 0 ? patience.signal : PATIENT.deadline(0))
      try {
        return await ask(walletOver(casino, place.wire, line, { ...PATIENT, deadline }))
      } finally {
        keeper.release(true)
        expect(tries).toBe(2)
      }
    }

    const stake = { ...movementOf(holder), amountKurus: STAKE_KURUS }
    const owed = { ...stake, transactionUuid: randomUUID(), stakeUuid: stake.transactionUuid }
    expect(await outlasted((wallet) => wallet.takeStake(stake))).toMatchObject({ kind: 'taken' })
    expect(await house.cashE5(playerId)).toBe(CASH_E5 - BigInt(STAKE_KURUS) * KURUS_E5)
    expect(await outlasted((wallet) => wallet.payWin(owed))).toBeDefined()
    expect(await house.cashE5(playerId)).toBe(CASH_E5)
    expect(await stored(stage, playerId)).toMatchObject([{ kind: 'bet' }, { kind: 'win' }])
    expect(await house.sumOfBooks()).toBe(0n)
  },
)
