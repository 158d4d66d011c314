import { afterEach, beforeEach, expect, test } from 'vitest'
import { ALIVE, openTestLine } from '../testing/open-line.ts'

let line: Awaited<ReturnType<typeof openTestLine>>
let company: Awaited<ReturnType<typeof line.open>>
let operator: ReturnType<typeof company.operator>
let stream: Awaited<ReturnType<typeof operator.follow>>
beforeEach(async () => {
  line = await openTestLine()
  company = await line.open()
  operator = company.operator()
  stream = await operator.follow('producer=live')
})
afterEach(async () => {
  await company.close()
  await line.close()
})
const alive = (count = 1) => company.producers.live.tell(Array.from({ length: count }, () => ALIVE))
const begin = async (day: object) => {
  expect((await operator.post('/v1/bad-day', { producer: 'live', ...day })).status).toBe(200)
}

test('gap: messages are numbered and not sent; a recovery has them', async () => {
  await alive()
  await begin({ kind: 'gap', count: 2 })
  await alive(4)
  await stream.untilSeq(5)
  expect(stream.seqs()).toEqual([1, 4, 5])
  const { epoch } = company.producers.live.position()
  await operator.get(`/v1/recovery?producer=live&epoch=${epoch}&after=1&request=r1`)
  await stream.until((all) => all.some(({ type }) => type === 'snapshot_complete'))
  expect(stream.seqs()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
})

test('duplicate: messages come twice', async () => {
  await begin({ kind: 'duplicate', count: 2 })
  await alive(3)
  await stream.untilSeq(3)
  expect(stream.seqs()).toEqual([1, 1, 2, 2, 3])
})

test('disorder: messages come after the one that follows them', async () => {
  await begin({ kind: 'disorder', count: 2 })
  await alive(5)
  await stream.untilSeq(5)
  expect(stream.seqs()).toEqual([2, 1, 4, 3, 5])
})

test('bad-signature: frames are signed by nobody’s key', async () => {
  await begin({ kind: 'bad-signature', count: 1 })
  await alive(2)
  await stream.untilSeq(2)
  expect(stream.seqs()).toEqual([2])
  expect(stream.badFrames).toHaveLength(1)
})

test('silence: nothing is sent for so long, and no recovery is answered', async () => {
  await begin({ kind: 'silence', forMs: 8_000 })
  await alive(3)
  line.clock.now += 7_999
  await alive()
  const { epoch } = company.producers.live.position()
  const asked = await operator.get(`/v1/recovery?producer=live&epoch=${epoch}&after=0&request=r1`)
  expect(asked).toMatchObject({ status: 503, body: { error: 'silent' } })
  line.clock.now += 1
  await alive()
  await stream.untilSeq(5)
  expect(stream.seqs()).toEqual([5])
})

test('late: messages are sent so much later than they were made, in their order', async () => {
  await begin({ kind: 'late', forMs: 2_000, byMs: 6_000 })
  const madeAt = line.clock.now
  await alive()
  line.clock.now += 2_000
  await alive()
  expect(stream.seqs()).toEqual([])
  line.clock.now += 4_000
  await stream.untilSeq(2)
  expect(stream.heard.map(({ seq, ts }) => [seq, ts])).toEqual([
    [1, madeAt],
    [2, madeAt + 2_000],
  ])
})

test('days of the wire end when they are told to', async () => {
  await begin({ kind: 'gap', count: 1_000 })
  await operator.delete('/v1/bad-day')
  await alive(2)
  await stream.untilSeq(2)
  expect(stream.seqs()).toEqual([1, 2])
})

test('a bad day that nobody knows is refused', async () => {
  expect((await operator.post('/v1/bad-day', { kind: 'sunny' })).status).toBe(400)
  expect((await operator.post('/v1/bad-day', { kind: 'gap', count: 0 })).status).toBe(400)
})
