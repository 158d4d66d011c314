import { expect, test } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { add, NO_CHIPS } from '../../../screens/kit/chips/placing.ts'
import { sicBoFacts } from '../facts.ts'
import { type Dice, LIMITS, PAYS, sicBo } from '../rules.ts'
import { FELT, hasWon, oddsOf, returnBp } from './places.ts'
import { screen } from './screen.tsx'
import type { Frame, Options } from './shown.ts'
import { nameOf, oddsText, spokenOdds } from './texts.ts'

const over = (dice: Dice, winKurus: number) =>
  roundOf(
    sicBo.code,
    {
      bet: { bets: [{ place: 'big', stakeKurus: 10_000 }] },
      result: { dice },
      returnKurus: winKurus,
    },
    { id: 'r1', winKurus, stakedKurus: 10_000, isDecided: true, state: 'settled' },
  )
const asked = (some: Partial<Play> = {}, options: Partial<Options> = {}) => ({
  ...playOf(some),
  options: { ...screen.first, ...options },
  onOptions: () => {},
})
const at = (place: string) => {
  const found = FELT.find((one) => one.place === place)
  if (!found) throw new Error(`no place ${place}`)
  return found
}

test('the felt has every bet of the rules once', () => {
  expect(FELT.map(({ place }) => place).sort()).toEqual([...PAYS.keys()].sort())
})

test('what lies on the table is what the rules read, on all places together', () => {
  const placing = FELT.reduce((laid, { place }) => add(laid, place, 5), NO_CHIPS)
  const some = asked({}, { placing })
  screen.main(some).press()
  expect(sicBo.readBet(some.sent[0])).toEqual({
    bets: FELT.map(({ place }) => ({ place, stakeKurus: 500 })),
  })
  expect(LIMITS.most('triple:1')).toBeLessThan(LIMITS.most('small'))
})

test('the main action is off on an empty table, in a throw and without a connection', () => {
  const placing = add(NO_CHIPS, 'big', 25)
  expect(screen.main(asked()).isOff).toBe(true)
  for (const some of [{ phase: 'telling' }, { isOffline: true }] as const)
    expect(screen.main(asked({ round: null, ...some }, { placing })).isOff).toBe(true)
  expect(screen.main(asked({}, { placing })).isOff).toBe(false)
})

test('the odds on the felt are those of the rules, the stake taken off', () => {
  expect(oddsOf('total:4')).toEqual([6_900])
  expect(oddsOf('single:3')).toEqual([100, 200, 1_200])
  expect([oddsText(at('total:10'), 'tr'), oddsText(at('total:10'), 'en')]).toEqual(['6,7', '6.7'])
  expect(oddsText(at('single:2'), 'tr')).toBe('1 · 2 · 12')
  expect([oddsText(at('anyTriple'), 'tr'), oddsText(at('anyTriple'), 'en')]).toEqual([
    '1’e 34',
    '34 to 1',
  ])
})

test('the returns lie between the ends that the game declares, and reach both', () => {
  const returns = FELT.map(({ place }) => returnBp(place))
  expect([Math.min(...returns), Math.max(...returns)]).toEqual([
    sicBoFacts.rtpBp.lowest,
    sicBoFacts.rtpBp.highest,
  ])
})

test('a reader hears what a place is and what it pays', () => {
  const said = (place: string, language: 'tr' | 'en') =>
    `${nameOf(at(place), language)}, ${spokenOdds(at(place), language)}`
  expect(said('pair:2-5', 'tr')).toBe('2 ve 5 gelirse, 1’e 6')
  expect(said('triple:4', 'en')).toBe('Triple 4, 209 to 1')
  expect(said('small', 'tr')).toBe('Küçük 4–10, 1’e 1')
  expect(said('single:6', 'en')).toBe(
    'Single 6, 1 to 1 on one die, 2 to 1 on two, 12 to 1 on three',
  )
})

test('the places that the dice show are ringed, and small and big lose on a triple', () => {
  const won = (dice: Dice) =>
    FELT.filter(({ place }) => hasWon(place, dice)).map((one) => one.place)
  expect(won([2, 5, 4])).toEqual([
    'big',
    'total:11',
    'pair:2-4',
    'pair:2-5',
    'pair:4-5',
    'single:2',
    'single:4',
    'single:5',
  ])
  expect(won([3, 3, 3])).toEqual(['anyTriple', 'total:9', 'triple:3', 'single:3'])
})

async function framesOf(dice: Dice): Promise<Frame[]> {
  const frames: Frame[] = []
  await screen.tell(
    {
      round: over(dice, 0),
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    screen.first,
  )
  return frames
}

test('nothing tells the throw before its dice lie, one after another', async () => {
  const [one, other] = [await framesOf([2, 5, 4]), await framesOf([6, 6, 1])]
  const isRolling = ({ landed }: Frame) => landed === 0
  expect(one.filter(isRolling)).toEqual(other.filter(isRolling))
  expect(
    one.filter((frame) => !isRolling(frame)).map(({ landed, faces }) => [landed, ...faces]),
  ).toEqual([
    [1, 2, 5, 1],
    [2, 2, 5, 1],
    [3, 2, 5, 4],
  ])
  expect(one.every(({ thrown, areWinnersShown }) => thrown === null && !areWinnersShown)).toBe(true)
  expect(screen.frameOf(over([2, 5, 4], 0), screen.first)).toMatchObject({
    thrown: [2, 5, 4],
    areWinnersShown: true,
  })
  const telling = asked({ round: over([2, 5, 4], 0), phase: 'telling' })
  expect(screen.message(telling).text).toBe('The dice are being shaken.')
})

test('the rings leave with the bets of the next throw, the dice stay', () => {
  const frame = screen.frameOf(over([2, 5, 4], 0), { ...screen.first, putAway: 'r1' })
  expect(frame).toMatchObject({ faces: [2, 5, 4], areWinnersShown: false })
})

test.each([
  [over([2, 5, 4], 20_000), '2, 5, 4: toplam 11, büyük. Kazanç ₺200,00.', true],
  [over([1, 2, 3], 5_000), '1, 2, 3: toplam 6, küçük. Dönen ₺50,00.', undefined],
  [over([4, 4, 4], 0), '4, 4, 4: toplam 12, üçlü. Bu tur kazanç yok.', undefined],
])('a round is told for what it is', (round, text, isWin) => {
  expect(screen.message(asked({ round, language: 'tr' }))).toEqual(
    isWin ? { text, isWin } : { text },
  )
})

test('the history and the messages are in both languages', () => {
  const round = over([4, 4, 4], 0)
  expect([screen.summary(round, 'tr'), screen.summary(round, 'en')]).toEqual([
    '4, 4, 4: toplam 12, üçlü.',
    '4, 4, 4: total 12, a triple.',
  ])
  expect(screen.message(asked({ round })).text).toBe(
    '4, 4, 4: total 12, a triple. No win this round.',
  )
})
