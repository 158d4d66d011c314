import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addJob, openJobs } from '../../../platform/jobs.ts'
import { claimFreeRounds } from './claim.ts'
import { freeRoundsTasks } from './tasks.ts'
import { DAY_MS, type FreeRoundsDesk, OFFER, openFreeRoundsDesk } from './testing/desk.ts'

const MINUTE_MS = 60_000

let desk: FreeRoundsDesk
beforeAll(async () => {
  desk = await openFreeRoundsDesk()
})
beforeEach(async () => {
  // What a test before left with its supplier is none of this one's.
  await desk.house.db
    .updateTable('free_rounds')
    .set({ due: null, try_at: null })
    .where('due', 'is not', null)
    .execute()
  // The breaker rests for ten seconds after five failures.
  desk.house.clock.advance(MINUTE_MS)
  desk.supplier.given.clear()
  Object.assign(desk.supplier, { mood: 'gives', calls: [], onAward: async () => {} })
})
afterEach(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
})
afterAll(() => desk.close())

const refusedAs = (code: string) => ({ success: false, data: { code } })
const awards = () => desk.supplier.calls.filter((call) => call.startsWith('award'))

test('BON-02: game, rounds, stake, worth and time stand on the offer before it is claimed', async () => {
  const playerId = await desk.house.player()
  expect((await desk.read(playerId)).offers).toEqual([
    {
      ...{ id: OFFER, title: 'Üç tur', summary: '–', rounds: 3, stake: 2, worth: 6, days: 7 },
      game: { code: 'zr_play', provider: 'hub88', name: 'Nar' },
    },
  ])
  expect((await desk.read(playerId, 'en')).offers[0]?.title).toBe('Three rounds')
})

test('BON-04: a hundred claims at once, and twenty that know nothing of each other, are one grant and one award', async () => {
  const playerId = await desk.house.player()
  const wanted = { playerId, id: OFFER }
  await Promise.all([
    ...Array.from({ length: 100 }, () => desk.claim(playerId)),
    ...Array.from({ length: 20 }, () => claimFreeRounds(desk.deps, wanted)),
  ])
  await Promise.all([desk.askDue(), desk.askDue(), desk.askDue()])
  const { mine, offers } = await desk.read(playerId)
  expect(mine.map(({ status, left }) => [status, left])).toEqual([['ready', 3]])
  expect(offers).toEqual([])
  expect(awards()).toHaveLength(1)
  expect(await desk.notes(playerId)).toEqual([
    expect.stringContaining('Bedava turların hazır: Üç tur: ₺2,00 değerinde 3 tur.'),
  ])
})

test('BON-04: another account of the same person may not claim it again', async () => {
  const [first, second] = [await desk.house.player(), await desk.house.player()]
  await desk.claim(first)
  const personal_no_hmac = Buffer.from(second)
  const { db } = desk.house
  await db
    .updateTable('free_rounds')
    .set({ personal_no_hmac })
    .where('player_id', '=', first)
    .execute()
  const person_key = personal_no_hmac
  await db.updateTable('player').set({ person_key }).where('id', '=', second).execute()
  expect(await desk.claim(second)).toMatchObject(refusedAs('bonus_taken'))
  expect((await desk.read(second)).offers).toEqual([])
})

test('EXC-04: who may have no bonus may have no free rounds, and an unknown offer or a closed game gives none', async () => {
  const excluded = await desk.house.player({ status: 'excluded' })
  const blocked = await desk.house.player({ status: 'blocked' })
  expect(await desk.claim(excluded)).toMatchObject(refusedAs('player_excluded'))
  expect(await desk.claim(blocked)).toMatchObject(refusedAs('player_disabled'))
  for (const id of [excluded, blocked]) expect((await desk.read(id)).offers).toEqual([])
  const playerId = await desk.house.player()
  const unknown = await desk.send('POST', 'claimfreerounds', playerId, { id: 'none' })
  expect(unknown).toMatchObject(refusedAs('bonus_unknown'))
  const { db } = desk.house
  await db.updateTable('game').set({ is_open: false }).execute()
  expect(await desk.claim(playerId)).toMatchObject(refusedAs('bonus_unknown'))
  expect((await desk.read(playerId)).offers).toEqual([])
  await db.updateTable('game').set({ is_open: true }).execute()
})

test('until the supplier has given them they are being prepared, and a claim asked again gives nothing more', async () => {
  const playerId = await desk.house.player()
  expect(await desk.claim(playerId)).toMatchObject({
    message: 'Bedava turların hazırlanıyor. Hazır olunca haber veririz.',
  })
  expect(await desk.claim(playerId)).toMatchObject({ success: true })
  expect(await desk.card(playerId)).toMatchObject({ status: 'preparing', left: 3 })
  const { rows } = await desk.house.pool.query('select key from graphile_worker.jobs')
  expect(rows).toContainEqual({ key: `free-rounds:${(await desk.card(playerId)).id}` })
})

