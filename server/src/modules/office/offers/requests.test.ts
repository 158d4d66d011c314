import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { E5 } from '../../../testing/bonuses/bonus-fixture.ts'
import { atOnce } from '../../../testing/races/at-once.ts'
import { OFFER, openRequestDesk, type RequestDesk, WHY, WORDS } from './testing/request-desk.ts'

let desk: RequestDesk
beforeAll(async () => {
  desk = await openRequestDesk()
})
afterEach(async () => {
  expect(await desk.casino.sumOfBooks()).toBe(0n)
  expect(await desk.fixture.findings()).toEqual([])
})
afterAll(() => desk.close())

const HOUR_MS = 3_600_000

test('a request is seen with what matters for its answer, and a look tells the player that somebody looks', async () => {
  const playerId = await desk.casino.player()
  await desk.fixture.deposited(playerId, 700n * E5)
  const id = await desk.asked(playerId, OFFER)
  const row = (await desk.list()).find((one) => one.id === id)
  expect(row).toMatchObject({ state: 'asked', offer: expect.any(String), locale: 'tr' })
  const { openedAt = '', promiseAt = '', clockAt = '' } = row?.standing ?? {}
  expect(Date.parse(promiseAt) - Date.parse(openedAt)).toBe(4 * HOUR_MS)
  expect(clockAt).toBe(promiseAt)
  const { data } = await desk.read(id)
  expect(data).toMatchObject({
    words: WORDS,
    term: null,
    playerState: 'active',
    money: { depositsMonthE5: `${700n * E5}`, netE5: `${700n * E5}` },
    running: [],
    protection: { isOff: false, points: 0 },
    before: [],
    proposal: null,
    decided: null,
    grantable: expect.arrayContaining([expect.objectContaining({ id: OFFER })]),
  })
  // Marketing sees neither balances nor signs of harm.
  expect((await desk.read(id, 'mert')).data).toMatchObject({
    money: null,
    protection: { isOff: false, points: null },
  })
  const { caseId } = await desk.seen(id)
  expect(await desk.post('bonus-request-take', { id, caseId }, 'defne')).toMatchObject({
    success: true,
  })
  expect((await desk.mine(playerId)).requests).toMatchObject([{ state: 'looked_at' }])
  expect(await desk.refuse(id, 'no_offer', 'mert')).toMatchObject({ data: { code: 'case_taken' } })
  await desk.withdraw(playerId, id)
})

test('AUZ-02: a request is answered by support and marketing alone', async () => {
  const id = await desk.asked(await desk.casino.player())
  for (const who of ['kerem', 'nermin']) {
    expect(await desk.read(id, who)).toMatchObject({ status: 403, data: { code: 'no_right' } })
    expect(await desk.refuse(id, 'no_offer', who)).toMatchObject({ data: { code: 'no_right' } })
  }
  expect((await desk.rowOf(id)).state).toBe('open')
})

test('refused with a code the player reads why in both languages, and it is a row of the audit log', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  expect(await desk.refuse(id, 'running')).toMatchObject({ success: true })
  const mine = await desk.mine(playerId)
  expect(mine).toMatchObject({
    canAsk: 'yes',
    requests: [{ state: 'refused', code: 'running', answerBy: null }],
  })
  const [told] = await desk.casino.db
    .selectFrom('notification')
    .select(['note_tr', 'note_en'])
    .where('player_id', '=', playerId)
    .execute()
  expect(told?.note_tr).toMatch(/Süren bir bonusun var/)
  expect(told?.note_en).toMatch(/You have a bonus running/)
  const said = await desk.casino.db
    .selectFrom('audit_event')
    .select(['does', 'reason', 'after'])
    .where('object', '=', `bonus_request:${id}`)
    .where('reason', 'is not', null)
    .execute()
  expect(said).toEqual([{ does: 'bonusask.decide', reason: WHY, after: { code: 'running' } }])
  expect(await desk.refuse(id)).toMatchObject({ success: false })
  expect((await desk.list('ended')).find((one) => one.id === id)?.state).toBe('refused')
  expect((await desk.read(id)).data?.decided).toMatchObject({ by: 'defne', because: WHY })
})

test('AUZ-03: what answers a request is given by two people, once, and the player is told', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  const proposed = await desk.propose(playerId, id)
  const proposal = proposed.data?.proposal ?? ''
  expect(proposed.data).toMatchObject({ outcome: 'waits' })
  expect(await desk.bonuses(playerId)).toEqual([])
  expect((await desk.read(id)).data).toMatchObject({
    state: 'proposed',
    proposal: { id: proposal, by: 'defne', worthE5: `${40n * E5}` },
  })
  expect((await desk.mine(playerId)).requests).toMatchObject([{ state: 'looked_at' }])
  expect(await desk.approve(playerId, proposal, OFFER, 'defne')).toMatchObject({ success: false })
  const came = await atOnce(() => desk.approve(playerId, proposal))
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  expect((await desk.bonuses(playerId)).map(({ balance }) => balance)).toEqual([40])
  expect((await desk.mine(playerId)).requests).toMatchObject([
    { state: 'granted', given: expect.any(String), code: null },
  ])
  const notes = await desk.fixture.notes(playerId)
  expect(notes.filter((note) => note.startsWith('Bonus isteğin kabul edildi'))).toHaveLength(1)
  expect(await desk.rowOf(id)).toMatchObject({ decided_by: desk.ids.kerem, given_offer_id: OFFER })
})

