import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { noteProcess, seeOff } from './leftovers.ts'
import { freePort } from './port.ts'
import { type Service, startService } from './service.ts'

/** Ready at once, until it is told to end; without its folder it cannot begin. */
const ENTRY = `
  import { existsSync } from 'node:fs'
  import http from 'node:http'
  if (!existsSync(process.env.NEEDED)) {
    console.error('What it needs is not there.')
    process.exit(3)
  }
  http.createServer((_, reply) => reply.end()).listen(Number(process.env.PORT), 'localhost')
  process.on('SIGTERM', () => process.exit(0))
`
const PACE = { firstMs: 1, mostMs: 20, steadyMs: 60_000 }

let folder: string
let started: Service[]
let said: string[]
let start: () => Service
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-keep-'))
  const entry = path.join(folder, 'entry.ts')
  writeFileSync(entry, ENTRY)
  const port = await freePort()
  started = []
  said = []
  start = () => {
    const environment = { PORT: `${port}`, NEEDED: entry }
    const url = `http://localhost:${port}`
    const service = startService({ name: 'casino', entry, url, logFolder: folder, environment })
    started.push(service)
    return service
  }
  onTestFinished(async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await Promise.all(started.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true })
  })
})

const tell = (sentence: string) => void said.push(sentence)
const expectSaid = (sentences: string[]) => expect.poll(() => said).toEqual(sentences)

test('O6: a service that ends is started again, and a sentence says so', async () => {
  const kept = keepRunning(start, { tell, pace: PACE })
  await kept.ready
  started[0]?.child.kill('SIGKILL')
  const again = 'The casino serves again.'
  const ended = 'The casino ended unexpectedly (SIGKILL); it is started again.'
  await expectSaid([ended, again])
  started[1]?.child.kill('SIGKILL')
  await expectSaid([ended, again, ended, again])
  await kept.stop()
  expect(started.map(({ child }) => child.exitCode)).toEqual([null, null, 0])
  expect(said).toHaveLength(4)
})

test('O6: one that cannot begin again is tried until it can, and stopped while it is tried', async () => {
  const kept = keepRunning(start, { tell, pace: PACE })
  await kept.ready
  rmSync(path.join(folder, 'entry.ts'))
  started[0]?.child.kill('SIGKILL')
  await expect.poll(() => started.length).toBeGreaterThan(3)
  writeFileSync(path.join(folder, 'entry.ts'), ENTRY)
  await expect.poll(() => said.at(-1)).toBe('The casino serves again.')
  rmSync(path.join(folder, 'entry.ts'))
  started.at(-1)?.child.kill('SIGKILL')
  const before = started.length
  await expect.poll(() => started.length).toBeGreaterThan(before)
  await kept.stop()
  expect(started.at(-1)?.child.exitCode ?? started.at(-1)?.child.signalCode).not.toBeNull()
})

test('O13: its last words are of this start alone', async () => {
  writeFileSync(path.join(folder, 'casino.log'), 'The words of an earlier run.\n')
  const lacking = () =>
    startService({
      name: 'casino',
      entry: path.join(folder, 'entry.ts'),
      url: '',
      logFolder: folder,
      environment: { NEEDED: '/nowhere' },
    })
  await expect(keepRunning(lacking, { tell }).ready).rejects.toThrow(
    'The casino stopped while starting. Its last words:\nWhat it needs is not there.',
  )
})

test('O4: what a start that was killed left is waited for, and ended; another program is not', async () => {
  const left = start()
  noteProcess(folder, 'casino', left.child.pid)
  noteProcess(folder, 'start', process.pid)
  await seeOff(folder, ['casino'], tell)
  expect({ said, code: left.child.exitCode }).toEqual({ said: [], code: null })

  writeFileSync(path.join(folder, 'processes', 'start'), `${process.pid} another`)
  writeFileSync(path.join(folder, 'processes', 'arcade'), `${process.pid} another`)
  const seen = seeOff(folder, ['casino', 'arcade'], tell)
  expect(said).toEqual(['The casino of a start that was killed is closing; it is waited for.'])
  left.child.kill('SIGKILL')
  await seen
  expect(existsSync(path.join(folder, 'processes', 'casino'))).toBe(false)
})

test('O4: one that is stopped while it starts is ended', async () => {
  writeFileSync(path.join(folder, 'entry.ts'), 'setInterval(() => {}, 1_000)')
  const kept = keepRunning(start, { tell, pace: PACE })
  const notReady = expect(kept.ready).rejects.toThrow('stopped while starting')
  await kept.stop()
  await notReady
  expect(started).toHaveLength(1)
  expect(started[0]?.child.signalCode).toBe('SIGTERM')
})