test('a supplier that is down is asked again, later each time, and gives them once', async () => {
  const playerId = await desk.house.player()
  desk.supplier.mood = 'is down'
  await desk.claim(playerId)
  await desk.askDue()
  await desk.askDue()
  expect(awards()).toHaveLength(1)
  desk.house.clock.advance(31_000)
  await desk.askDue()
  desk.house.clock.advance(31_000)
  await desk.askDue()
  expect(awards()).toHaveLength(2)
  desk.supplier.mood = 'gives'
  desk.house.clock.advance(31_000)
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'ready' })
  expect(desk.supplier.given.size).toBe(1)
})

test('a reply that was lost, and a process that died while it asked, give them once all the same', async () => {
  const playerId = await desk.house.player()
  desk.supplier.mood = 'loses the reply'
  await desk.claim(playerId)
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'preparing' })
  desk.house.clock.advance(MINUTE_MS)
  // Whoever dies here has taken the turn and asked, and writes nothing.
  await desk.house.db
    .updateTable('free_rounds')
    .set({ tries: 2, try_at: desk.house.clock.now() })
    .where('player_id', '=', playerId)
    .execute()
  desk.supplier.mood = 'gives'
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'ready' })
  expect(desk.supplier.given.size).toBe(1)
  expect(awards()).toHaveLength(2)
})

test('a supplier that answers slowly holds up none of the other work of the house', async () => {
  const { deps, house } = desk
  const players = [await house.player(), await house.player(), await house.player()]
  for (const playerId of players) await desk.claim(playerId)
  const bell = new EventEmitter()
  const [asked, answered, done] = [once(bell, 'asked'), once(bell, 'answered'), once(bell, 'done')]
  desk.supplier.onAward = async () => {
    bell.emit('asked')
    await answered
  }
  const jobs = await openJobs({
    ...{ url: house.url, log: deps.log, pollMs: 50 },
    tasks: { ...freeRoundsTasks(deps), other: async () => void bell.emit('done') },
  })
  await asked
  await house.db.transaction().execute(async (tx) => {
    await addJob(tx, { name: 'other', payload: {}, key: 'other', runAt: house.clock.now() })
  })
  await done
  bell.emit('answered')
  for (const playerId of players) {
    await vi.waitFor(async () =>
      expect(await desk.card(playerId)).toMatchObject({ status: 'ready' }),
    )
  }
  await jobs.close()
})

test('what is asked each minute ends within it, and goes on in the next', async () => {
  for (const _ of [1, 2, 3]) await desk.claim(await desk.house.player())
  desk.supplier.onAward = async () => desk.house.clock.advance(20_000)
  await desk.askDue()
  expect(awards()).toHaveLength(2)
  await desk.askDue()
  expect(awards()).toHaveLength(3)
})

test('what the supplier refuses is said, and can be claimed again', async () => {
  const playerId = await desk.house.player()
  desk.supplier.mood = 'refuses'
  await desk.claim(playerId)
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'failed' })
  expect(await desk.notes(playerId)).toEqual([
    'Bedava turlar verilemedi: Üç tur. Oyunun sağlayıcısı bu turları açmadı. Teklif yine senin: istersen yeniden al.',
  ])
  expect((await desk.read(playerId)).offers).toHaveLength(1)
  desk.supplier.mood = 'gives'
  await desk.claim(playerId)
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'ready' })
  // The second grant begins at another second than the first, so that neither is taken for the other.
  const begun = [...desk.supplier.given.values()].map(({ order }) => order.startsAt.getTime())
  expect(new Set(begun).size).toBe(begun.length)
})

test('a no after a reply that was lost gives the claim back only when the supplier has taken back what it may have given', async () => {
  const playerId = await desk.house.player()
  desk.supplier.mood = 'loses the reply'
  await desk.claim(playerId)
  await desk.askDue()
  desk.house.clock.advance(MINUTE_MS)
  desk.supplier.mood = 'refuses'
  await desk.askDue()
  expect((await desk.read(playerId)).offers).toEqual([])
  desk.house.clock.advance(MINUTE_MS)
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'failed' })
  expect((await desk.read(playerId)).offers).toHaveLength(1)
  expect([...desk.supplier.given.values()].map(({ isCancelled }) => isCancelled)).toEqual([true])
})

test('after a day unheard the supplier is asked to take back what it may have given, and only then they can be claimed again', async () => {
  const playerId = await desk.house.player()
  desk.supplier.mood = 'loses the reply'
  await desk.claim(playerId)
  await desk.askDue()
  desk.house.clock.advance(DAY_MS)
  desk.supplier.mood = 'is down'
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'preparing' })
  expect((await desk.read(playerId)).offers).toEqual([])
  desk.house.clock.advance(DAY_MS)
  desk.supplier.mood = 'gives'
  await desk.askDue()
  expect(await desk.card(playerId)).toMatchObject({ status: 'failed' })
  expect((await desk.read(playerId)).offers).toHaveLength(1)
  expect([...desk.supplier.given.values()].map(({ isCancelled }) => isCancelled)).toEqual([true])
})
