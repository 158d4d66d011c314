import { afterEach, beforeEach, expect, test } from 'vitest'
import { ALIVE, fixtureOf, oddsOf, openTestLine } from '../testing/open-line.ts'
import { KEY } from '../testing/operator.ts'

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

test('messages are numbered from 1 without a hole, and each frame is signed', async () => {
  const stream = await operator.follow('producer=live')
  await alive(2)
  await live().tell([fixtureOf('m1'), oddsOf('m1', 1_850)])
  await stream.untilSeq(4)
  expect(stream.seqs()).toEqual([1, 2, 3, 4])
  expect(stream.badFrames).toEqual([])
  const { epoch } = live().position()
  expect(stream.heard[0]).toEqual({
    v: 1,
    producer: 'live',
    epoch,
    seq: 1,
    ts: line.clock.now,
    ...ALIVE,
  })
  expect(stream.heard[3]).toMatchObject({ type: 'odds_change', event: 'm1' })
})

test('the two producers count by themselves, in epochs of their own', async () => {
  const [pre, other] = [
    await operator.follow('producer=pre'),
    await operator.follow('producer=live'),
  ]
  await company.producers.pre.tell([ALIVE, ALIVE])
  await alive(1)
  await pre.untilSeq(2)
  await other.untilSeq(1)
  expect(other.heard).toHaveLength(1)
  expect(pre.heard[0]?.epoch).not.toBe(other.heard[0]?.epoch)
})

test('a stream resumes after the number that it names, and goes on without a hole', async () => {
  await alive(5)
  const { epoch } = live().position()
  const following = operator.follow(`producer=live&epoch=${epoch}&after=2`)
  const telling = alive(3)
  const stream = await following
  await telling
  await alive(1)
  await stream.untilSeq(9)
  expect(stream.seqs()).toEqual([3, 4, 5, 6, 7, 8, 9])
})

test('410: another epoch, a number that was never told, and what is older than the window', async () => {
  await alive(3)
  const { epoch } = live().position()
  await expect(operator.follow('producer=live&epoch=other&after=1')).rejects.toThrow('410')
  await expect(operator.follow(`producer=live&epoch=${epoch}&after=4`)).rejects.toThrow('410')
  line.clock.now += 10 * 60_000 + 1
  await expect(operator.follow(`producer=live&epoch=${epoch}&after=1`)).rejects.toThrow('410')
  const atTheEnd = await operator.follow(`producer=live&epoch=${epoch}&after=3`)
  await atTheEnd.close()
})

test('a stream whose request is not signed is refused, and counted', async () => {
  const stranger = company.operator({ ...KEY, secret: 'somebody else’s secret, long enough too' })
  await expect(stranger.follow('producer=live')).rejects.toThrow('401')
  await expect(
    company.operator({ id: 'nobody', secret: KEY.secret }).follow('producer=live'),
  ).rejects.toThrow('401')
  expect((await operator.get('/v1/status')).body.refused).toBe(2)
})

test('during a change of keys both are valid; one that is taken out ends its streams', async () => {
  const next = { id: 'two', secret: 'the next secret of the feed, long enough' }
  line.keys.held.set(next.id, next.secret)
  const before = await operator.follow('producer=live')
  const after = await company.operator(next).follow('producer=live')
  await alive(1)
  await before.untilSeq(1)
  await after.untilSeq(1)
  line.keys.held.delete(KEY.id)
  await alive(1)
  await after.untilSeq(2)
  expect(await before.closed).toBe(4001)
  expect(before.seqs()).toEqual([1])
  expect((await operator.get('/v1/status')).status).toBe(401)
  expect((await company.operator(next).get('/v1/status')).status).toBe(200)
})

test('whoever reads too slowly is told that it is not subscribed', async () => {
  const stream = await operator.follow('producer=live')
  stream.pause()
  await live().tell([fixtureOf('m1')])
  const wide = { ...oddsOf('m1', 1_850), stats: { ['x'.repeat(1_000_000)]: [0, 0] as const } }
  for (let n = 0; n < 40; n++) await live().tell([wide])
  await alive(1)
  const { seq } = live().position()
  const slow = stream.until((all) => all.find((one) => one.subscribed === false))
  stream.resume()
  expect((await slow).seq).toBe(seq)
})
