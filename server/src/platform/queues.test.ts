import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeatEvery, semaphore, serialByKey, singleFlight } from './queues.ts'
import { Refusal } from './refusal.ts'

/** Work that runs until it is let go, and tells that it has begun. */
function openWork(begun: string[] = []) {
  const letGo = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => letGo.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => letGo.get(name)?.() }
}

/** Until whatever can begin has begun. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('serialByKey: one key’s work is done one at a time, in order, and a failure stops nothing', async () => {
  const serial = serialByKey()
  const done: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await settle()
    running -= 1
    if (name === 'b') throw new Error(name)
    done.push(name)
    return name
  }
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => serial('p', work(name))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a', 'c'])
})

test('serialByKey: whoever comes as the last one of a key ends still waits for it', async () => {
  const serial = serialByKey()
  let running = 0
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    await settle()
    running -= 1
  }
  const comers = Array.from({ length: 20 }, async (_, after) => {
    for (let ticks = 0; ticks < after; ticks += 1) await Promise.resolve()
    for (let times = 0; times < 5; times += 1) await serial('p', work)
  })
  await Promise.all(comers)
})

test('S9: a slow order holds up no other, whatever their keys', async () => {
  const serial = serialByKey({ atOnce: 4 })
  const { work, end } = openWork()
  const slow = serial('slow', work('slow'))
  const behind = serial('slow', work('behind'))
  const others = Array.from({ length: 100 }, (_, index) => `order ${index}`)
  const done = await Promise.all(others.map((key) => serial(key, async () => key)))
  expect(done).toEqual(others)
  end('slow')
  expect(await slow).toBe('slow')
  await settle()
  end('behind')
  expect(await behind).toBe('behind')
})

test('serialByKey: at most so many keys are worked on at once, and one key takes one place', async () => {
  const serial = serialByKey({ atOnce: 2 })
  const { begun, work, end } = openWork()
  const all = ['a', 'a again', 'b', 'c'].map((name) => serial(name.slice(0, 1), work(name)))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'a again'])
  end('c')
  end('a again')
  await Promise.all(all)
})

test('serialByKey: what runs and waits is bounded, and there is room again once some ended', async () => {
  const serial = serialByKey({ inQueueMax: 2 })
  const { work, end } = openWork()
  const first = serial('a', work('first'))
  const second = serial('a', async () => 'second')
  await expect(serial('b', async () => 'third')).rejects.toThrow('the queue is full')
  await settle()
  end('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await serial('b', async () => 'third')).toBe('third')
})

test('semaphore: so many at once, the others in order, and a failure gives its place back', async () => {
  const limit = semaphore(2)
  const { begun, work, end } = openWork()
  const failing = limit(async () => {
    await work('failing')()
    throw new Error('failed')
  })
  const others = ['a', 'b', 'c'].map((name) => limit(work(name)))
  await settle()
  expect(begun).toEqual(['failing', 'a'])
  end('failing')
  await expect(failing).rejects.toThrow('failed')
  await settle()
  expect(begun).toEqual(['failing', 'a', 'b'])
  end('b')
  await settle()
  expect(begun).toEqual(['failing', 'a', 'b', 'c'])
  end('a')
  end('c')
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c'])
})

test('semaphore: who would wait behind 500 is refused', async () => {
  const limit = semaphore(1)
  const { work, end } = openWork()
  const running = limit(work('running'))
  const waiting = Array.from({ length: 500 }, (_, index) => limit(async () => index))
  await expect(limit(async () => 'late')).rejects.toEqual(new Refusal('too_many_attempts'))
  await settle()
  end('running')
  await running
  expect((await Promise.all(waiting)).at(-1)).toBe(499)
})

test('singleFlight: equal calls at once are one, others and later ones are their own', async () => {
  const { begun, work, end } = openWork()
  const ask = singleFlight(({ name }: { name: string }) => work(name)())
  const both = [ask({ name: 'a' }), ask({ name: 'a' })]
  const other = ask({ name: 'b' })
  expect(begun).toEqual(['a', 'b'])
  end('a')
  expect(await Promise.all(both)).toEqual(['a', 'a'])
  const later = ask({ name: 'a' })
  expect(begun).toEqual(['a', 'b', 'a'])
  end('a')
  end('b')
  expect(await Promise.all([later, other])).toEqual(['a', 'b'])
})

test('repeatEvery: never twice at once, on after a failure, and closing waits for what runs', async () => {
  const failed: unknown[] = []
  const { begun, work, end } = openWork()
  const repeated = repeatEvery(1, {
    work: async () => {
      await work(`run ${begun.length}`)()
      throw new Error(`failure ${failed.length}`)
    },
    onFailed: (error) => failed.push(error),
  })
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(1)
  }
  await until(() => begun.length === 1)
  await sleep(20)
  expect(begun).toEqual(['run 0'])
  end('run 0')
  await until(() => begun.length === 2)
  expect(failed).toEqual([new Error('failure 0')])
  let isClosed = false
  const closing = repeated.close().then(() => {
    isClosed = true
  })
  await settle()
  expect(isClosed).toBe(false)
  end('run 1')
  await closing
  expect(failed).toHaveLength(2)
  await sleep(20)
  expect(begun).toHaveLength(2)
})
