import { expect, test, vi } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { type Emblem, scratch } from '../rules.ts'
import { ENOUGH, type Erased, erase, shareOf } from './erased.ts'
import { screen } from './screen.tsx'
import { type Frame, frameOf, isTold, type Options, shutIn, shutRow, UNTOUCHED } from './sight.ts'

const WINNING: Emblem[] = ['nar', 'lale', 'nar', 'fener', 'nazar', 'balik', 'tac', 'nar', 'kiraz']
const LOSING: Emblem[] = ['nar', 'lale', 'nar', 'fener', 'nazar', 'balik', 'tac', 'lale', 'kiraz']

const card = (prize: Emblem | null, boxes: Emblem[], winKurus: number) =>
  roundOf(
    scratch.code,
    { bet: { stakeKurus: 2_000 }, result: { prize, boxes }, returnKurus: winKurus },
    { winKurus, isDecided: true, state: 'settled' },
  )
const won = card('nar', WINNING, 20_000)
const lost = card(null, LOSING, 0)

const asked = (options: Partial<Options>, some: Partial<Play> = {}) => ({
  ...playOf(some),
  options: { ...UNTOUCHED, ...options },
  onOptions: vi.fn(),
})

/** A card that is being told: what is in sight, and whether the telling is over. */
function telling(round = won) {
  const frames: Frame[] = []
  let isOver = false
  const show = (frame: Frame) => frames.push(frame)
  const told = screen.tell({ round, before: null, show, wait: async () => {}, ...QUIET }, UNTOUCHED)
  void told.then(() => {
    isOver = true
  })
  const boxes = () => frames.at(-1)?.boxes ?? []
  return {
    boxes,
    open: (...some: number[]) => frames.at(-1)?.open?.(some),
    isOver: async () => {
      await Promise.resolve()
      return isOver
    },
  }
}

test('what is pressed is what the rules read, and nothing is bought while a card is told', () => {
  const some = asked({})
  screen.main(some).press()
  expect(scratch.readBet(some.sent[0])).toEqual({ stakeKurus: 2_000 })
  expect(screen.main(asked({}, { phase: 'telling', round: won }))).toMatchObject({ isOff: true })
  expect(screen.main(asked({}, { isOffline: true }))).toMatchObject({ isOff: true })
})

test('a box shows its picture once it is open, and no other does', () => {
  const { boxes, open } = telling()
  expect(boxes()).toEqual(Array(9).fill(null))
  open(3)
  open(1, 8)
  expect(boxes()).toEqual([null, 'lale', null, 'fener', null, null, null, null, 'kiraz'])
})

test('the telling ends with the third of a prize, wherever it lies', async () => {
  const { open, isOver } = telling()
  open(0, 1, 2, 3, 4)
  expect(await isOver()).toBe(false)
  open(7)
  expect(await isOver()).toBe(true)
})

test('a card without a prize is told by its last box, and not before', async () => {
  const { open, isOver } = telling(lost)
  open(0, 1, 2, 3, 4, 5, 6, 7)
  expect(await isOver()).toBe(false)
  open(8)
  expect(await isOver()).toBe(true)
})

test('boxes that were left shut stay so for their card alone', () => {
  const left = { ...UNTOUCHED, card: won.id, shut: [5, 6] }
  expect(shutIn(frameOf(won, left).boxes)).toEqual([5, 6])
  expect(shutIn(frameOf({ ...lost, id: 'another' }, left).boxes)).toEqual([])
  expect(shutIn(frameOf(null, left).boxes)).toHaveLength(9)
  expect(isTold(frameOf(won, left).boxes)).toBe(true)
})

test('all are opened row by row', () => {
  expect(shutRow([null, 'nar', null, null, null, null, null, null, null])).toEqual([0, 2])
  expect(shutRow(['nar', 'nar', 'tac', 'lale', null, 'can', null, null, null])).toEqual([4])
})

test('opening all is asked for once, and only where a box is shut', () => {
  const openAll = (options: Partial<Options>, some: Partial<Play>) => {
    const now = asked(options, some)
    return { action: screen.secondary?.(now)[0], ...now }
  }
  const { action, onOptions } = openAll({}, { round: won, phase: 'telling' })
  expect(action).toMatchObject({ key: 'a', whyOff: undefined })
  action?.press()
  expect(onOptions).toHaveBeenCalledWith({ card: won.id, last: null, shut: [], isAll: true })
  const left = openAll({ card: won.id, shut: [5] }, { round: won }).action
  expect(left?.whyOff).toBeUndefined()
  expect(openAll({}, { round: won }).action?.whyOff).toBe('no box is shut')
  const twice = openAll({ card: won.id, isAll: true }, { round: won, phase: 'telling' }).action
  expect(twice?.whyOff).toBe('no box is shut')
})

test('a box opens by more than half of it, and one stroke is less', () => {
  const erased: Erased = new Set()
  erase(erased, [0, 0.5], [1, 0.5])
  expect(shareOf(erased)).toBeGreaterThan(0.15)
  expect(shareOf(erased)).toBeLessThan(0.3)
  for (const y of [0.1, 0.3, 0.7]) erase(erased, [0, y], [1, y])
  expect(shareOf(erased)).toBeGreaterThan(ENOUGH)
  const beside: Erased = new Set()
  erase(beside, [-1, -1], [2, -1])
  expect(shareOf(beside)).toBe(0)
})

test('while a card is told the message and the meter say nothing of its end', () => {
  const before = asked({}, { round: won, phase: 'telling' })
  const same = asked({}, { round: lost, phase: 'telling' })
  expect(screen.message(before)).toEqual(screen.message(same))
  expect(screen.expectation?.(before)).toEqual({ label: 'Highest', value: '₺10.000,00' })
  const opened = asked({ card: won.id, last: 4 }, { round: won, phase: 'telling' })
  expect(screen.message(opened)).toEqual({ text: 'Box 5: evil eye.' })
})

test.each([
  [won, [], 'Üç nar: ₺200,00 bakiyende.', 'Three pomegranates: ₺200,00 is in your balance.', true],
  [
    won,
    [4, 5, 6],
    'Üç nar: ₺200,00. Kalan üç kutuyu da kazıyabilirsin.',
    'Three pomegranates: ₺200,00. You may scratch the boxes that are left too.',
    true,
  ],
  [
    lost,
    [],
    'Üç aynı resim çıkmadı. Bu tur kazanç yok.',
    'No three alike. No win this round.',
    undefined,
  ],
])('a card is told for what it is', (round, shut, tr, en, isWin) => {
  const message = (language: Play['language']) =>
    screen.message(asked({ card: round.id, shut }, { round, language }))
  expect(message('tr')).toEqual({ text: tr, ...(isWin && { isWin }) })
  expect(message('en')).toEqual({ text: en, ...(isWin && { isWin }) })
})

test('the history says what was found', () => {
  expect([screen.summary(won, 'tr'), screen.summary(lost, 'tr')]).toEqual([
    'Üç nar.',
    'Üç aynı resim çıkmadı.',
  ])
  expect([screen.summary(won, 'en'), screen.summary(lost, 'en')]).toEqual([
    'Three pomegranates.',
    'No three alike.',
  ])
})
