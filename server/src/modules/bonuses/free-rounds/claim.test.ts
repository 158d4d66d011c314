import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addJob, openJobs } from '../../../platform/jobs/jobs.ts'
import { openSegmentPlants } from '../../../testing/office/segments.ts'
import { claimFreeRounds } from './claim.ts'
import { freeRoundsTasks } from './tasks.ts'
import { DAY_MS, type FreeRoundsFixture, OFFER, openFreeRoundsFixture } from './testing/fixture.ts'

const MINUTE_MS = 60_000

let fixture: FreeRoundsFixture
beforeAll(async () => {
  fixture = await openFreeRoundsFixture()
})
beforeEach(async () => {
  // What a test before left with its supplier is none of this one's.
  await fixture.casino.db
    .updateTable('free_rounds')
    .set({ due: null, try_at: null })
    .where('due', 'is not', null)
    .execute()
  // The breaker rests for ten seconds after five failures.
  fixture.casino.clock.advance(MINUTE_MS)
  fixture.supplier.given.clear()
  Object.assign(fixture.supplier, { mood: 'gives', calls: [], onAward: async () => {} })
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(() => fixture.close())

const refusedAs = (code: string) => ({ success: false, data: { code } })
const awards = () => fixture.supplier.calls.filter((call) => call.startsWith('award'))

test('BON-02: game, rounds, stake, worth and time stand on the offer before it is claimed', async () => {
  const playerId = await fixture.casino.player()
  expect((await fixture.read(playerId)).offers).toEqual([
    {
      id: OFFER,
      title: 'Üç tur',
      summary: '–',
      rounds: 3,
      stake: 2,
      worth: 6,
      days: 7,
      game: { code: 'zr_play', provider: 'hub88', name: 'Nar' },
    },
  ])
  expect((await fixture.read(playerId, 'en')).offers[0]?.title).toBe('Three rounds')
})

test('free rounds for a segment are shown and given to its players alone', async () => {
  const { casino } = fixture
  const plants = openSegmentPlants(casino)
  const madeBy = casino.random.uuid()
  await casino.db
    .insertInto('staff')
    .values({ id: madeBy, name: 'ece', full_name: 'ece', state: 'active' })
    .execute()
  const segmentId = await plants.segment({ field: 'agreedEmail', op: '=', value: true }, madeBy)
  const isFor = (whom: { segment_id: bigint | null; segment_version: number | null }) =>
    casino.db.updateTable('free_rounds_offer').set(whom).execute()
  await isFor({ segment_id: segmentId, segment_version: 1 })
  const [inside, outside] = [await casino.player(), await casino.player()]
  await plants.put(inside, { email: true })
  expect((await fixture.read(outside)).offers).toEqual([])
  expect(await fixture.claim(outside)).toMatchObject(refusedAs('bonus_unknown'))
  expect((await fixture.read(inside)).offers).toHaveLength(1)
  const first = await fixture.claim(inside)
  expect(first.success).toBe(true)
  // Who has left since hears the same, and gets nothing more.
  await plants.answer(inside, 'email', false)
  expect(await fixture.claim(inside)).toEqual(first)
  expect((await fixture.read(inside)).mine).toHaveLength(1)
  await isFor({ segment_id: null, segment_version: null })
})

test('BON-04: a hundred claims at once, and twenty that know nothing of each other, are one grant and one award', async () => {
  const playerId = await fixture.casino.player()
  const wanted = { playerId, id: OFFER }
  await Promise.all([
    ...Array.from({ length: 100 }, () => fixture.claim(playerId)),
    ...Array.from({ length: 20 }, () => claimFreeRounds(fixture.deps, wanted)),
  ])
  await Promise.all([fixture.askDue(), fixture.askDue(), fixture.askDue()])
  const { mine, offers } = await fixture.read(playerId)
  expect(mine.map(({ status, left }) => [status, left])).toEqual([['ready', 3]])
  expect(offers).toEqual([])
  expect(awards()).toHaveLength(1)
  expect(await fixture.notes(playerId)).toEqual([
    expect.stringContaining('Bedava turların hazır: Üç tur: ₺2,00 değerinde 3 tur.'),
  ])
})

test('BON-04: another account of the same person may not claim it again', async () => {
  const [first, second] = [await fixture.casino.player(), await fixture.casino.player()]
  await fixture.claim(first)
  const personal_no_hmac = Buffer.from(second)
  const { db } = fixture.casino
  await db
    .updateTable('free_rounds')
    .set({ personal_no_hmac })
    .where('player_id', '=', first)
    .execute()
  const person_key = personal_no_hmac
  await db.updateTable('player').set({ person_key }).where('id', '=', second).execute()
  expect(await fixture.claim(second)).toMatchObject(refusedAs('bonus_taken'))
  expect((await fixture.read(second)).offers).toEqual([])
})

test('EXC-04: who may have no bonus may have no free rounds, and an unknown offer or a closed game gives none', async () => {
  const excluded = await fixture.casino.player({ status: 'excluded' })
  const blocked = await fixture.casino.player({ status: 'blocked' })
  expect(await fixture.claim(excluded)).toMatchObject(refusedAs('player_excluded'))
  expect(await fixture.claim(blocked)).toMatchObject(refusedAs('player_disabled'))
  for (const id of [excluded, blocked]) expect((await fixture.read(id)).offers).toEqual([])
  const playerId = await fixture.casino.player()
  const unknown = await fixture.send('POST', 'claimfreerounds', playerId, { id: 'none' })
  expect(unknown).toMatchObject(refusedAs('bonus_unknown'))
  const { db } = fixture.casino
  await db.updateTable('game').set({ is_open: false }).execute()
  expect(await fixture.claim(playerId)).toMatchObject(refusedAs('bonus_unknown'))
  expect((await fixture.read(playerId)).offers).toEqual([])
  await db.updateTable('game').set({ is_open: true }).execute()
})

test('until the supplier has given them they are being prepared, and a claim asked again gives nothing more', async () => {
  const playerId = await fixture.casino.player()
  expect(await fixture.claim(playerId)).toMatchObject({
    message: 'Bedava turların hazırlanıyor. Hazır olunca haber veririz.',
  })
  expect(await fixture.claim(playerId)).toMatchObject({ success: true })
  expect(await fixture.card(playerId)).toMatchObject({ status: 'preparing', left: 3 })
  const { rows } = await fixture.casino.pool.query('select key from graphile_worker.jobs')
  expect(rows).toContainEqual({ key: `free-rounds:${(await fixture.card(playerId)).id}` })
})

test('a supplier that is down is asked again, later each time, and gives them once', async () => {
  const playerId = await fixture.casino.player()
  fixture.supplier.mood = 'is down'
  await fixture.claim(playerId)
  await fixture.askDue()
  await fixture.askDue()
  expect(awards()).toHaveLength(1)
  fixture.casino.clock.advance(31_000)
  await fixture.askDue()
  fixture.casino.clock.advance(31_000)
  await fixture.askDue()
  expect(awards()).toHaveLength(2)
  fixture.supplier.mood = 'gives'
  fixture.casino.clock.advance(31_000)
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'ready' })
  expect(fixture.supplier.given.size).toBe(1)
})

