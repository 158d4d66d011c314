import { afterEach, beforeEach, expect, test } from 'vitest'
import { ALIVE, fixtureOf, oddsOf, openTestLine } from '../testing/open-line.ts'

let line: Awaited<ReturnType<typeof openTestLine>>
let company: Awaited<ReturnType<typeof line.open>>
let operator: ReturnType<typeof company.operator>
beforeEach(async () => {
  line = await openTestLine()
  company = await line.open()
  operator = company.operator()
})
afterEach(async () => {
  await company.close()
  await line.close()
})
const live = () => company.producers.live
const alive = (count: number) => live().tell(Array.from({ length: count }, () => ALIVE))
const recovery = (after: number, request = 'r1') =>
  operator.get(
    `/v1/recovery?producer=live&epoch=${live().position().epoch}&after=${after}&request=${request}`,
  )

test('a recovery sends what is missing again on the stream, under its request, and says when that is all', async () => {
  await alive(2)
  const stream = await operator.follow('producer=live')
  await live().tell([fixtureOf('m1'), oddsOf('m1', 1_850)])
  expect(await recovery(1)).toMatchObject({ status: 202, isSigned: true, body: { request: 'r1' } })
  const end = await stream.until((all) => all.find(({ type }) => type === 'snapshot_complete'))
  expect(end).toMatchObject({ request: 'r1', seq: 4, producer: 'live' })
  const again = stream.heard.filter(({ request, type }) => request === 'r1' && type !== end.type)
  expect(again.map(({ seq }) => seq)).toEqual([2, 3, 4])
  const third = stream.heard.find(({ seq, request }) => seq === 3 && !request)
  expect(again[1]).toEqual({ ...third, request: 'r1' })
  expect(stream.badFrames).toEqual([])
})

test('what is told meanwhile comes besides', async () => {
  await alive(2_500)
  const stream = await operator.follow('producer=live')
  await recovery(0)
  await alive(3)
  await stream.until((all) => all.some(({ type }) => type === 'snapshot_complete'))
  await stream.untilSeq(2_503)
  const seqs = new Set(stream.seqs())
  expect([...seqs].sort((a, b) => a - b)).toEqual(Array.from({ length: 2_503 }, (_, n) => n + 1))
})

test('410 where it is older than ten minutes, of another epoch, or was never told', async () => {
  await alive(3)
  const stream = await operator.follow('producer=live')
  expect((await recovery(4)).status).toBe(410)
  const other = await operator.get('/v1/recovery?producer=live&epoch=other&after=1&request=r1')
  expect(other).toMatchObject({ status: 410, body: { error: 'gone' } })
  line.clock.now += 10 * 60_000 + 1
  expect((await recovery(1)).status).toBe(410)
  expect((await recovery(3, 'r2')).status).toBe(202)
  await stream.until((all) => all.some(({ request }) => request === 'r2'))
})

test('the producer of what is to come keeps 72 hours', async () => {
  const { pre } = company.producers
  await pre.tell([ALIVE, ALIVE])
  const { epoch } = pre.position()
  const stream = await operator.follow('producer=pre')
  const ask = () => operator.get(`/v1/recovery?producer=pre&epoch=${epoch}&after=0&request=r1`)
  line.clock.now += 72 * 3_600_000
  expect((await ask()).status).toBe(202)
  await stream.until((all) => all.some(({ request }) => request === 'r1'))
  line.clock.now += 1
  expect((await ask()).status).toBe(410)
})

test('the 21st recovery within ten minutes is refused, and says when to ask again', async () => {
  await alive(1)
  const stream = await operator.follow('producer=live')
  for (let n = 1; n <= 20; n++) {
    expect((await recovery(0, `r${n}`)).status).toBe(202)
    await stream.until((all) =>
      all.some(({ type, request }) => type === 'snapshot_complete' && request === `r${n}`),
    )
  }
  expect(await recovery(0, 'r21')).toMatchObject({
    status: 429,
    body: { error: 'too_many_recoveries' },
  })
  line.clock.now += 10 * 60_000
  expect((await recovery(1, 'r22')).status).toBe(202)
})

test('there is no recovery without a stream, and no second one while one runs', async () => {
  await alive(2_000)
  expect(await recovery(0)).toMatchObject({ status: 409, body: { error: 'no_stream' } })
  const stream = await operator.follow('producer=live')
  const answers = await Promise.all([recovery(0, 'a'), recovery(0, 'b'), recovery(0, 'c')])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  await stream.until((all) => all.some(({ type }) => type === 'snapshot_complete'))
})

test('settlements of 72 hours are told again, of an earlier epoch too', async () => {
  const settled = {
    type: 'bet_settlement',
    event: 'm1',
    certainty: 1,
    markets: [],
    facts: {},
  } as const
  await live().tell([fixtureOf('m1'), settled])
  line.clock.now += 60_000
  const since = line.clock.now
  const markets = [{ key: 'ft.result', line: null }]
  await live().tell([{ type: 'rollback_bet_settlement', event: 'm1', markets }])
  await live().loseMemory()
  await live().tell([ALIVE, { ...settled, certainty: 2 }])
  line.clock.now += 71 * 3_600_000
  await live().checkpoint()
  const ask = async (from: number) =>
    (await operator.get(`/v1/recovery?producer=live&kind=settlement&since=${from}`)).body.messages
  expect((await ask(since)).map((one: { type: string }) => one.type)).toEqual([
    'rollback_bet_settlement',
    'bet_settlement',
  ])
  expect(await ask(0)).toHaveLength(3)
  line.clock.now += 3_600_000
  expect(await ask(0)).toHaveLength(2)
})
