import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { E5 } from '../../../testing/bonuses/bonus-fixture.ts'
import { copyBonuses, eraseBonuses, forgetBonusRequests } from '../../bonuses/index.ts'
import { OFFER, openRequestDesk, type RequestDesk, WORDS } from './testing/request-desk.ts'

let desk: RequestDesk
beforeAll(async () => {
  desk = await openRequestDesk()
})
afterEach(async () => {
  expect(await desk.casino.sumOfBooks()).toBe(0n)
  expect(await desk.fixture.findings()).toEqual([])
})
afterAll(() => desk.close())

const refusedAs = (code: string) => ({ success: false, data: { code } })

test('one is open at a time, three are sent in a day, and what was taken back counts', async () => {
  const playerId = await desk.casino.player()
  for (let n = 0; n < 3; n += 1) {
    const id = await desk.asked(playerId)
    expect(await desk.ask(playerId)).toMatchObject(refusedAs('bonus_request_waits'))
    expect((await desk.mine(playerId)).canAsk).toBe('waits')
    expect(await desk.withdraw(playerId, id)).toMatchObject({ success: true })
    // Once more changes nothing.
    expect(await desk.withdraw(playerId, id)).toMatchObject({ success: true })
  }
  expect((await desk.mine(playerId)).canAsk).toBe('day_full')
  expect(await desk.ask(playerId)).toMatchObject(refusedAs('bonus_request_day_full'))
})

test('nobody takes another’s request back, nor one that was answered', async () => {
  const [playerId, other] = [await desk.casino.player(), await desk.casino.player()]
  const id = await desk.asked(playerId)
  expect(await desk.withdraw(other, id)).toMatchObject(refusedAs('not_found'))
  await desk.refuse(id)
  expect(await desk.withdraw(playerId, id)).toMatchObject(refusedAs('bonus_request_answered'))
})

test('EXC-04: who may have no bonus asks for none, and reads why in their language', async () => {
  const playerId = await desk.casino.player()
  await desk.casino.setStatus(playerId, 'excluded')
  expect(await desk.ask(playerId)).toMatchObject(refusedAs('player_excluded'))
  const [tr, en] = [await desk.mine(playerId, 'tr'), await desk.mine(playerId, 'en')]
  expect(tr).toMatchObject({ canAsk: 'off', offers: [], why: expect.stringMatching(/\S/) })
  expect(en.why).not.toBe(tr.why)
  const cared = await desk.casino.player()
  await sql`insert into no_marketing (player_id, began_at, ends_at, because)
    values (${cared}, now() - interval '1 hour', now() + interval '1 day', 'ladder of help, step 2')`.execute(
    desk.casino.db,
  )
  expect(await desk.ask(cared)).toMatchObject(refusedAs('bonus_request_off'))
})

test('too few words, an offer that is not open, one of a code, and one that was had are refused', async () => {
  const playerId = await desk.casino.player()
  for (const words of ['', '         ', 'kısa', 'x'.repeat(301)])
    expect(await desk.ask(playerId, { words })).toMatchObject({ status: 400, success: false })
  for (const offer of ['no-such-offer', 'three-games'])
    expect(await desk.ask(playerId, { offer })).toMatchObject(refusedAs('bonus_unknown'))
  await desk.fixture.claim(playerId, OFFER)
  expect(await desk.ask(playerId, { offer: OFFER })).toMatchObject(refusedAs('bonus_unknown'))
  expect((await desk.mine(playerId)).offers.map(({ id }) => id)).not.toContain(OFFER)
})

test('nobody answers an offer in time: its terms are fulfilled, and it is given once', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId, OFFER)
  expect((await desk.mine(playerId)).requests[0]?.term).toBeNull()
  await desk.runOut(id)
  await desk.clocks()
  expect((await desk.bonuses(playerId)).map(({ balance }) => balance)).toEqual([40])
  expect(await desk.rowOf(id)).toMatchObject({ state: 'granted', decided_by: 'system:clock' })
  expect((await desk.read(id)).data?.decided).toMatchObject({ by: 'clock' })
})

