import { expect, test, vi } from 'vitest'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { placeAfter } from '../../../screens/kit/keyboard/use-board.ts'
import { keno, type Risk } from '../rules.ts'
import { screen } from './screen.tsx'
import { type Frame, faceOf, frameOf, type Options, toggled } from './sight.ts'

const PICKS = [3, 8, 14, 17, 22, 28, 31, 36]
const DRAWN = [8, 11, 14, 19, 22, 25, 31, 33, 38, 5]
const UNPICKED: Options = { picks: [], risk: 'low', cleared: null }

const drawn = (picks: number[], risk: Risk, hits: number, winKurus: number) =>
  roundOf(
    keno.code,
    {
      bet: { stakeKurus: 2_000, picks, risk },
      result: { drawn: DRAWN, hits },
      returnKurus: winKurus,
    },
    { winKurus, isDecided: true, state: 'settled' },
  )
const won = drawn(PICKS, 'mid', 4, 8_000)
const asked = (options: Options, some: Parameters<typeof playOf>[0] = {}) => ({
  ...playOf(some),
  options,
  onOptions: vi.fn(),
})

test('the board at rest has the four faces of the draw, with the picks that were played', () => {
  const frame = frameOf(won, UNPICKED)
  expect([1, 3, 5, 8].map((number) => faceOf(frame, number))).toEqual([
    'shut',
    'picked',
    'drawn',
    'hit',
  ])
  expect(frame).toMatchObject({ picks: PICKS, risk: 'mid' })
})

test('the telling opens one jar after the other and ends where the board rests', async () => {
  const frames: Frame[] = []
  const show = (frame: Frame) => frames.push(frame)
  const wait = async () => {}
  await screen.tell({ round: won, before: null, show, wait, ...QUIET }, UNPICKED)
  expect(frames.map((frame) => frame.drawn.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(frames.at(-1)).toEqual(frameOf(won, UNPICKED))
})

test('what is pressed is a bet that the rules read: the picks in sight, and none without any', () => {
  const again = asked(UNPICKED, { round: won })
  screen.main(again).press()
  expect(keno.readBet(again.sent[0])).toEqual({ stakeKurus: 2_000, picks: PICKS, risk: 'mid' })
  const anew = asked({ picks: [1, 40], risk: 'high', cleared: won.id }, { round: won })
  screen.main(anew).press()
  expect(keno.readBet(anew.sent[0])).toEqual({ stakeKurus: 2_000, picks: [1, 40], risk: 'high' })
  expect(screen.main(asked(UNPICKED))).toMatchObject({ isOff: true })
})

test('a jar is picked and put back, and there is no eleventh', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 2)).toEqual([1, 3])
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(toggled(ten, 11)).toEqual(ten)
})

test('random picks are as many as before, clearing leaves none, and neither is for the draw', () => {
  const some = asked(UNPICKED, { round: won })
  const [random, clear] = screen.secondary?.(some) ?? []
  random?.press()
  const { picks } = some.onOptions.mock.lastCall?.[0] ?? {}
  expect(keno.readBet({ stakeKurus: 2_000, picks, risk: 'low' })?.picks).toHaveLength(8)
  clear?.press()
  expect(some.onOptions).toHaveBeenLastCalledWith({ picks: [], risk: 'mid', cleared: won.id })
  const telling = screen.secondary?.(asked(UNPICKED, { round: won, phase: 'telling' })) ?? []
  expect(telling.map(({ whyOff }) => whyOff)).toEqual(['the draw is on', 'the draw is on'])
})

test('arrows stay on the board, upright with its short last row too', () => {
  const all = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
  const from = (place: number, columns: number) =>
    all.map((key) => placeAfter(key, place, columns, 40))
  expect(from(9, 8)).toEqual([8, 10, 1, 17, 8, 15])
  expect(from(39, 7)).toEqual([38, 39, 32, 39, 35, 39])
  expect(from(33, 7)).toEqual([32, 34, 26, 33, 28, 34])
  expect(placeAfter('x', 0, 8, 40)).toBeUndefined()
})

test.each([
  [
    won,
    'Sekiz seçimde dört isabet: 4×. ₺80,00 bakiyende.',
    'Four hits of eight: 4×. ₺80,00 is in your balance.',
    true,
  ],
  [
    drawn([1], 'low', 0, 1_400),
    'Bir seçimde isabet yok: 0,7×. Dönen ₺14,00.',
    'No hits of one: 0.7×. Returned ₺14,00.',
    false,
  ],
  [
    drawn([1, 8, 14], 'high', 2, 7_000),
    'Üç seçimde iki isabet: 3,5×. ₺70,00 bakiyende.',
    'Two hits of three: 3.5×. ₺70,00 is in your balance.',
    true,
  ],
])('a draw that returns something is told for what it is', (round, tr, en, isWin) => {
  expect(screen.message(asked(UNPICKED, { round, language: 'tr' }))).toEqual({ text: tr, isWin })
  expect(screen.message(asked(UNPICKED, { round }))).toEqual({ text: en, isWin })
})

test('a draw without a return is no win, and picking anew speaks of the picks', () => {
  const lost = drawn([1, 8, 2], 'high', 1, 0)
  expect(screen.message(asked(UNPICKED, { round: lost }))).toEqual({
    text: 'One hit of three. No win this round.',
  })
  const anew = { picks: [1, 2], risk: 'mid', cleared: lost.id } as const
  expect(screen.message(asked(anew, { round: lost, language: 'tr' }))).toEqual({
    text: '2 / 10 küp seçtin. Çekilişi başlat.',
  })
  expect(screen.summary(lost, 'tr')).toBe('Üç seçimde bir isabet, risk çok.')
  expect(screen.summary(lost, 'en')).toBe('One hit of three, high risk.')
})
