import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process that says what it does, and works until it is told to stop. */
const PROCESS = `
  import { once } from 'node:events'
  import { oneAtATime } from './scripts/start/one-instance.ts'
  const work = async () => {
    console.log('works')
    await once(process.stdin, 'data')
    console.log('is done')
  }
  await oneAtATime(process.argv[1], { work, onWait: () => console.log('waits') })
  process.exit()`

function start(name: string) {
  const options = ['--import', 'tsx', '--input-type=module', '-e', PROCESS, name]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  started.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    says: async () => (await lines.next()).value,
    stop: () => child.stdin.write('stop\n'),
    kill: () => child.kill('SIGKILL'),
  }
}

test('of three at once one works, the others say that they wait, and each has its turn alone', async () => {
  const name = randomUUID()
  const first = start(name)
  expect(await first.says()).toBe('works')
  const others = [start(name), start(name)]
  for (const other of others) expect(await other.says()).toBe('waits')
  first.stop()
  expect(await first.says()).toBe('is done')
  const next = others.map((other) => ({ other, said: other.says() }))
  const second = await Promise.race(next.map(async (one) => ({ ...one, word: await one.said })))
  expect(second.word).toBe('works')
  second.other.stop()
  expect(await second.other.says()).toBe('is done')
  const third = next.find(({ other }) => other !== second.other)
  expect(await third?.said).toBe('works')
})

test('whoever is killed in the midst of it keeps nobody waiting: neither those who wait nor who comes later', async () => {
  const name = randomUUID()
  const first = start(name)
  expect(await first.says()).toBe('works')
  const second = start(name)
  expect(await second.says()).toBe('waits')
  first.kill()
  expect(await second.says()).toBe('works')
  second.kill()
  expect(await second.says()).toBeUndefined()
  expect(await start(name).says()).toBe('works')
})

test('another name is another turn', async () => {
  const [one, other] = [start(randomUUID()), start(randomUUID())]
  expect(await one.says()).toBe('works')
  expect(await other.says()).toBe('works')
})