test('what was proposed is not given once the player has taken the request back', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  const { data } = await desk.propose(playerId, id)
  expect(await desk.withdraw(playerId, id)).toMatchObject({ success: true })
  expect(await desk.approve(playerId, data?.proposal ?? '')).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
  expect(await desk.bonuses(playerId)).toEqual([])
  expect((await desk.rowOf(id)).state).toBe('withdrawn')
})

test('an answer and a withdrawal at once are one of them, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const playerId = await desk.casino.player()
    const id = await desk.asked(playerId)
    const { data } = await desk.propose(playerId, id)
    const [given, back] = await Promise.all([
      desk.approve(playerId, data?.proposal ?? ''),
      desk.withdraw(playerId, id),
    ])
    const { state } = await desk.rowOf(id)
    expect([given.success, back.success].filter(Boolean)).toHaveLength(1)
    expect(state).toBe(given.success ? 'granted' : 'withdrawn')
    expect(await desk.bonuses(playerId)).toHaveLength(given.success ? 1 : 0)
  }
})

test('a grant and a refusal at once are one of them, whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const playerId = await desk.casino.player()
    const id = await desk.asked(playerId)
    const { data } = await desk.propose(playerId, id)
    const [given, refused] = await Promise.all([
      desk.approve(playerId, data?.proposal ?? ''),
      desk.refuse(id),
    ])
    expect([given.success, refused.success].filter(Boolean)).toHaveLength(1)
    expect((await desk.rowOf(id)).state).toBe(given.success ? 'granted' : 'refused')
    expect(await desk.bonuses(playerId)).toHaveLength(given.success ? 1 : 0)
  }
})

test('two who answer at once are a first and a refused second', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  const seen = await desk.seen(id)
  const came = await atOnce((at) =>
    at === 0
      ? desk.post('bonus-request-refuse', { id, ...seen, code: 'no_offer', reason: WHY }, 'defne')
      : desk.post(
          'bonus-propose',
          { id: playerId, offer: OFFER, reason: WHY, request: { id, ...seen } },
          'mert',
        ),
  )
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from proposal
    where object = ${`player:${playerId}`} and state = 'waiting'`.execute(desk.casino.db)
  const isRefused = (await desk.rowOf(id)).state === 'refused'
  expect(rows[0]?.open).toBe(isRefused ? 0 : 1)
})

test('a grant that breaks off half-way leaves neither bonus nor answer, and goes through again', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  const { data } = await desk.propose(playerId, id)
  // Its last statement fails, after bonus and money were written.
  await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
    desk.casino.owner.db,
  )
  await sql`create trigger break_off before update of state on bonus_request
    for each row when (new.state = 'granted') execute function break_off()`.execute(
    desk.casino.owner.db,
  )
  expect((await desk.approve(playerId, data?.proposal ?? '')).success).toBe(false)
  expect(await desk.bonuses(playerId)).toEqual([])
  expect((await desk.rowOf(id)).state).toBe('open')
  await sql`drop function break_off cascade`.execute(desk.casino.owner.db)
  expect(await desk.approve(playerId, data?.proposal ?? '')).toMatchObject({ success: true })
  expect(await desk.bonuses(playerId)).toHaveLength(1)
})

test('a proposal for another player’s request, for one that is off, and for an older look are refused', async () => {
  const [playerId, other] = [await desk.casino.player(), await desk.casino.player()]
  const id = await desk.asked(playerId)
  expect(await desk.propose(other, id)).toMatchObject({ data: { code: 'not_found' } })
  const request = { id, caseId: (await desk.seen(id)).caseId, version: 40 }
  expect(
    await desk.post('bonus-propose', { id: playerId, offer: OFFER, reason: WHY, request }, 'defne'),
  ).toMatchObject({ data: { code: 'case_changed' } })
  await sql`insert into no_marketing (player_id, began_at, ends_at, because)
    values (${playerId}, now() - interval '1 hour', now() + interval '1 day', 'ladder of help, step 2')`.execute(
    desk.casino.db,
  )
  desk.casino.clock.set(new Date())
  expect((await desk.read(id)).data?.protection.isOff).toBe(true)
  expect(await desk.propose(playerId, id)).toMatchObject({ data: { code: 'bonus_request_off' } })
  expect(await desk.bonuses(playerId)).toEqual([])
})

test('a proposal that was taken back leaves the request as it was asked', async () => {
  const playerId = await desk.casino.player()
  const id = await desk.asked(playerId)
  const { data } = await desk.propose(playerId, id)
  await desk.post('withdraw-proposal', { id: data?.proposal }, 'defne')
  expect((await desk.read(id)).data).toMatchObject({ state: 'asked', proposal: null })
  expect((await desk.propose(playerId, id)).data).toMatchObject({ outcome: 'waits' })
})

test('asking is once by its requestId', async () => {
  const playerId = await desk.casino.player()
  const requestId = randomUUID()
  const came = await atOnce(() => desk.ask(playerId, { requestId }))
  expect(came.map(({ data }) => data)).toEqual(came.map(() => ({ id: came[0]?.data?.id })))
  expect((await desk.mine(playerId)).requests).toHaveLength(1)
})