test('a reply that was lost, and a process that died while it asked, give them once all the same', async () => {
  const playerId = await fixture.casino.player()
  fixture.supplier.mood = 'loses the reply'
  await fixture.claim(playerId)
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'preparing' })
  fixture.casino.clock.advance(MINUTE_MS)
  // Whoever dies here has taken the turn and asked, and writes nothing.
  await fixture.casino.db
    .updateTable('free_rounds')
    .set({ tries: 2, try_at: fixture.casino.clock.now() })
    .where('player_id', '=', playerId)
    .execute()
  fixture.supplier.mood = 'gives'
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'ready' })
  expect(fixture.supplier.given.size).toBe(1)
  expect(awards()).toHaveLength(2)
})

test('a supplier that answers slowly holds up none of the other work of the casino', async () => {
  const { deps, casino } = fixture
  const players = [await casino.player(), await casino.player(), await casino.player()]
  for (const playerId of players) await fixture.claim(playerId)
  const bell = new EventEmitter()
  const [asked, answered, done] = [once(bell, 'asked'), once(bell, 'answered'), once(bell, 'done')]
  fixture.supplier.onAward = async () => {
    bell.emit('asked')
    await answered
  }
  const jobs = await openJobs({
    url: casino.url,
    log: deps.log,
    pollMs: 50,
    tasks: { ...freeRoundsTasks(deps), other: async () => void bell.emit('done') },
  })
  await asked
  await casino.db.transaction().execute(async (tx) => {
    await addJob(tx, { name: 'other', payload: {}, key: 'other', runAt: casino.clock.now() })
  })
  await done
  bell.emit('answered')
  for (const playerId of players) {
    await expect.poll(() => fixture.card(playerId)).toMatchObject({ status: 'ready' })
  }
  await jobs.close()
})

