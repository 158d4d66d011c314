import { expect, test } from 'vitest'
import type { WalletCommand } from '../command.ts'
import { takeBatch } from './take-batch.ts'

const commandOf = (playerId: string, transactionId: string, atomicGroup?: symbol) => ({
  command: { playerId, transactionId, atomicGroup } as WalletCommand,
})
const idsOf = (batch: readonly { command: WalletCommand }[]) =>
  batch.map(({ command }) => command.transactionId)
const NOBODY: ReadonlySet<string> = new Set()

/** One command each of so many players. */
const crowd = (size: number) =>
  Array.from({ length: size }, (_, index) => commandOf(`p${index}`, `t${index}`))

test('a few go as one batch, also where the share would be less', () => {
  const queue = crowd(20)
  expect(takeBatch(queue, NOBODY, 1)).toHaveLength(20)
  expect(queue).toEqual([])
})

test('of many a batch takes its share, and 512 at most', () => {
  const queue = crowd(2_000)
  expect(idsOf(takeBatch(queue, NOBODY, 100))).toEqual(idsOf(crowd(100)))
  expect(takeBatch(queue, NOBODY, 1_900)).toHaveLength(512)
  expect(queue).toHaveLength(1_388)
})

test('whoever is in the batch is in it with all that waits: nobody else may take it', () => {
  const queue = [...crowd(40), commandOf('p0', 'again'), commandOf('p39', 'late')]
  const batch = takeBatch(queue, NOBODY, 35)
  expect(idsOf(batch)).toEqual([...idsOf(crowd(35)), 'again'])
  expect(idsOf(queue)).toEqual(['t35', 't36', 't37', 't38', 't39', 'late'])
  const hot = Array.from({ length: 600 }, (_, index) => commandOf('one', `h${index}`))
  expect(takeBatch(hot, NOBODY, 1)).toHaveLength(512)
})

test('who is busy waits, with what belongs together and all that came after it', () => {
  const pair = Symbol('atomic group')
  const queue = [
    commandOf('busy', 'a'),
    commandOf('free', 'b', pair),
    commandOf('busy', 'c', pair),
    commandOf('free', 'd'),
    commandOf('other', 'e'),
  ]
  expect(idsOf(takeBatch(queue, new Set(['busy']), 100))).toEqual(['e'])
  expect(idsOf(takeBatch(queue, NOBODY, 100))).toEqual(['a', 'b', 'c', 'd'])
})

test('what belongs together is in one batch, however long that makes it', () => {
  const all = Symbol('atomic group')
  const queue = Array.from({ length: 700 }, (_, index) => commandOf(`p${index}`, `t${index}`, all))
  expect(takeBatch(queue, NOBODY, 1)).toHaveLength(700)
})

test('whatever the order and the shares, each command is taken once and each player in order', () => {
  const asked = Array.from({ length: 6_000 }, (_, index) =>
    commandOf(`p${(index * index) % 37}`, `${index}`),
  )
  const queue = [...asked]
  const taken: typeof asked = []
  let busy: ReadonlySet<string> = NOBODY
  for (let share = 1; queue.length > 0; share = (share * 7) % 600) {
    const batch = takeBatch(queue, busy, share)
    expect(batch.some(({ command }) => busy.has(command.playerId))).toBe(false)
    taken.push(...batch)
    busy = new Set(batch.slice(0, 3).map(({ command }) => command.playerId))
  }
  expect(taken).toHaveLength(asked.length)
  const ofPlayer = (list: typeof asked, at: number) =>
    idsOf(list.filter(({ command }) => command.playerId === `p${at}`))
  for (let at = 0; at < 37; at++) expect(ofPlayer(taken, at)).toEqual(ofPlayer(asked, at))
})