test('nobody answers an offer in time: the player reads which term is open', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId, 'half-again')
  expect((await desk.mine(playerId)).requests[0]?.term).toBe('deposit')
  await desk.runOut(id)
  expect((await desk.mine(playerId)).requests).toMatchObject([
    { state: 'refused', code: 'deposit' },
  ])
  expect(await desk.bonuses(playerId)).toEqual([])
})

test('the clock gives nothing above what an offer may come to', async () => {
  await desk.setBudget(10n * E5, OFFER)
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId, OFFER)
  expect((await desk.mine(playerId)).requests[0]?.term).toBe('used_up')
  await desk.runOut(id)
  expect(await desk.rowOf(id)).toMatchObject({ state: 'refused', code: 'used_up' })
  expect(await desk.bonuses(playerId)).toEqual([])
  await desk.setBudget(100_000n * E5, OFFER)
})

test('nobody looks at a request for another bonus: it ends with a sorry, and does not count', async () => {
  const playerId = await desk.casino.player()
  for (let n = 0; n < 4; n += 1) {
    const id = await desk.asked(playerId)
    await desk.runOut(id)
    expect(await desk.rowOf(id)).toMatchObject({ state: 'refused', code: 'not_looked_at' })
  }
  expect((await desk.fixture.notes(playerId)).at(-1)).toMatch(/özür dileriz/)
})

test('who is excluded while they wait is given nothing by the clock', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId, OFFER)
  await desk.casino.setStatus(playerId, 'excluded')
  await desk.runOut(id)
  expect(await desk.rowOf(id)).toMatchObject({ state: 'refused', code: 'protection' })
  expect(
    await desk.casino.db
      .selectFrom('bonus')
      .where('player_id', '=', playerId)
      .selectAll()
      .execute(),
  ).toEqual([])
})

test('who takes the offer themselves while they wait has their request answered by it', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId, OFFER)
  expect(await desk.fixture.claim(playerId, OFFER)).toMatchObject({ success: true })
  expect(await desk.rowOf(id)).toMatchObject({ state: 'granted', decided_by: 'system:claim' })
  expect((await desk.list()).some((one) => one.id === id)).toBe(false)
  await desk.clocks()
  expect(await desk.bonuses(playerId)).toHaveLength(1)
})

test('the clock, a claim and an answer at once give it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const playerId = await desk.casino.player()
    const id = await desk.asked(playerId, OFFER)
    const { data } = await desk.propose(playerId, id)
    await Promise.all([
      desk.runOut(id),
      desk.fixture.claim(playerId, OFFER),
      desk.approve(playerId, data?.proposal ?? ''),
    ])
    await desk.clocks()
    expect((await desk.bonuses(playerId)).map(({ balance }) => balance)).toEqual([40])
    expect((await desk.rowOf(id)).state).toBe('granted')
  }
})

test('PRV-02: the copy of a player’s data has their requests, and an erasure their words no more', async () => {
  const playerId = await desk.casino.player()
  const first = await desk.asked(playerId)
  await desk.refuse(first)
  desk.casino.clock.advance(1_000)
  const second = await desk.asked(playerId, OFFER)
  const { bonusRequests } = await copyBonuses(desk.casino.db, playerId, 'en')
  expect(bonusRequests).toMatchObject([
    { id: first, words: WORDS, state: 'refused', code: 'no_offer', offer: null },
    { id: second, words: WORDS, state: 'open', offer: expect.any(String) },
  ])
  await desk.casino.db.transaction().execute((tx) => eraseBonuses(tx, playerId))
  expect(await desk.rowOf(first)).toMatchObject({ words: null, state: 'refused' })
  expect(await desk.rowOf(second)).toMatchObject({ words: null, state: 'withdrawn' })
  expect((await desk.list()).some((one) => one.id === second)).toBe(false)
})

test('words are forgotten two years after the answer', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  await desk.refuse(id)
  await forgetBonusRequests(desk.casino.db, new Date(Date.now() + 729 * 86_400_000))
  expect((await desk.rowOf(id)).words).toBe(WORDS)
  await forgetBonusRequests(desk.casino.db, new Date(Date.now() + 732 * 86_400_000))
  expect((await desk.rowOf(id)).words).toBeNull()
})
