import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '../platform/jobs/jobs.ts'
import { PORTAL, withdrawFields, xmlOf } from '../providers/amusnet/testing/fields.ts'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { connectHub } from '../testing/casino/hub-client.ts'
import { ask } from '../testing/casino/raw-request.ts'

const LIRA = 100_000n

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere({}, { AMUSNET_PORTAL: PORTAL })
})
afterAll(async () => {
  expect(await casino.testCasino.sumOfBooks()).toBe(0n)
  await casino.close()
})

/** A player who looks at the site, and what their inbox holds. */
async function online() {
  const playerId = await casino.testCasino.player()
  const hub = await connectHub(casino.address, await casino.signIn(playerId))
  const titles = async () => {
    const rows = await casino.testCasino.db
      .selectFrom('notification')
      .select('title_tr')
      .where('player_id', '=', playerId)
      .execute()
    return rows.map(({ title_tr }) => title_tr)
  }
  return { playerId, hub, titles }
}

test('a jackpot is heard at once by a player who looks at the site', async () => {
  const { playerId, hub, titles } = await online()
  const seat = { playerId, token: '', gameCode: 'amusnet-805' }
  const won = { id: randomUUID(), round: randomUUID(), amountE5: 12_500n * LIRA }
  const fields = { ...withdrawFields(seat, 's-1', won), Reason: 'JACKPOT_END' }
  const body = xmlOf('DepositRequest', fields)
  const said = await ask(`${casino.address}/wallet/amusnet/Deposit`, { method: 'POST', body })
  expect(said.body).toContain('<ErrorCode>1000')
  expect(await hub.next('Notification')).toMatchObject({ type: 3, title: '₺12.500,00 jackpot' })
  expect(await titles()).toEqual(['₺12.500,00 jackpot'])
  await hub.connection.stop()
})

test('the job of the minute tells what a process that was killed had not told', async () => {
  const { playerId, hub, titles } = await online()
  const { db } = casino.testCasino
  const win = { provider: 'amusnet', id: randomUUID() }
  await db
    .insertInto('jackpot_win')
    .values({ provider: win.provider, transaction_id: win.id, amount_e5: LIRA, told_at: null })
    .execute()
  await db
    .insertInto('wallet_transaction')
    .values({
      ...win,
      kind: 'win',
      player_id: playerId,
      game_code: 'amusnet-805',
      round_id: 'r-1',
      round_closed: true,
      currency: 'TRY',
      amount_e5: 0n,
      moves_cash: true,
      reference_id: null,
      fingerprint: Buffer.alloc(32),
      outcome: 'ok',
      balance_e5: 0n,
    })
    .execute()
  const job = { name: 'tell_jackpots', payload: {}, key: 'test', runAt: new Date(0) }
  await db.transaction().execute((tx) => addJob(tx, job))
  expect(await hub.next('Notification')).toMatchObject({ type: 3, title: '₺1,00 jackpot' })
  expect(await titles()).toEqual(['₺1,00 jackpot'])
  await hub.connection.stop()
})
