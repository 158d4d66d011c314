import { expect, test } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { cardNamed } from '../../cards.ts'
import { choose } from '../../law.ts'
import { countDraws } from '../draws.ts'
import { payOf, videoPoker } from '../rules.ts'
import { hintFor, holdText } from './hint.ts'
import { screen } from './screen.tsx'
import { coinsOf, type Frame, frameOf, madeBy, type Options, ROWS, rowOf } from './shown.ts'
import { VIDEO_POKER_WORDS } from './words.ts'

const cards = (names: string) => names.split(' ').map(cardNamed)
const KINGS = cards('Kh 9s Kc 4d Jh')

const shown = (names: string, last: string | null = null, held: number[] | null = null) => ({
  coinKurus: 500,
  coins: 5,
  dealt: cards(names),
  held,
  cards: cards(last ?? names),
})
const dealt = (names = 'Kh 9s Kc 4d Jh') => roundOf(videoPoker.code, shown(names))
const drawn = (last: string, winKurus: number, coins = 5) =>
  roundOf(
    videoPoker.code,
    { ...shown('Kh 9s Kc 4d Jh', last, [0, 2]), coins },
    { winKurus, stakedKurus: 2_500, isDecided: true, state: 'settled' },
  )

const FIRST: Options = { coins: 5, isHintOn: false, holding: null }

function asked(round: Play['round'], some: Partial<Play> = {}, options: Partial<Options> = {}) {
  const changes: Partial<Options>[] = []
  return {
    ...playOf({ round, phase: 'choosing', stakeKurus: 500, ...some }),
    options: { ...FIRST, ...options },
    onOptions: (change: Partial<Options>) => changes.push(change),
    changes,
  }
}
const rested = (round: Play['round'], some: Partial<Play> = {}) =>
  asked(round, { phase: 'ready', ...some })
const holding = (...places: number[]) => ({ holding: { roundId: dealt().id, places } })

test('the rows of the pay table are what the rules pay', () => {
  const hands = {
    royal: 'As Ks Qs Js Ts',
    straightFlush: '9s Ks Qs Js Ts',
    quads: '9s 9h 9d 9c Ts',
    full: '9s 9h 9d Tc Ts',
    flush: '2s 9s Ts Ks 5s',
    straight: 'As 2h 3d 4c 5s',
    trips: '9s 9h 9d Kc Ts',
    twoPair: '9s 9h Td Tc 2s',
    jacks: 'Js Jh 2d 3c 4s',
  }
  expect(ROWS).toEqual(Object.keys(hands))
  for (const row of ROWS) {
    expect(rowOf(cards(hands[row]))).toBe(row)
    for (const coins of [1, 4, 5])
      expect(coinsOf(row, coins)).toBe(coins * payOf(cards(hands[row]), coins))
  }
  expect(rowOf(cards('Ts Th 2d 3c 4s'))).toBeUndefined()
  expect(rowOf(cards('As Qh 2d 3c 4s'))).toBeUndefined()
})

test('what is pressed is what the rules read', () => {
  const first = asked(null, { phase: 'ready' }, { coins: 3 })
  expect(screen.main(first)).toMatchObject({ kind: 'in', sumKurus: 1_500, isOff: false })
  screen.main(first).press()
  expect(videoPoker.readBet(first.sent[0])).toEqual({ coinKurus: 500, coins: 3 })
  const some = asked(dealt(), {}, holding(0, 2))
  expect(screen.main(some)).toMatchObject({ note: '3 cards', isOff: false })
  screen.main(some).press()
  expect(videoPoker.readMove(some.sent[0])).toEqual({ hold: [0, 2] })
  const none = asked(dealt())
  screen.main(none).press()
  expect(videoPoker.readMove(none.sent[0])).toEqual({ hold: [] })
})

test('keys 1 to 5 hold and let go; what was held in another round does not count', () => {
  const some = asked(dealt(), {}, holding(0, 2))
  expect(['1', '5', '6'].map((key) => screen.onKey?.(key, some))).toEqual([true, true, false])
  expect(some.changes).toEqual([holding(2), holding(0, 2, 4)])
  const other = asked(dealt(), {}, { holding: { roundId: 'another', places: [0, 1] } })
  expect(screen.main(other).note).toBe('5 cards')
})

