import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Input,
  KEPT_MAX,
  RECOVERIES_MAX,
  RECOVERIES_WITHIN_MS,
  type Sequence,
  startAt,
  step,
} from './sequence.ts'

const NOW_MS = 1_732_300_000_000
const EPOCH = '7f3a'

/** A stream that stands open at a number, and the words of the reference for what is done. */
function openStream(last: number) {
  const kept = new Set<number>()
  let now: Sequence = { ...startAt({ epoch: EPOCH, seq: last }), phase: 'open' }
  const take = (input: Input): Action[] => {
    const [next, actions] = step(now, input, kept)
    now = next
    if (input.kind === 'frame' && actions.some((action) => action.do === 'keep')) {
      kept.add(input.frame.seq)
    }
    const through = Math.max(0, ...actions.map((one) => (one.do === 'apply' ? one.through : 0)))
    for (const seq of kept) if (seq <= through) kept.delete(seq)
    return actions
  }
  const frame = (epoch: string, seq: number | 'snapshot_complete', nowMs = NOW_MS) => {
    const isComplete = seq === 'snapshot_complete'
    const numbered = { epoch, seq: isComplete ? (now.last?.seq ?? 0) : seq, isComplete }
    const actions = take({ kind: 'frame', frame: numbered, nowMs })
    return inWords(actions, numbered.seq)
  }
  return { take, frame, kept, now: () => now }
}

function inWords(actions: readonly Action[], seq: number): string {
  const words = actions.map((action) => {
    if (action.do === 'apply') return `apply ${range(seq, action.through)}`
    if (action.do === 'keep') return `keep ${seq}`
    if (action.do === 'suspend') return 'suspend producer'
    if (action.do === 'recover') return `ask recovery after=${action.after}`
    if (action.do === 'image') return 'drop prices, snapshot'
    return action.do
  })
  return words.join(', ')
}
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).join(', ')

describe('the order of a stream, by the known answers', () => {
  test.each([
    { last: 10, frames: [11, 12], actions: ['apply 11', 'apply 12'] },
    { last: 10, frames: [10, 9, 11], actions: ['drop', 'drop', 'apply 11'] },
    {
      last: 10,
      frames: [13, 14, 11, 12, 'snapshot_complete' as const],
      actions: [
        'suspend producer, ask recovery after=10, keep 13',
        'keep 14',
        'apply 11',
        'apply 12, 13, 14',
        'open',
      ],
    },
  ])('$frames after $last', ({ last, frames, actions }) => {
    const stream = openStream(last)
    expect(frames.map((seq) => stream.frame(EPOCH, seq))).toEqual(actions)
  })

  test('another epoch: all is read anew, then what follows it is asked for', () => {
    const stream = openStream(10)
    expect(stream.frame('9c01', 1)).toBe('suspend producer, drop prices, snapshot')
    expect(stream.frame('9c01', 2)).toBe('drop')
    const at = { epoch: '9c01', seq: 7 }
    expect(inWords(stream.take({ kind: 'image', at, nowMs: NOW_MS }), 0)).toBe(
      'ask recovery after=7',
    )
    expect(stream.frame('9c01', 8)).toBe('apply 8')
    expect(stream.frame('9c01', 'snapshot_complete')).toBe('open')
  })

  test('what is missing is older than the company keeps: all is read anew', () => {
    const stream = openStream(10)
    stream.frame(EPOCH, 12)
    expect(inWords(stream.take({ kind: 'gone' }), 0)).toBe('drop prices, snapshot')
  })

  test('silence: suspended, connected anew, recovered, open at its end', () => {
    const stream = openStream(10)
    expect(inWords(stream.take({ kind: 'lost', why: 'silence' }), 0)).toBe(
      'suspend producer, reconnect',
    )
    expect(inWords(stream.take({ kind: 'ask', nowMs: NOW_MS }), 0)).toBe('ask recovery after=10')
    expect(stream.frame(EPOCH, 'snapshot_complete')).toBe('open')
  })
})

test('no second recovery runs beside one, and a hole that is left is asked for again', () => {
  const stream = openStream(10)
  stream.frame(EPOCH, 13)
  expect(stream.take({ kind: 'ask', nowMs: NOW_MS })).toEqual([])
  expect(stream.frame(EPOCH, 11)).toBe('apply 11')
  expect(stream.frame(EPOCH, 'snapshot_complete')).toBe('ask recovery after=11')
  expect(stream.frame(EPOCH, 12)).toBe('apply 12, 13')
  expect(stream.frame(EPOCH, 'snapshot_complete')).toBe('open')
  expect(stream.kept.size).toBe(0)
})

test('no more recoveries are asked for than the company answers, until time has passed', () => {
  const stream = openStream(10)
  const asked = Array.from({ length: RECOVERIES_MAX + 1 }, () => {
    stream.take({ kind: 'lost', why: 'lost' })
    return stream.take({ kind: 'ask', nowMs: NOW_MS }).length
  })
  expect(asked).toEqual([...Array<number>(RECOVERIES_MAX).fill(1), 0])
  const before = { kind: 'ask', nowMs: NOW_MS + RECOVERIES_WITHIN_MS - 1 } as const
  expect(stream.take(before)).toEqual([])
  expect(stream.take({ kind: 'ask', nowMs: NOW_MS + RECOVERIES_WITHIN_MS })).toHaveLength(1)
})

test('so many frames are kept at most, and all of them are applied once the hole is filled', () => {
  const stream = openStream(0)
  for (let seq = 2; seq <= KEPT_MAX + 1; seq += 1) stream.frame(EPOCH, seq)
  expect(stream.kept.size).toBe(KEPT_MAX)
  expect(stream.frame(EPOCH, KEPT_MAX + 2)).toBe('drop')
  stream.frame(EPOCH, 1)
  expect(stream.now().last).toEqual({ epoch: EPOCH, seq: KEPT_MAX + 1 })
  expect(stream.kept.size).toBe(0)
})

test('nothing was applied yet: all is read first', () => {
  expect(step(startAt(undefined), { kind: 'ask', nowMs: NOW_MS }, new Set())[1]).toEqual([
    { do: 'image' },
  ])
})
