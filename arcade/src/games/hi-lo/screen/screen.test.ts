import { expect, test } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { cardNamed } from '../../cards.ts'
import { hiLo, type State } from '../rules.ts'
import { screen } from './screen.tsx'
import { beforeLast, frameOf, offersOf } from './shown.ts'

/** 7 higher J, J lower 9, a skip, 9 lower 4, 4 higher 8: 3,99 times the stake. */
const FOUR_RIGHT: State = {
  stakeKurus: 2_000,
  cards: [
    { card: cardNamed('7d'), by: null },
    { card: cardNamed('Jc'), by: 'higher' },
    { card: cardNamed('9h'), by: 'lower' },
    { card: cardNamed('9s'), by: 'skip' },
    { card: cardNamed('4d'), by: 'lower' },
    { card: cardNamed('8c'), by: 'higher' },
  ],
  right: [7, 11, 9, 10],
  end: null,
}
const begun = (card: string): State => ({
  stakeKurus: 2_000,
  cards: [{ card: cardNamed(card), by: null }],
  right: [],
  end: null,
})
const playing = (state: State) => roundOf(hiLo.code, state)
const over = (state: State, end: State['end'], winKurus: number) =>
  roundOf(hiLo.code, { ...state, end }, { winKurus, isDecided: true, state: 'settled' })

const asked = (round: Play['round'], some: Partial<Play> = {}) => ({
  ...playOf({ round, phase: 'choosing', ...some }),
  options: {},
  onOptions: () => {},
})
const rested = (round: Play['round'], some: Partial<Play> = {}) =>
  asked(round, { phase: 'ready', ...some })

test('the factors and totals of the offers are those of the rules, with the edge taken once', () => {
  expect(offersOf(FOUR_RIGHT)).toEqual([
    { call: 'higher', ranks: 6, factor: 216, total: 866 },
    { call: 'lower', ranks: 8, factor: 162, total: 649 },
  ])
  expect(offersOf(begun('8c')).map(({ factor, total }) => [factor, total])).toEqual([
    [210, 210],
    [157, 157],
  ])
  expect(offersOf({ ...FOUR_RIGHT, end: 'wrong' })).toEqual([])
})

test('on an ace and a king the button of the sure call is for the same rank', () => {
  expect(offersOf(begun('Ac')).map(({ call }) => call)).toEqual(['higher', 'same'])
  expect(offersOf(begun('Kc')).map(({ call }) => call)).toEqual(['same', 'lower'])
})

test('what is pressed is what the rules read', () => {
  const first = rested(null)
  screen.main(first).press()
  expect(hiLo.readBet(first.sent[0])).toEqual({ stakeKurus: 2_000 })
  const some = asked(playing(FOUR_RIGHT))
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight', 'c']) screen.onKey?.(key, some)
  screen.main(some).press()
  expect(some.sent.map((move) => hiLo.readMove(move))).toEqual([
    { call: 'higher' },
    { call: 'lower' },
    { skip: true },
    { cashOut: true },
    { cashOut: true },
  ])
  expect(screen.main(some)).toMatchObject({ kind: 'out', sumKurus: 7_980, isOff: false })
})

test('keys send nothing out of turn, without a connection, or before there is something to take', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowRight', 'c']
  for (const some of [
    asked(playing(FOUR_RIGHT), { phase: 'asking' }),
    asked(playing(FOUR_RIGHT), { phase: 'telling' }),
    asked(playing(FOUR_RIGHT), { isOffline: true }),
  ]) {
    expect(keys.map((key) => screen.onKey?.(key, some))).toEqual([true, true, true, true])
    expect(some.sent).toEqual([])
    expect(screen.main(some).isOff).toBe(true)
  }
  const early = asked(playing(begun('8c')))
  screen.onKey?.('c', early)
  expect(early.sent).toEqual([])
  expect(screen.main(early).isOff).toBe(true)
})

