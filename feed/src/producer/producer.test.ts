import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EventBody } from '../protocol/message.ts'
import { ALIVE, fixtureOf, oddsOf, openTestLine } from '../testing/open-line.ts'
import { digestOf } from './digest.ts'
import { applyMessage, type Image } from './image.ts'

let line: Awaited<ReturnType<typeof openTestLine>>
let company: Awaited<ReturnType<typeof line.open>>
beforeEach(async () => {
  line = await openTestLine()
  company = await line.open()
})
afterEach(async () => {
  await company.close()
  await line.close()
})
const live = () => company.producers.live

const TOLD: EventBody[] = [
  fixtureOf('m1'),
  fixtureOf('m2', { sport: 'basketball' }),
  oddsOf('m1', 1_850),
  { ...oddsOf('m2', 2_100), score: { total: [10, 8], parts: [[10, 8]] } } as EventBody,
  { type: 'bet_stop', event: 'm1', groups: ['corners'], status: -1 },
  oddsOf('m1', 1_900),
  fixtureOf('m3'),
  oddsOf('m3', 3_000),
  { type: 'bet_stop', event: 'm3', groups: ['goals'], status: -1, reason: 'goal' },
]

/** Opens the same database anew, as after a restart. */
async function restart(isKilled = false) {
  if (isKilled) {
    await company.app.close()
    await company.pool.end()
  } else await company.close()
  company = await line.open()
}

test('a snapshot and what is told after it have the company’s digest', async () => {
  await live().tell(TOLD.slice(0, 4))
  const operator = company.operator()
  const { body: snapshot } = await operator.get('/v1/snapshot?producer=live')
  expect(snapshot).toMatchObject({ epoch: live().position().epoch, seq: 4 })
  const image: Image = new Map()
  for (const message of snapshot.messages) applyMessage(image, message)
  const stream = await operator.follow(
    `producer=live&epoch=${snapshot.epoch}&after=${snapshot.seq}`,
  )
  await live().tell(TOLD.slice(4))
  await stream.untilSeq(TOLD.length)
  for (const message of stream.heard) applyMessage(image, message as never)
  const { body: digest } = await operator.get('/v1/digest?producer=live')
  expect(digest).toEqual({ ...live().position(), digest: digestOf(image) })
  expect(digest.digest).not.toBe(digestOf(new Map()))
})

test.each([false, true])(
  'a restart goes on with the same epoch, numbers and image (killed: %s)',
  async (isKilled) => {
    await live().tell(TOLD.slice(0, 5))
    await live().checkpoint()
    await live().tell(TOLD.slice(5))
    const [before, digest] = [live().position(), live().digest()]
    await restart(isKilled)
    expect(live().position()).toEqual(before)
    expect(live().digest()).toEqual(digest)
    expect(live().events().get('m3')?.markets.get('ft.result')?.status).toBe(-1)
    const stream = await company.operator().follow(`producer=live&epoch=${before.epoch}&after=7`)
    await live().tell([ALIVE])
    await stream.untilSeq(TOLD.length + 1)
    expect(stream.seqs()).toEqual([8, 9, 10])
  },
)

test('once its memory is lost another epoch begins, at 1; what is offered stays, and a restart knows it', async () => {
  await live().tell(TOLD)
  const { epoch, digest } = live().digest()
  await live().loseMemory()
  await live().tell([oddsOf('m1', 1_910)])
  expect(live().position()).toEqual({ epoch: expect.not.stringMatching(epoch), seq: 1 })
  expect(live().digest().digest).not.toBe(digest)
  const after = live().digest()
  await restart(true)
  expect(live().digest()).toEqual(after)
})

test('of two processes on one database one stops telling: no number is given twice', async () => {
  const other = await line.open()
  await live().tell([ALIVE])
  await expect(other.producers.live.tell([ALIVE])).rejects.toThrow('another process tells of live')
  await other.app.close()
})

test('events that are forgotten are gone after a restart too', async () => {
  await live().tell(TOLD)
  live().forget(['m2'])
  await restart()
  expect([...live().events().keys()].sort()).toEqual(['m1', 'm3'])
})

test('an event that is handed over is the other producer’s: it is in no snapshot of this one', async () => {
  const { pre } = company.producers
  await pre.tell([fixtureOf('m1'), oddsOf('m1', 1_850), fixtureOf('m2'), oddsOf('m2', 1_500)])
  const handedOver = { key: 'ft.result', line: null, status: -2, prices: [] } as const
  await pre.tell([{ type: 'odds_change', event: 'm1', markets: [handedOver] }])
  expect(pre.snapshot().messages.map(({ event }) => event)).toEqual(['m2', 'm2'])
})

test('a settled market is offered no more; an event that ended is told without prices', async () => {
  await live().tell(TOLD)
  const results = [['1', 1, 0]] as const
  await live().tell([
    {
      type: 'bet_settlement',
      event: 'm1',
      certainty: 1,
      markets: [{ key: 'ft.result', line: null, results }],
      facts: {},
    },
    fixtureOf('m3', { status: 'ended', version: 2 }),
  ])
  const told = live().snapshot().messages
  expect(told.filter(({ event }) => event === 'm3').map(({ type }) => type)).toEqual(['fixture'])
  expect(told.find(({ event, type }) => event === 'm1' && type === 'odds_change')).toMatchObject({
    markets: [],
  })
})
