import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EraseDeps, eraseDue, erasePlayer } from './erase-players.ts'
import { verifyBonuses } from './modules/bonuses/index.ts'
import { openWallet, verifyWallet } from './modules/casino/index.ts'
import { sealLedger, verifyLedger } from './modules/ledger/index.ts'
import { openPost } from './modules/messages/index.ts'
import { closeForErasure, readErasures } from './modules/players/index.ts'
import { ofPlayer } from './of-player.ts'
import { openJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { openSeal } from './platform/seal.ts'
import { findEverywhere } from './testing/find-everywhere.ts'
import { type House, openHouse } from './testing/house.ts'
import { LEDGER_KEY } from './testing/ledger-key.ts'
import { type LivedInSite, livedIn, openLivedInSite, SAYINGS } from './testing/lived-in.ts'
import { openTable } from './testing/play.ts'
import { person } from './testing/player-app.ts'

const DAY_MS = 24 * 60 * 60_000
const E5 = 100_000n
const log = openLog('silent')

let house: House
let site: LivedInSite
let deps: EraseDeps
let wallet: ReturnType<typeof openWallet>
beforeAll(async () => {
  house = await openHouse()
  // The job tables come with the first worker.
  await (await openJobs({ url: house.url, tasks: {}, log })).close()
  site = await openLivedInSite(house)
  deps = { ...house, onCommitted: () => {} }
  wallet = openWallet({ ...house, log })
})
afterAll(async () => {
  expect(await house.sumOfBooks()).toBe(0n)
  await wallet.close()
  await house.close()
})

const findings = async () => [
  ...(await verifyLedger(house.db)).findings,
  ...(await verifyWallet(house.db)),
  ...(await verifyBonuses(house.db)),
]
const close = (playerId: string) =>
  house.db
    .transaction()
    .execute((tx) => closeForErasure(tx, { ...house, ...ofPlayer(house.db) }, { playerId }))
const ask = (me: Me) => site.post('/api/customer/askerasure', { password: me.password }, me.from)
type Me = Awaited<ReturnType<typeof livedIn>>

/** All that says who the player is, and all that only they have said. */
const tellTales = (me: Me): string[] => [
  ...[me.username, me.email, me.phone, me.PersonalNo, '1990-05-19', me.form.name, me.form.surname],
  ...[me.from.ip ?? '', me.from.fingerprint ?? '', ...Object.values(SAYINGS)],
]

test('PRV-02: after an erase nothing in any column of any table says who the player was, and the books hold', async () => {
  const me = await livedIn(house, site)
  const table = await openTable(house, me.playerId)
  await house.deposit(me.playerId, 30n * E5)
  const bet = table.bet(30n * E5, { roundClosed: true })
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  await sealLedger(house.db, LEDGER_KEY)

  const before = (await findEverywhere(house.db, tellTales(me))).map((one) => one.split(' in ')[0])
  expect(tellTales(me).filter((told) => !before.includes(told))).toEqual([me.PersonalNo])

  expect(await ask(me)).toMatchObject({ success: true })
  house.clock.advance(29 * DAY_MS - 1)
  expect(await eraseDue({ ...deps, log })).toBe(0)
  house.clock.advance(1)
  expect(await eraseDue({ ...deps, log })).toBe(1)

  expect(await findEverywhere(house.db, tellTales(me))).toEqual([])
  await sealLedger(house.db, LEDGER_KEY)
  expect(await findings()).toEqual([])
  const kept = await house.db
    .selectFrom('wallet_transaction')
    .select('amount_e5')
    .where('player_id', '=', me.playerId)
    .execute()
  expect(kept).toEqual([{ amount_e5: 30n * E5 }])
})

test('PRV-02: erased a second time, or never asked for, nothing changes', async () => {
  const me = await livedIn(house, site)
  expect(await erasePlayer(deps, { playerId: me.playerId })).toBe(false)
  expect(await findEverywhere(house.db, [me.email])).not.toEqual([])
  await ask(me)
  const both = [1, 2].map(() => erasePlayer(deps, { playerId: me.playerId, operator: 'ayla' }))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  const rows = () =>
    house.db
      .selectFrom('player')
      .innerJoin('erasure', 'player_id', 'id')
      .selectAll()
      .where('id', '=', me.playerId)
      .execute()
  const first = await rows()
  expect(first).toMatchObject([{ status: 'closed', erased_by: 'ayla', birth_date: '1990-01-01' }])
  // Sealed, so no scan would find it.
  expect(first.map((row) => row.personal_no_sealed.length)).toEqual([0])
  const secrets = house.db.selectFrom('two_step').where('player_id', '=', me.playerId)
  expect(await secrets.select('player_id').execute()).toEqual([])
  house.clock.advance(40 * DAY_MS)
  await eraseDue({ ...deps, log })
  expect(await rows()).toEqual(first)
})

test('PRV-02: nobody logs in to what was erased, its name is free again, and its person may come back', async () => {
  const me = await livedIn(house, site)
  await ask(me)
  await erasePlayer(deps, { playerId: me.playerId })
  const logIn = { username: me.username, password: me.password }
  const refused = { data: { code: 'wrong_credentials' } }
  expect(await site.post('/api/auth/login', logIn)).toMatchObject(refused)
  const { usercode } = await house.db
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
  const playerId = await house.player({ cashE5: 10n * E5 })
  const table = await openTable(house, playerId)
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
  expect(await house.cashE5(playerId)).toBe(703n * E5)
  const { left } = await readErasures(house.db)
  expect(left.map(({ cashE5 }) => cashE5)).toContain(703n * E5)
  expect(await findings()).toEqual([])
})

test('PRV-02: a bonus that is still open ends, and what it held is back with the house', async () => {
  const me = await livedIn(house, site)
  const held = () =>
    house.db
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

test('PRV-02: a letter that still waits for its gateway goes too, and another player’s does not', async () => {
  const [one, other] = [await house.player(), await house.player()]
  const keys = { keys: new Map([[1, randomBytes(32)]]), current: 1, indexKey: randomBytes(32) }
  const { mail } = openPost({ ...house, seal: openSeal(keys, house.random) })
  for (const playerId of [one, other]) {
    const letter = { playerId, to: 'a@ornek.example', subject: '', text: '', code: null }
    await house.db.transaction().execute((tx) => mail.send(tx, { ...letter, demoBox: '' }))
  }
  await close(one)
  await erasePlayer(deps, { playerId: one })
  const { rows } = await house.pool.query<{ key: string }>('select key from graphile_worker.jobs')
  expect(rows.map(({ key }) => key.split(':')[1])).toEqual([other])
})

test('PRV-02: one player who cannot be erased now keeps nobody else waiting', async () => {
  const [stuck, next] = [await house.player(), await house.player()]
  for (const playerId of [stuck, next]) await close(playerId)
  const now = house.clock.now()
  await house.db
    .insertInto('payment')
    .values({
      ...{ id: house.random.uuid(), player_id: stuck, type: 2, method_id: 1, status: 2 },
      ...{ amount_e5: E5, currency: 'TRY', gateway_id: null, reason: null, ledger_mark: 0n },
      ...{ detail: JSON.stringify({ Iban: SAYINGS.iban }), approved_at: now, hold: null },
      ...{ promised_at: null, created_at: now, updated_at: now },
    })
    .execute()
  house.clock.advance(30 * DAY_MS)
  await expect(eraseDue({ ...deps, log })).rejects.toThrow(/1 players/)
  const left = await house.db
    .selectFrom('erasure')
    .select('erased_at')
    .where('player_id', 'in', [stuck, next])
    .orderBy('erased_at')
    .execute()
  expect(left).toEqual([{ erased_at: house.clock.now() }, { erased_at: null }])
  const { detail } = await house.db
    .selectFrom('payment')
    .select('detail')
    .where('player_id', '=', stuck)
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({ Iban: SAYINGS.iban })
})
