import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFieldCipher } from '../../platform/encryption/field-cipher.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { openLog } from '../../platform/log/log.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { type Gateway, type GatewayMessage, NotSent } from './gateways/gateway.ts'
import type { OutboundMessage, OutboundMessages } from './outbound-message.ts'
import { openOutboundQueue, outboundTasks } from './outbound-queue.ts'

const CODE: OutboundMessage = {
  playerId: null,
  to: '+905321112233',
  subject: null,
  code: '481516',
  caller: null,
  text: 'Zar kodun: 481516.',
}
const NEWS: OutboundMessage = {
  playerId: null,
  to: 'isil.ozturk@ornek.example',
  code: null,
  caller: null,
  subject: 'Şifren değişti',
  text: 'Az önce değişti.',
}
const fieldCipher = openFieldCipher(
  { keys: new Map([[1, randomBytes(32)]]), current: 1, indexKey: randomBytes(32) },
  { token: (bytes: number) => randomBytes(bytes).toString('base64url') } as never,
)

let casino: TestCasino
let messages: OutboundMessages
const lines: string[] = []
const log = openLog(
  'trace',
  new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
)
beforeAll(async () => {
  casino = await openTestCasino()
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
  messages = openOutboundQueue({ ...casino, fieldCipher })
})
beforeEach(async () => {
  // The worker waits by the real clock.
  casino.clock.set(new Date())
  lines.length = 0
  await casino.pool.query('delete from graphile_worker._private_jobs')
})
afterAll(() => casino.close())

const promised = (message: OutboundMessage, channel: 'sms' | 'mail' = 'sms') =>
  casino.db.transaction().execute((tx) => messages[channel].send(tx, message))

type Waiting = { payload: unknown; key: string; run_at: Date }
/** What waits in the queue, payload and all. */
async function waiting(): Promise<Waiting[]> {
  const { rows } = await casino.pool.query<Waiting>(
    `select payload, job.key, run_at from graphile_worker._private_jobs job order by id`,
  )
  return rows
}

/** A gateway that fails as often as it is told to. */
function openGateway(failures = 0) {
  const taken: GatewayMessage[] = []
  let tries = 0
  const gateway: Gateway = {
    send: async (message) => {
      tries += 1
      if (tries <= failures) throw new NotSent('answered 500')
      taken.push(message)
    },
  }
  return { taken, gateway, tries: () => tries }
}

/** Does all that waits, whenever it is due, until nothing waits any more. */
async function deliverAll(gateway: Gateway): Promise<void> {
  const tasks = outboundTasks({
    ...casino,
    log,
    fieldCipher,
    gateways: { sms: gateway, mail: gateway },
  })
  for (let job = (await waiting())[0]; job; job = (await waiting())[0]) {
    await casino.pool.query('delete from graphile_worker._private_jobs where key = $1', [job.key])
    await tasks.send_letter?.(job.payload)
  }
}

test('the worker carries a message to its gateway once, after the commit', async () => {
  await promised(CODE)
  const { gateway, taken, tries } = openGateway()
  const tasks = outboundTasks({
    ...casino,
    log,
    fieldCipher,
    gateways: { sms: gateway, mail: gateway },
  })
  const sent = new Promise<void>((resolve) => {
    tasks.send_letter = wrapped(tasks.send_letter, resolve)
  })
  const jobs = await openJobs({ url: casino.url, tasks, log })
  await sent
  await jobs.close()
  expect(taken).toMatchObject([{ to: CODE.to, subject: null, text: CODE.text }])
  expect(tries()).toBe(1)
})

const wrapped =
  (task: ((payload: unknown) => Promise<void>) | undefined, done: () => void) =>
  async (payload: unknown) => {
    await task?.(payload)
    done()
  }

test('what is rolled back is never sent', async () => {
  const rolledBack = casino.db.transaction().execute(async (tx) => {
    await messages.sms.send(tx, CODE)
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  expect(await waiting()).toEqual([])
})

test('a code that the gateway took is sent once; one that it did not, once more, by the same number', async () => {
  const well = openGateway()
  await promised(CODE)
  await deliverAll(well.gateway)
  expect(well.tries()).toBe(1)

  const shaky = openGateway(1)
  await promised(CODE)
  const [first] = await waiting()
  await deliverAll(shaky.gateway)
  expect(shaky.tries()).toBe(2)
  expect(shaky.taken).toHaveLength(1)
  expect(first?.payload).toMatchObject({ id: shaky.taken[0]?.id })
})

test('after the second failure it is given up, and the operator can read why', async () => {
  const dead = openGateway(99)
  await promised(CODE)
  await deliverAll(dead.gateway)
  expect(dead.tries()).toBe(2)
  const levels = lines.map((line) => JSON.parse(line) as { level: unknown; msg: string })
  expect(levels.map(({ msg }) => msg)).toEqual([
    'message not sent, one more try',
    'message given up',
  ])
  expect(lines[1]).toContain('answered 500')
})

test('LOG-03: no log line has the code, a word of the message or the whole address', async () => {
  for (const failures of [0, 1, 2]) {
    await promised(CODE)
    await promised(NEWS, 'mail')
    await deliverAll(openGateway(failures).gateway)
  }
  const logged = lines.join('')
  expect(logged).toContain('+90•••33')
  expect(logged).toContain('i•••@ornek.example')
  for (const secret of ['481516', '5321112', 'isil', 'ozturk', NEWS.text, 'Şifren'])
    expect(logged.includes(secret), secret).toBe(false)
})

test('PRV-04: a copy of the database tells neither the code nor whom it is for', async () => {
  await promised(CODE)
  await promised(NEWS, 'mail')
  const { rows } = await casino.pool.query(
    'select job::text from graphile_worker._private_jobs job',
  )
  const copy = JSON.stringify([rows, await waiting()])
  for (const secret of ['481516', '5321112', 'isil', 'ornek']) expect(copy).not.toContain(secret)
})

test('a code that nobody was there to send is dropped once it is dead; other messages wait a day', async () => {
  const { gateway, taken } = openGateway()
  await promised(CODE)
  await promised(NEWS, 'mail')
  casino.clock.advance(10 * 60_000 + 1)
  await deliverAll(gateway)
  expect(taken.map(({ to }) => to)).toEqual([NEWS.to])
})

test('AUT-04: what is for nobody leaves the same trace, and goes to nobody', async () => {
  const { gateway, tries } = openGateway()
  await promised({ ...CODE, to: '' }, 'mail')
  expect(await waiting()).toHaveLength(1)
  await deliverAll(gateway)
  expect(tries()).toBe(0)
  expect(await waiting()).toEqual([])
})

test('messages of one channel go one after the other, so that a stalled gateway holds up no payment', async () => {
  await promised(CODE)
  await promised(CODE)
  await promised(NEWS, 'mail')
  const { rows } = await casino.pool.query(
    'select queue_name, count(*)::int as jobs from graphile_worker.jobs group by 1 order by 1',
  )
  expect(rows).toEqual([
    { queue_name: 'letters-mail', jobs: 1 },
    { queue_name: 'letters-sms', jobs: 2 },
  ])
})
