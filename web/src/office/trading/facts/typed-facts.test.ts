import { expect, test } from 'vitest'
import { factsIn } from './typed-facts.ts'

const read = (...of: Parameters<typeof factsIn>) => {
  const text = factsIn(...of)
  return text === undefined ? undefined : JSON.parse(text)
}

test('football is typed by its score, and by what is known beside it', () => {
  expect(read('football', { fullTime: '2-1', halfTime: '1–0', corners: '7:4' })).toEqual({
    fullTime: [2, 1],
    halfTime: [1, 0],
    corners: [7, 4],
  })
  expect(read('football', { fullTime: '1-1', goals: '12 1, 45k 2' })).toMatchObject({
    goals: [
      { side: '1', minute: 12, isOwn: false },
      { side: '2', minute: 45, isOwn: true },
    ],
  })
  expect(read('football', { hasPenalty: 'no', firstCorner: 'none' })).toEqual({
    hasPenalty: false,
    firstCorner: 'none',
  })
})

test('parts are typed as pairs in their order, as each sport has them', () => {
  expect(read('basketball', { quarters: '20-18, 22-25, 19-19, 30-28' })).toEqual({
    quarters: [
      [20, 18],
      [22, 25],
      [19, 19],
      [30, 28],
    ],
  })
  expect(read('tennis', { sets: '7-6, 4-6, 10-8' })).toMatchObject({
    sets: [{ hasTieBreak: true }, { hasTieBreak: false }, { isMatchTieBreak: true }],
  })
  expect(read('cs2', { rounds: '13-9, 14-16' })).toEqual({
    maps: [
      { winner: '1', rounds: [13, 9], hasOvertime: false },
      { winner: '2', rounds: [14, 16], hasOvertime: true },
    ],
  })
  expect(read('lol', { winners: '1, 2, 1' })?.maps).toHaveLength(3)
})

test('what cannot be read is no fact, and nothing at all is none either', () => {
  for (const wrong of ['2', '2-', 'a-b', '2-0-1', '2 0']) {
    expect(factsIn('football', { fullTime: wrong }), wrong).toBeUndefined()
  }
  expect(factsIn('football', {})).toBeUndefined()
  expect(factsIn('football', { fullTime: ' ' })).toBeUndefined()
  expect(factsIn('football', { fullTime: '2-0', goals: '95 1' })).toBeUndefined()
  expect(factsIn('lol', { winners: '1, 3' })).toBeUndefined()
})