test('what is asked each minute ends within it, and goes on in the next', async () => {
  for (const _ of [1, 2, 3]) await fixture.claim(await fixture.casino.player())
  fixture.supplier.onAward = async () => fixture.casino.clock.advance(20_000)
  await fixture.askDue()
  expect(awards()).toHaveLength(2)
  await fixture.askDue()
  expect(awards()).toHaveLength(3)
})

test('what the supplier refuses is said, and can be claimed again', async () => {
  const playerId = await fixture.casino.player()
  fixture.supplier.mood = 'refuses'
  await fixture.claim(playerId)
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'failed' })
  expect(await fixture.notes(playerId)).toEqual([
    'Bedava turlar verilemedi: Üç tur. Oyunun sağlayıcısı bu turları açmadı. Teklif yine senin: istersen yeniden al.',
  ])
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
  fixture.supplier.mood = 'gives'
  await fixture.claim(playerId)
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'ready' })
  // The second grant begins at another second than the first, so that neither is taken for the other.
  const begun = [...fixture.supplier.given.values()].map(({ order }) => order.startsAt.getTime())
  expect(new Set(begun).size).toBe(begun.length)
})

test('a no after a reply that was lost gives the claim back only when the supplier has taken back what it may have given', async () => {
  const playerId = await fixture.casino.player()
  fixture.supplier.mood = 'loses the reply'
  await fixture.claim(playerId)
  await fixture.askDue()
  fixture.casino.clock.advance(MINUTE_MS)
  fixture.supplier.mood = 'refuses'
  await fixture.askDue()
  expect((await fixture.read(playerId)).offers).toEqual([])
  fixture.casino.clock.advance(MINUTE_MS)
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'failed' })
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
  expect([...fixture.supplier.given.values()].map(({ isCancelled }) => isCancelled)).toEqual([true])
})

test('after a day unheard the supplier is asked to take back what it may have given, and only then they can be claimed again', async () => {
  const playerId = await fixture.casino.player()
  fixture.supplier.mood = 'loses the reply'
  await fixture.claim(playerId)
  await fixture.askDue()
  fixture.casino.clock.advance(DAY_MS)
  fixture.supplier.mood = 'is down'
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'preparing' })
  expect((await fixture.read(playerId)).offers).toEqual([])
  fixture.casino.clock.advance(DAY_MS)
  fixture.supplier.mood = 'gives'
  await fixture.askDue()
  expect(await fixture.card(playerId)).toMatchObject({ status: 'failed' })
  expect((await fixture.read(playerId)).offers).toHaveLength(1)
  expect([...fixture.supplier.given.values()].map(({ isCancelled }) => isCancelled)).toEqual([true])
})
