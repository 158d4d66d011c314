import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from '../app/personal-data.ts'
import { verifyBonuses } from '../modules/bonuses/index.ts'
import { openWallet, verifyWallet } from '../modules/casino/index.ts'
import { verifyLedger, writeCheckpoints } from '../modules/ledger/index.ts'
import { openOutboundQueue } from '../modules/messages/index.ts'
import { closeForErasure, readErasures } from '../modules/players/index.ts'
import { openFieldCipher } from '../platform/encryption/field-cipher.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { openLog } from '../platform/log/log.ts'
import { findEverywhere } from '../testing/database/find-everywhere.ts'
import { LEDGER_KEY } from '../testing/ledger-key.ts'
import { openTable } from '../testing/players/play.ts'
import { person } from '../testing/players/player-app.ts'
import {
  livedIn,
  openPlayerWithHistory,
  type PlayerWithHistory,
  SAYINGS,
} from '../testing/players/player-with-history.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { type EraseDeps, eraseDue, erasePlayer } from './erase-players.ts'

const DAY_MS = 24 * 60 * 60_000
const E5 = 100_000n
const log = openLog('silent')

let casino: TestCasino
let site: PlayerWithHistory
let deps: EraseDeps
let wallet: ReturnType<typeof openWallet>
beforeAll(async () => {
  casino = await openTestCasino()
  // The job tables come with the first worker.
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
  site = await openPlayerWithHistory(casino)
  deps = { ...casino, onCommitted: () => {} }
  wallet = openWallet({ ...casino, log })
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await wallet.close()
  await casino.close()
})

const findings = async () => [
  ...(await verifyLedger(casino.db)).findings,
  ...(await verifyWallet(casino.db)),
  ...(await verifyBonuses(casino.db)),
]
const close = (playerId: string) =>
  casino.db
    .transaction()
    .execute((tx) => closeForErasure(tx, { ...casino, ...personalDataOf(casino.db) }, { playerId }))
const ask = (me: Me) => site.post('/api/customer/askerasure', { password: me.password }, me.from)
type Me = Awaited<ReturnType<typeof livedIn>>

/** All that says who the player is, and all that only they have said. */
const tellTales = (me: Me): string[] => [
  ...[me.username, me.email, me.phone, me.PersonalNo, '1990-05-19', me.form.name, me.form.surname],
  ...[me.from.ip ?? '', me.from.fingerprint ?? '', ...Object.values(SAYINGS)],
]