test('nothing is held or sent out of turn', () => {
  for (const some of [
    asked(dealt(), { phase: 'asking' }),
    asked(drawn('Kh 2s Kc 3d Kd', 7_500), { phase: 'telling' }),
    rested(drawn('Kh 2s Kc 3d Kd', 7_500)),
    rested(null),
  ]) {
    expect(screen.onKey?.('1', some)).toBe(true)
    expect([some.sent, some.changes]).toEqual([[], []])
  }
  expect(screen.main(asked(dealt(), { phase: 'asking' })).isOff).toBe(true)
  expect(screen.main(asked(dealt(), { isOffline: true })).isOff).toBe(true)
  expect(screen.main(rested(null, { isOffline: true })).isOff).toBe(true)
})

async function framesOf(round: ReturnType<typeof dealt>, before: Play['round']) {
  const frames: Frame[] = []
  const show = (frame: Frame) => void frames.push(frame)
  await screen.tell({ round, before, show, wait: async () => {}, ...QUIET }, FIRST)
  return frames
}

test('the deal and the draw open card by card, and nothing tells the hand before', async () => {
  const deal = await framesOf(dealt(), null)
  expect(deal.map(({ cards: lying }) => lying.filter((card) => card !== null).length)).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
  const over = drawn('Kh 2s Kc 3d Kd', 7_500)
  const draw = await framesOf(over, dealt())
  expect(draw[0]?.cards).toEqual([KINGS[0], null, KINGS[2], null, null])
  expect(draw.map(({ cards: lying }) => lying.filter((card) => card !== null).length)).toEqual([
    2, 3, 4, 5,
  ])
  expect([...deal, ...draw].every(({ row }) => row === undefined)).toBe(true)
  const telling = asked(over, { phase: 'telling' })
  expect(screen.message(telling)).toEqual({ text: 'New cards are coming.' })
  expect(screen.main(telling)).toMatchObject({ word: 'Draw', note: '3 cards', isOff: true })
  expect(frameOf(over)).toMatchObject({ row: 'trips', isTelling: false })
  expect(await framesOf(over, null)).toEqual([])
})

test('the hint is counted exactly: the two kings bring 24 915 coins in 16 215 draws', () => {
  const draws = countDraws(5)
  expect(draws.sumOf(KINGS, [0, 2])).toEqual({ sum: 24_915, draws: 16_215 })
  expect(draws.sumOf(KINGS, [0, 1, 2, 3, 4])).toEqual({ sum: 1, draws: 1 })
  expect(draws.sumOf(KINGS, []).draws).toBe(Number(choose(47, 5)))
  expect(hintFor({ dealt: KINGS, coins: 5 }).held).toEqual([0, 2])
})

test('one card to a flush, a straight flush or the royal is counted card by card', () => {
  for (const names of ['As Ks Qs Js 2h', '9s Ts Js Qs 2h', '2s 5s 9s Ks 2h', '9s Th Jd Qc 2h']) {
    const dealtFive = cards(names)
    for (const coins of [1, 5]) {
      const rest = Array.from({ length: 52 }, (_, card) => card).filter(
        (card) => !dealtFive.includes(card),
      )
      const sum = rest.reduce(
        (all, card) => all + payOf([...dealtFive.slice(0, 4), card], coins),
        0,
      )
      expect(countDraws(coins).sumOf(dealtFive, [0, 1, 2, 3])).toEqual({ sum, draws: 47 })
    }
  }
})