test('nothing tells the coming card before it has turned', async () => {
  const lost = over({ ...FOUR_RIGHT, right: [7, 11, 9] }, 'wrong', 0)
  const telling = asked(lost, { phase: 'telling' })
  expect(screen.message(telling).text).toBe(
    'Three right: 3.07×. Is the next card below or above the four?',
  )
  expect(screen.main(telling)).toMatchObject({ kind: 'out', sumKurus: 6_140, isOff: true })
  const frames: ReturnType<typeof frameOf>[] = []
  await screen.tell(
    {
      round: lost,
      before: playing(beforeLast({ ...FOUR_RIGHT, right: [7, 11, 9], end: 'wrong' })),
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    {},
  )
  expect(frames.map(({ step, state }) => [step, state?.cards.length, state?.end])).toEqual([
    ['slide', 5, null],
    ['turn', 5, null],
  ])
  expect(frameOf(lost)).toMatchObject({ step: 'rest', coming: null, state: { end: 'wrong' } })
})

test('a right guess is undone with its total, a skip and the first card without', () => {
  expect(beforeLast(FOUR_RIGHT).right).toEqual([7, 11, 9])
  const skipped = { ...FOUR_RIGHT, cards: FOUR_RIGHT.cards.slice(0, 4), right: [7, 11] }
  expect(beforeLast(skipped).right).toEqual([7, 11])
  expect(beforeLast(begun('8c'))).toMatchObject({ cards: [], right: [] })
})

test('cashing out moves no card', async () => {
  const frames: unknown[] = []
  await screen.tell(
    {
      round: over(FOUR_RIGHT, 'cashed out', 7_980),
      before: playing(FOUR_RIGHT),
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    {},
  )
  expect(frames).toEqual([])
})

test.each([
  [over(FOUR_RIGHT, 'cashed out', 7_980), 'Çektin: ₺79,80, bahsinin 3,99 katı.', true],
  [over(FOUR_RIGHT, 'cashed out', 2_000), 'Dönen ₺20,00.', undefined],
  [over(FOUR_RIGHT, 'wrong', 0), 'Sinek sekiz geldi. Bu tur kazanç yok.', undefined],
  [playing(begun('Ac')), 'Sıradaki kart asın üstünde mi, yoksa as mı?', undefined],
  [
    playing(FOUR_RIGHT),
    'Dört doğru: 3,99×. Sıradaki kart sekizin altında mı, üstünde mi?',
    undefined,
  ],
  [
    roundOf(hiLo.code, begun('8c'), { state: 'voided', isDecided: true }),
    'Tahmin yapılmadı, bahsin geri döndü.',
    undefined,
  ],
])('a round is told for what it is', (round, text, isWin) => {
  expect(screen.message(rested(round, { language: 'tr' }))).toEqual(
    isWin ? { text, isWin } : { text },
  )
})

test('a round that ends at the highest win says so', () => {
  const stuck: State = { ...begun('8c'), right: [1, 1, 1, 6] }
  expect(offersOf(stuck).map(({ total }) => total)).toEqual([undefined, undefined])
  expect(screen.message(rested(over(stuck, 'cashed out', 9_234_720)))).toEqual({
    text: 'You reached the end: ₺92.347,20, 4,617.36 times your stake.',
    isWin: true,
  })
})

test('the history tells a round in a few words, in both languages', () => {
  const won = over(FOUR_RIGHT, 'cashed out', 7_980)
  const lost = over({ ...FOUR_RIGHT, right: [7, 11, 9] }, 'wrong', 0)
  expect([screen.summary(won, 'tr'), screen.summary(won, 'en')]).toEqual([
    '4 doğru, 3,99× ile çekildi.',
    '4 right, cashed out at 3.99×.',
  ])
  expect([screen.summary(lost, 'tr'), screen.summary(lost, 'en')]).toEqual([
    '3 doğru, sonra yanlış: Sinek sekiz.',
    '3 right, then wrong: Eight of clubs.',
  ])
})
