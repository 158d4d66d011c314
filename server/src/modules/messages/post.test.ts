import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../../platform/jobs.ts'
import { openLog } from '../../platform/log.ts'
import { openSeal } from '../../platform/seal.ts'
import { type House, openHouse } from '../../testing/house.ts'
import type { Letter, Letters } from './letter.ts'
import { letterTasks, openPost } from './post.ts'
import { NotSent, type Outgoing, type Sender } from './sender.ts'

const CODE: Letter = {
  ...{ playerId: null, to: '+905321112233', subject: null, code: '481516', demoBox: '' },
  text: 'Zar kodun: 481516.',
}
const NEWS: Letter = {
  ...{ playerId: null, to: 'isil.ozturk@ornek.example', code: null, demoBox: '' },
  ...{ subject: 'Şifren değişti', text: 'Az önce değişti.' },
}
const seal = openSeal(
  { keys: new Map([[1, randomBytes(32)]]), current: 1, indexKey: randomBytes(32) },
  { token: (bytes: number) => randomBytes(bytes).toString('base64url') } as never,
)

let house: House
let letters: Letters
const lines: string[] = []
const log = openLog(
  'trace',
  new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
)
beforeAll(async () => {
  house = await openHouse()
  await (await openJobs({ url: house.url, tasks: {}, log })).close()
  letters = openPost({ ...house, seal })
})
beforeEach(async () => {
  // The worker waits by the real clock.
  house.clock.set(new Date())
  lines.length = 0
  await house.pool.query('delete from graphile_worker._private_jobs')
})
afterAll(() => house.close())

const promised = (letter: Letter, channel: 'sms' | 'mail' = 'sms') =>
  house.db.transaction().execute((tx) => letters[channel].send(tx, letter))

type Waiting = { payload: unknown; key: string; run_at: Date }
/** What waits in the queue, payload and all. */
async function waiting(): Promise<Waiting[]> {
  const { rows } = await house.pool.query<Waiting>(
    `select payload, job.key, run_at from graphile_worker._private_jobs job order by id`,
  )
  return rows
}

/** A gateway that fails as often as it is told to. */
function gateway(failures = 0) {
  const taken: Outgoing[] = []
  let tries = 0
  const sender: Sender = {
    send: async (letter) => {
      tries += 1
      if (tries <= failures) throw new NotSent('answered 500')
      taken.push(letter)
    },
  }
  return { taken, sender, tries: () => tries }
}

/** Does all that waits, whenever it is due, until nothing waits any more. */
async function carryAll(sender: Sender): Promise<void> {
  const tasks = letterTasks({ ...house, log, seal, senders: { sms: sender, mail: sender } })
  for (let job = (await waiting())[0]; job; job = (await waiting())[0]) {
    await house.pool.query('delete from graphile_worker._private_jobs where key = $1', [job.key])
    await tasks.send_letter?.(job.payload)
  }
}

test('the worker carries a letter to its gateway once, after the commit', async () => {
  await promised(CODE)
  const { sender, taken, tries } = gateway()
  const tasks = letterTasks({ ...house, log, seal, senders: { sms: sender, mail: sender } })
  const sent = new Promise<void>((resolve) => {
    tasks.send_letter = wrapped(tasks.send_letter, resolve)
  })
  const jobs = await openJobs({ url: house.url, tasks, log })
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
  const rolledBack = house.db.transaction().execute(async (tx) => {
    await letters.sms.send(tx, CODE)
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  expect(await waiting()).toEqual([])
})

test('a code that the gateway took is sent once; one that it did not, once more, by the same number', async () => {
  const well = gateway()
  await promised(CODE)
  await carryAll(well.sender)
  expect(well.tries()).toBe(1)

  const shaky = gateway(1)
  await promised(CODE)
  const [first] = await waiting()
  await carryAll(shaky.sender)
  expect(shaky.tries()).toBe(2)
  expect(shaky.taken).toHaveLength(1)
  expect(first?.payload).toMatchObject({ id: shaky.taken[0]?.id })
})

test('after the second failure it is given up, and the operator can read why', async () => {
  const dead = gateway(99)
  await promised(CODE)
  await carryAll(dead.sender)
  expect(dead.tries()).toBe(2)
  const levels = lines.map((line) => JSON.parse(line) as { level: unknown; msg: string })
  expect(levels.map(({ msg }) => msg)).toEqual(['letter not sent, one more try', 'letter given up'])
  expect(lines[1]).toContain('answered 500')
})

test('LOG-03: no log line has the code, a word of the letter or the whole address', async () => {
  for (const failures of [0, 1, 2]) {
    await promised(CODE)
    await promised(NEWS, 'mail')
    await carryAll(gateway(failures).sender)
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
  const { rows } = await house.pool.query('select job::text from graphile_worker._private_jobs job')
  const copy = JSON.stringify([rows, await waiting()])
  for (const secret of ['481516', '5321112', 'isil', 'ornek']) expect(copy).not.toContain(secret)
})

test('a code that nobody was there to send is dropped once it is dead; other letters wait a day', async () => {
  const { sender, taken } = gateway()
  await promised(CODE)
  await promised(NEWS, 'mail')
  house.clock.advance(10 * 60_000 + 1)
  await carryAll(sender)
  expect(taken.map(({ to }) => to)).toEqual([NEWS.to])
})

test('AUT-04: what is for nobody leaves the same trace, and goes to nobody', async () => {
  const { sender, tries } = gateway()
  await promised({ ...CODE, to: '' }, 'mail')
  expect(await waiting()).toHaveLength(1)
  await carryAll(sender)
  expect(tries()).toBe(0)
  expect(await waiting()).toEqual([])
})

test('letters of one channel go one after the other, so that a stalled gateway holds up no payment', async () => {
  await promised(CODE)
  await promised(CODE)
  await promised(NEWS, 'mail')
  const { rows } = await house.pool.query(
    'select queue_name, count(*)::int as jobs from graphile_worker.jobs group by 1 order by 1',
  )
  expect(rows).toEqual([
    { queue_name: 'letters-mail', jobs: 1 },
    { queue_name: 'letters-sms', jobs: 2 },
  ])
})
