import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wallet } from '../../arcade/src/rounds/wallet.ts'
import { httpTransport, type Transport } from '../../arcade/src/supplier-clients/transport.ts'
import type { CasinoFixture } from '../../server/src/testing/casino/casino-fixture.ts'
import { holdOpen } from '../../server/src/testing/database/hold-open.ts'
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
async function whenWaiting({ testCasino }: CasinoFixture, count: number): Promise<void> {
  for (;;) {
    const { rows } = await testCasino.owner.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0].waiting >= count) return
  }
}

let casino: Casino
/** Another process of the same app. */
let beside: string
beforeAll(async () => {
  casino = await openCasino()
  beside = (await casino.casinoFixture.start()).address
})
afterAll(() => casino.casinoFixture.close())

test.each(Object.values(PLACES))(
  'over $supplier a retry that comes while the first try is still going on moves the money once',
  async (place) => {
    const { casinoFixture, address } = casino
    const { testCasino } = casinoFixture
    const { playerId, holder } = await seatAt(casino, place)

    /** Asks a wallet that is held up until the caller has given up waiting and asked again. */
    async function outlasted<Answer>(ask: (wallet: Wallet) => Promise<Answer>): Promise<Answer> {
      const patience = new AbortController()
      const keeper = await holdOpen(testCasino.pool)
      await keeper.query('select from account where owner_id = $1 for update', [playerId])
      let tries = 0
      const transport: Transport = async (url, init) => {
        tries++
        const answer = httpTransport(tries === 1 ? url : url.replace(address, beside), init)
        answer.catch(() => {})
        await whenWaiting(casinoFixture, tries)
        if (tries === 1) patience.abort()
        else await keeper.query('rollback')
        return answer
      }
      const deadline = () => (tries === 0 ? patience.signal : PATIENT.deadline(0))
      try {
        return await ask(walletOver(casino, place.supplier, transport, { ...PATIENT, deadline }))
      } finally {
        keeper.release(true)
        expect(tries).toBe(2)
      }
    }

    const stake = { ...movementOf(holder), amountKurus: STAKE_KURUS }
    const owed = { ...stake, transactionUuid: randomUUID(), stakeUuid: stake.transactionUuid }
    expect(await outlasted((wallet) => wallet.takeStake(stake))).toMatchObject({ kind: 'taken' })
    expect(await testCasino.cashE5(playerId)).toBe(CASH_E5 - BigInt(STAKE_KURUS) * KURUS_E5)
    expect(await outlasted((wallet) => wallet.payWin(owed))).toBeDefined()
    expect(await testCasino.cashE5(playerId)).toBe(CASH_E5)
    expect(await stored(casinoFixture, playerId)).toMatchObject([{ kind: 'bet' }, { kind: 'win' }])
    expect(await testCasino.sumOfBooks()).toBe(0n)
  },
)
