import { expect, test } from 'vitest'
import { type Outcome, openOutbox, type Waiting } from './outbox.ts'

const message = (id: string): Waiting => ({ id, text: `söz ${id}`, at: '2026-11-21T12:00:00Z' })

/** A store that outlives the page, and a server that does as told. */
function stage(outcomes: Outcome[] = []) {
  let kept: Waiting[] = []
  const sent: string[] = []
  const waits: number[] = []
  const ports = {
    read: () => structuredClone(kept),
    write: (list: Waiting[]) => {
      kept = structuredClone(list)
    },
    send: async ({ id }: Waiting): Promise<Outcome> => {
      sent.push(id)
      return outcomes.shift() ?? 'said'
    },
    wait: async (tries: number) => {
      waits.push(tries)
    },
  }
  return { ports, sent, waits, kept: () => kept }
}

test('messages go one after another, in the order in which they were typed', async () => {
  const { ports, sent, kept } = stage()
  const outbox = openOutbox(ports)
  for (const id of ['a', 'b', 'c']) outbox.add(message(id))
  expect(outbox.list().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  await outbox.flush()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(kept()).toEqual([])
  // They stay in sight until the conversation that is fetched has them.
  expect(outbox.list().map(({ id, isSaid }) => [id, isSaid])).toEqual([
    ...[
      ['a', true],
      ['b', true],
      ['c', true],
    ],
  ])
})

test('one that did not arrive is sent again under the same id before any later one', async () => {
  const { ports, sent, waits } = stage(['later', 'later', 'said', 'later'])
  const outbox = openOutbox(ports)
  outbox.add(message('a'))
  outbox.add(message('b'))
  await outbox.flush()
  expect(sent).toEqual(['a', 'a', 'a', 'b', 'b'])
  expect(waits).toEqual([1, 2, 1])
})

test('what was typed outlives the page and is sent by the next one', async () => {
  const { ports, sent, kept } = stage()
  const before = openOutbox({ ...ports, send: () => new Promise(() => {}) })
  before.add(message('a'))
  before.close()
  expect(kept()).toMatchObject([{ id: 'a' }])
  await openOutbox(ports).flush()
  expect(sent).toEqual(['a'])
  expect(kept()).toEqual([])
})

test('one that is not taken is kept and marked, and holds no other up; it can be tried or dropped', async () => {
  const { ports, sent, kept } = stage(['never', 'said', 'said'])
  const outbox = openOutbox(ports)
  outbox.add(message('a'))
  outbox.add(message('b'))
  await outbox.flush()
  expect(kept()).toMatchObject([{ id: 'a', hasFailed: true }])
  outbox.retry('a')
  await outbox.flush()
  expect(sent).toEqual(['a', 'b', 'a'])
  expect(kept()).toEqual([])
  outbox.add(message('c'))
  outbox.drop('c')
  expect(kept()).toEqual([])
})

test('two windows lose nothing of each other', async () => {
  const { ports, kept } = stage()
  const slow = { ...ports, send: () => new Promise<Outcome>(() => {}) }
  const [one, two] = [openOutbox(slow), openOutbox(slow)]
  one.add(message('a'))
  two.add(message('b'))
  one.add(message('c'))
  expect(kept().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  two.look()
  expect(two.list()).toHaveLength(3)
})

test('after the player has left nothing more is sent', async () => {
  const { ports, sent } = stage(['later'])
  const outbox = openOutbox(ports)
  outbox.add(message('a'))
  outbox.close()
  await outbox.flush()
  expect(sent).toEqual(['a'])
})
