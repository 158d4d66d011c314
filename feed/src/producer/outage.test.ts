import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAfter } from '../store/journal.ts'
import { fixtureOf, oddsOf, openTestLine } from '../testing/open-line.ts'

let line: Awaited<ReturnType<typeof openTestLine>>
let company: Awaited<ReturnType<typeof line.open>>
beforeEach(async () => {
  line = await openTestLine()
  company = await line.open()
})
afterEach(async () => {
  expect(line.failures).toEqual([])
  await company.close()
  await line.close()
})
const live = () => company.producers.live
const PRICES = Array.from({ length: 30 }, (_, n) => 1_500 + 10 * n)

test('connections that are killed again and again cost no message and no number, and nothing is told twice', async () => {
  const stream = await company.operator().follow('producer=live')
  await live().tell([fixtureOf('m1')])
  for (const [n, price] of PRICES.entries()) {
    const telling = live().tell([oddsOf('m1', price)])
    if (n % 2 === 0) await line.database.kill()
    await telling
  }
  await stream.untilSeq(PRICES.length + 1)
  expect(stream.seqs()).toEqual([0, ...PRICES.keys()].map((_, at) => at + 1))
  const heard = stream.heard.flatMap(({ markets }) => markets?.[0].prices[0][1] ?? [])
  expect(heard).toEqual(PRICES)
  const { epoch } = live().position()
  const stored = await readAfter(company.pool, 'live', { epoch, seq: 0 })
  expect(stored.map(({ seq }) => seq)).toEqual(stream.seqs())
  const other = await line.open()
  expect(other.producers.live.digest()).toEqual(live().digest())
  await other.app.close()
})

test('while the database takes nobody in no sign of life is told, what is known is answered, and then it goes on', async () => {
  const operator = company.operator()
  const stream = await operator.follow('producer=live')
  await live().tell([fixtureOf('m1'), oddsOf('m1', 1_850)])
  company.start()
  await stream.untilSeq(4)
  await line.database.kill({ isShut: true })
  const tries = vi.spyOn(company.pool, 'query')
  const telling = live().tell([oddsOf('m1', 1_900)])
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(8), 60_000)
  // All that was heard was stored before, and nothing of after: the last sign of life is not repeated.
  const heard = stream.heard.length
  expect(heard).toBe(live().position().seq)
  const { body: snapshot } = await operator.get('/v1/snapshot?producer=live')
  expect(snapshot.messages.at(-1).markets[0].prices[0]).toEqual(['1', 1_850, 500_000])
  expect(await operator.get('/v1/digest?producer=live')).toMatchObject({ status: 200 })
  const { epoch } = live().position()
  const asked = `/v1/recovery?producer=live&epoch=${epoch}&after=1&request=r1`
  expect(await operator.get(asked)).toMatchObject({ status: 503, body: { error: 'database_away' } })
  expect((await fetch(`${company.address}/ready`)).status).toBe(503)
  expect((await fetch(`${company.address}/live`)).status).toBe(200)
  expect(stream.heard).toHaveLength(heard)

  await line.database.kill({ isShut: false })
  await telling
  await stream.until(
    (all) =>
      all.findLast(({ type }) => type === 'alive')?.seq === all.length && all.length > heard + 1,
  )
  const { length } = stream.heard
  expect(stream.seqs()).toEqual(Array.from({ length }, (_, at) => at + 1))
  expect(stream.heard.filter(({ type }) => type === 'odds_change')).toHaveLength(2)
})

test('of two processes one still stops where the database was away meanwhile', async () => {
  const other = await line.open()
  await live().tell([fixtureOf('m1')])
  await line.database.kill()
  const late = other.producers.live.tell([fixtureOf('m2')])
  await expect(late).rejects.toThrow('another process tells of live')
  await other.app.close()
})