test.each([
  ['Kh 9s Kc 4d Jh', [0, 2], 'iki papazı tut', 'hold the two kings'],
  [
    'Kh 9s Kc 9d Jh',
    [0, 1, 2, 3],
    'iki papazı ve iki dokuzu tut',
    'hold the two kings and two nines',
  ],
  ['Kh 9h 2h 4h Js', [0, 1, 2, 3], 'dört kupayı tut', 'hold the four hearts'],
  ['Kh Qs 2h 4c Ts', [0, 1], 'papazı ve kızı tut', 'hold the king and queen'],
  ['Kh Ks Qs Js Ts', [1, 2, 3, 4], 'dört maçayı tut', 'hold the four spades'],
  [
    'Kh Ks Qs Js 2s',
    [1, 2, 3],
    'maça papazı, maça kızı ve maça valeyi tut',
    'hold the king of spades, queen of spades and jack of spades',
  ],
  ['2h 5s 8h 9c Ts', [], 'beş kartı da değiştir', 'change all five cards'],
  ['9h 8s 7h 6c Ts', [0, 1, 2, 3, 4], 'beş kartı da tut', 'hold all five cards'],
])('of %s the hold %j has a name in both languages', (names, held, tr, en) => {
  const text = holdText(cards(names), held)
  expect([VIDEO_POKER_WORDS.tr.hold(text), VIDEO_POKER_WORDS.en.hold(text)]).toEqual([tr, en])
})

test('the hint is told only where it is wanted, and only before the draw', () => {
  const on = { isHintOn: true }
  expect(screen.message(asked(dealt(), { language: 'tr' }, on)).text).toBe(
    'İpucu: iki papazı tut. Beklenen dönüş 1,54×',
  )
  expect(screen.message(asked(dealt(), {}, on)).text).toBe(
    'Hint: hold the two kings. Expected return 1.54×',
  )
  expect(screen.message(asked(dealt())).text).toBe(
    'Your hand now: jacks or better. Press the cards to hold.',
  )
  const over = drawn('Kh 2s Kc 3d Kd', 7_500)
  expect(screen.message(asked(over, { phase: 'ready' }, on)).text).not.toContain('Hint')
  const [hint] = screen.secondary?.(asked(dealt())) ?? []
  expect(hint).toMatchObject({ key: 'i', isPressed: false })
})

test.each([
  [drawn('Kh 2s Kc 3d Kd', 7_500), 'tr', 'Üçlü, papaz. Kazanç ₺75,00.', true],
  [drawn('Kh 2s Kc 3d Kd', 7_500), 'en', 'Three of a kind, kings. You win ₺75,00.', true],
  [drawn('Kh 2s Kc 3d 4d', 2_500), 'tr', 'Per, papaz. Dönen ₺25,00.', undefined],
  [drawn('Kh 2s Kc 3d 4d', 2_500), 'en', 'Pair of kings. Returned ₺25,00.', undefined],
  [drawn('Kh 2s Qc 3d 4d', 0), 'tr', 'Ödeyen bir el çıkmadı. Bu tur kazanç yok.', undefined],
  [drawn('Kh 2s Qc 3d 4d', 0), 'en', 'No paying hand. No win this round.', undefined],
] as const)('a round is told for what it is', (round, language, text, isWin) => {
  expect(screen.message(rested(round, { language }))).toEqual(isWin ? { text, isWin } : { text })
})

test('the history tells a round in a few words, in both languages', () => {
  const won = drawn('Kh Ks Kc 3d 3h', 22_500)
  const royal = drawn('Ah Kh Qh Jh Th', 625_000, 4)
  const lost = drawn('Kh 2s Qc 3d 4d', 0)
  const both = (round: typeof won) => [screen.summary(round, 'tr'), screen.summary(round, 'en')]
  expect(both(won)).toEqual(['Ful, papaz ve üç: 9,00×', 'Full house, kings and threes: 9.00×'])
  expect(both(royal)).toEqual(['Flos royal: 250×', 'Royal flush: 250×'])
  expect(both(lost)).toEqual(['Ödeyen el yok.', 'No paying hand.'])
})

test('the cards that make the hand are named by their places', () => {
  expect(madeBy(cards('Kh 2s Kc 3d 4d'))).toEqual([0, 2])
  expect(madeBy(cards('9s 9h 9d 9c Ts'))).toEqual([0, 1, 2, 3])
  expect(madeBy(cards('As 2h 3d 4c 5s'))).toEqual([0, 1, 2, 3, 4])
})

test('a resumed round gives the dial its coin, not its stake', () => {
  expect(screen.dial?.ofRound(roundOf(videoPoker.code, shown('Kh 9s Kc 4d Jh')))).toBe(500)
})
