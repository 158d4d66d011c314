import { EventEmitter, once } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDb } from '../../testing/database/database.ts'
import { openProxy } from '../../testing/network/proxy.ts'
import { openLog } from '../log/log.ts'
import { addJob, openJobs, type Tasks } from './jobs.ts'

const log = openLog('silent')
const NOW = new Date(0)
let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
  await (await openJobs({ url: database.url, tasks: {}, log })).close()
})
afterAll(() => database.close())

const add = (name: string, payload: object, key: string, runAt = NOW) =>
  database.db.transaction().execute((tx) => addJob(tx, { name, payload, key, runAt }))
const work = (tasks: Tasks) => openJobs({ url: database.url, tasks, log, pollMs: 50 })
const waiting = async () => {
  const found = await database.pool.query('select key from graphile_worker.jobs order by key')
  return found.rows.map((row) => row.key)
}

test('a job promised in a transaction is done after the commit, by whoever works then', async () => {
  await add('greet', { name: 'Ayşe' }, 'greet:1')
  const done: unknown[] = []
  await new Promise<void>((resolve, reject) => {
    work({
      greet: async (payload) => {
        done.push(payload)
        resolve()
      },
    }).then((jobs) => opened.push(jobs), reject)
  })
  await closeAll()
  expect(done).toEqual([{ name: 'Ayşe' }])
  expect(await waiting()).toEqual([])
})

test('a task that was done as its casino closes is written down as done, 20 times', async () => {
  for (let time = 0; time < 20; time++) {
    await add('greet', {}, `greet:${time}`)
    await new Promise<void>((resolve, reject) => {
      work({ greet: async () => resolve() }).then((jobs) => opened.push(jobs), reject)
    })
    await closeAll()
    expect(await waiting()).toEqual([])
  }
})

test('a job of a transaction that was rolled back is never done', async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await addJob(tx, { name: 'greet', payload: {}, key: 'greet:2', runAt: NOW })
    throw new Error('refused')
  })
  await expect(rolledBack).rejects.toThrow('refused')
  expect(await waiting()).toEqual([])
})

test('the same key waits once, and a job that failed waits to be tried again', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await add('fail', {}, 'fail:1', later)
  await add('fail', {}, 'fail:1')
  expect(await waiting()).toEqual(['fail:1'])
  await new Promise<void>((resolve, reject) => {
    work({
      fail: async () => {
        resolve()
        throw new Error('not yet')
      },
    }).then((jobs) => opened.push(jobs), reject)
  })
  await closeAll()
  expect(await waiting()).toEqual(['fail:1'])
})

test('workers that gave up begin again, and do what waits', async () => {
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create')
  let greeted = () => {}
  const greeting = new Promise<void>((resolve) => {
    greeted = resolve
  })
  const tasks = { greet: async () => greeted() }
  const jobs = await openJobs({ url: database.url, tasks, log, pollMs: 50, events })
  const [{ workerPool }] = await created
  const again = once(events, 'pool:create')
  await workerPool.gracefulShutdown()
  await add('greet', {}, 'greet:again')
  await again
  await greeting
  await jobs.close()
  expect(await waiting()).not.toContain('greet:again')
})

test('O25: where the database falls silent the workers leave it, and go on once it serves again', async () => {
  const proxy = await openProxy(database.url)
  let greeted = () => {}
  const greeting = new Promise<void>((resolve) => {
    greeted = resolve
  })
  const tasks = { greet: async () => greeted() }
  const jobs = await openJobs({ url: proxy.url, tasks, log, pollMs: 50 })
  proxy.fallSilent()
  await add('greet', {}, 'greet:silent')
  proxy.serve()
  await greeting
  await jobs.close()
  expect(await waiting()).not.toContain('greet:silent')
  await proxy.close()
})

const opened: { close: () => Promise<void> }[] = []
async function closeAll() {
  while (opened.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  for (const jobs of opened.splice(0)) await jobs.close()
}