test('PRV-02: after an erase nothing in any column of any table says who the player was, and the ledger holds', async () => {
  const me = await livedIn(casino, site)
  const table = await openTable(casino, me.playerId)
  await casino.deposit(me.playerId, 30n * E5)
  const bet = table.bet(30n * E5, { roundClosed: true })
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  await writeCheckpoints(casino.db, LEDGER_KEY)

  const before = (await findEverywhere(casino.db, tellTales(me))).map((one) => one.split(' in ')[0])
  expect(tellTales(me).filter((told) => !before.includes(told))).toEqual([me.PersonalNo])

  expect(await ask(me)).toMatchObject({ success: true })
  casino.clock.advance(29 * DAY_MS - 1)
  expect(await eraseDue({ ...deps, log })).toBe(0)
  casino.clock.advance(1)
  expect(await eraseDue({ ...deps, log })).toBe(1)

  expect(await findEverywhere(casino.db, tellTales(me))).toEqual([])
  await writeCheckpoints(casino.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
  const kept = await casino.db
    .selectFrom('wallet_transaction')
    .select('amount_e5')
    .where('player_id', '=', me.playerId)
    .execute()
  expect(kept).toEqual([{ amount_e5: 30n * E5 }])
})

test('PRV-02: erased a second time, or never asked for, nothing changes', async () => {
  const me = await livedIn(casino, site)
  expect(await erasePlayer(deps, { playerId: me.playerId })).toBe(false)
  expect(await findEverywhere(casino.db, [me.email])).not.toEqual([])
  await ask(me)
  const both = [1, 2].map(() => erasePlayer(deps, { playerId: me.playerId, operator: 'ayla' }))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  const rows = () =>
    casino.db
      .selectFrom('player')
      .innerJoin('erasure', 'player_id', 'id')
      .selectAll()
      .where('id', '=', me.playerId)
      .execute()
  const first = await rows()
  expect(first).toMatchObject([{ status: 'closed', erased_by: 'ayla', birth_date: '1990-01-01' }])
  // Encrypted, so no scan would find it.
  expect(first.map((row) => row.personal_no_sealed.length)).toEqual([0])
  const secrets = casino.db.selectFrom('two_step').where('player_id', '=', me.playerId)
  expect(await secrets.select('player_id').execute()).toEqual([])
  casino.clock.advance(40 * DAY_MS)
  await eraseDue({ ...deps, log })
  expect(await rows()).toEqual(first)
})

test('PRV-02: nobody logs in to what was erased, its name is free again, and its person may come back', async () => {
  const me = await livedIn(casino, site)
  await ask(me)
  await erasePlayer(deps, { playerId: me.playerId })
  const logIn = { username: me.username, password: me.password }
  const refused = { data: { code: 'wrong_credentials' } }
  expect(await site.post('/api/auth/login', logIn)).toMatchObject(refused)
  const { usercode } = await casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', me.playerId)
    .executeTakeFirstOrThrow()
  const asErased = { ...logIn, username: `erased-${usercode}` }
  expect(await site.post('/api/auth/login', asErased)).toMatchObject(refused)
  const again = await site.post('/api/auth/register', person({ PersonalNo: me.PersonalNo }))
  expect(again).toMatchObject({ success: true })
  const other = person({ username: me.username, email: me.email, phone: me.phone })
  expect(await site.post('/api/auth/register', other)).toMatchObject({ success: true })
})

test('PRV-02, W25: what is won while a player is erased, and after it, is theirs and is listed for support', async () => {
  const playerId = await casino.player({ cashE5: 10n * E5 })
  const table = await openTable(casino, playerId)
  const bets = Array.from({ length: 8 }, (_, round) =>
    table.bet(E5, { roundClosed: true, roundId: `${playerId}-${round}` }),
  )
  for (const bet of bets) await wallet.post(bet)
  await close(playerId)
  const [late, ...racing] = bets
  const wins = racing.map((bet) => wallet.post(table.win(bet, 100n * E5)))
  expect(await erasePlayer(deps, { playerId })).toBe(true)
  for (const win of await Promise.all(wins)) expect(win).toMatchObject({ outcome: 'ok' })
  if (late) expect(await wallet.post(table.win(late, E5))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(table.bet(E5))).toMatchObject({ outcome: 'player_disabled' })
  expect(await casino.cashE5(playerId)).toBe(703n * E5)
  const { left } = await readErasures(casino.db)
  expect(left.map(({ cashE5 }) => cashE5)).toContain(703n * E5)
  expect(await findings()).toEqual([])
})

test('PRV-02: a bonus that is still open ends, and what it held is back with the operator', async () => {
  const me = await livedIn(casino, site)
  const held = () =>
    casino.db
      .selectFrom('bonus')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['bonus.status', 'balance_e5'])
      .where('player_id', '=', me.playerId)
      .execute()
  expect(await held()).toEqual([{ status: 'active', balance_e5: 100n * E5 }])
  await ask(me)
  await erasePlayer(deps, { playerId: me.playerId })
  expect(await held()).toEqual([{ status: 'cancelled', balance_e5: 0n }])
  expect(await findings()).toEqual([])
})

test('PRV-02: a message that still waits for its gateway goes too, and another player’s does not', async () => {
  const [one, other] = [await casino.player(), await casino.player()]
  const keys = { keys: new Map([[1, randomBytes(32)]]), current: 1, indexKey: randomBytes(32) }
  const { mail } = openOutboundQueue({
    ...casino,
    fieldCipher: openFieldCipher(keys, casino.random),
  })
  for (const playerId of [one, other]) {
    const message = { playerId, to: 'a@ornek.example', subject: '', text: '', code: null }
    await casino.db.transaction().execute((tx) => mail.send(tx, { ...message, caller: null }))
  }
  await close(one)
  await erasePlayer(deps, { playerId: one })
  const { rows } = await casino.pool.query<{ key: string }>('select key from graphile_worker.jobs')
  expect(rows.map(({ key }) => key.split(':')[1])).toEqual([other])
})

test('PRV-02: one player who cannot be erased now keeps nobody else waiting', async () => {
  const [stuck, next] = [await casino.player(), await casino.player()]
  for (const playerId of [stuck, next]) await close(playerId)
  const now = casino.clock.now()
  await casino.db
    .insertInto('payment')
    .values({
      id: casino.random.uuid(),
      player_id: stuck,
      type: 2,
      method_id: 1,
      status: 2,
      amount_e5: E5,
      currency: 'TRY',
      gateway_id: null,
      reason: null,
      ledger_mark: 0n,
      detail: JSON.stringify({ Iban: SAYINGS.iban }),
      approved_at: now,
      hold: null,
      promised_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  casino.clock.advance(30 * DAY_MS)
  await expect(eraseDue({ ...deps, log })).rejects.toThrow(/1 players/)
  const left = await casino.db
    .selectFrom('erasure')
    .select('erased_at')
    .where('player_id', 'in', [stuck, next])
    .orderBy('erased_at')
    .execute()
  expect(left).toEqual([{ erased_at: casino.clock.now() }, { erased_at: null }])
  const { detail } = await casino.db
    .selectFrom('payment')
    .select('detail')
    .where('player_id', '=', stuck)
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ Iban: SAYINGS.iban })
})
