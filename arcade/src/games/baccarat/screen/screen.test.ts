import { expect, test } from 'vitest'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { add, NO_CHIPS } from '../../../screens/kit/chips/placing.ts'
import type { Placed } from '../../bets.ts'
import { type Card, cardNamed } from '../../cards.ts'
import { modes } from '../mathematics.ts'
import { baccarat, dealCoup, type Result } from '../rules.ts'
import { drawsText, RETURNS_BP } from './paytable.tsx'
import { beadRoadDrawing, bigRoadOf, type Outcome } from './roads.ts'
import { screen } from './screen.tsx'
import { EMPTY, type Frame, type Options, outcomeAt, PLACES, pairsIn, rulingsOf } from './shown.ts'
import { ownSide } from './telling.ts'
import { BACCARAT_WORDS } from './words.ts'

/** A coup of these cards in the order of the shoe. */
function coup(names: string): Result {
  const cards = names.split(' ').map(cardNamed)
  return dealCoup(() => cards.shift() as Card)
}
/** Player 9♦ 8♥ = 7, banker Q♠ 3♣ 6♦ = 9: the player stands, the banker draws. */
const BANKER_DRAWS = 'Qd Qs 7h 3c 6d'
const TIE = '9d 9s Kh Kc'
const BETS: Placed = [
  { place: 'banker', stakeKurus: 15_000 },
  { place: 'tie', stakeKurus: 1_000 },
]
const over = (names: string, winKurus: number, id = 'r1') =>
  roundOf(
    baccarat.code,
    { bet: { bets: BETS }, result: coup(names), returnKurus: winKurus },
    { id, winKurus, stakedKurus: 16_000, isDecided: true, state: 'settled' },
  )
const asked = (some: Partial<Play> = {}, options: Partial<Options> = {}) => ({
  ...playOf(some),
  options: { ...screen.first, ...options },
  onOptions: () => {},
})

test('what lies on the table is what the rules read, on every place', () => {
  const placing = PLACES.reduce((laid, place) => add(laid, place, 250), NO_CHIPS)
  const some = asked({}, { placing })
  screen.main(some).press()
  expect(baccarat.readBet(some.sent[0])).toEqual({
    bets: PLACES.map((place) => ({ place, stakeKurus: 25_000 })),
  })
})

test('the main action is off on an empty table, in a round and without a connection', () => {
  const placing = add(NO_CHIPS, 'tie', 10)
  expect(screen.main(asked()).isOff).toBe(true)
  for (const some of [{ phase: 'asking' }, { isOffline: true }] as const)
    expect(screen.main(asked(some, { placing })).isOff).toBe(true)
  expect(screen.main(asked({}, { placing }))).toMatchObject({ isOff: false, sumKurus: 1_000 })
})

test('the cards come one by one, and no frame tells one that is not turned, nor the end', async () => {
  const frames: Frame[] = []
  const round = over(BANKER_DRAWS, 29_250)
  await screen.tell(
    {
      round,
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ...QUIET,
    },
    screen.first,
  )
  const { player, banker } = coup(BANKER_DRAWS)
  expect(frames.map((frame) => [...frame.player, '|', ...frame.banker])).toEqual([
    ['|'],
    ['down', '|'],
    [player[0], '|'],
    [player[0], '|', 'down'],
    [player[0], '|', banker[0]],
    [player[0], 'down', '|', banker[0]],
    [...player, '|', banker[0]],
    [...player, '|', banker[0], 'down'],
    [...player, '|', banker[0], banker[1]],
    [...player, '|', banker[0], banker[1], 'down'],
    [...player, '|', ...banker],
  ])
  expect(frames.some(({ isOver }) => isOver)).toBe(false)
  expect(screen.frameOf(round, screen.first)).toEqual({ player, banker, isOver: true })
  expect(screen.message(asked({ round, phase: 'telling' })).text).toBe('The cards are being dealt.')
})

test('opened slowly, the cards of the player’s own side wait closed, and each is asked for', async () => {
  const frames: Frame[] = []
  const asks: (Frame | undefined)[] = []
  await screen.tell(
    {
      round: over(BANKER_DRAWS, 29_250),
      before: null,
      show: (frame) => frames.push(frame),
      wait: async () => {},
      ask: async () => void asks.push(frames.at(-1)),
      sound: () => {},
    },
    { ...screen.first, isSlow: true },
  )
  const { player, banker } = coup(BANKER_DRAWS)
  const peeled = (place: number) => ({ side: 'banker', place, card: banker[place] })
  expect(asks).toEqual([
    { player, banker: ['down', 'down'], isOver: false, peeled: peeled(0) },
    { player, banker: [banker[0], 'down'], isOver: false, peeled: peeled(1) },
    { player, banker: [banker[0], banker[1], 'down'], isOver: false, peeled: peeled(2) },
  ])
  expect(frames.at(-1)).toEqual({ player, banker, isOver: false })
})

test('a card that waits is opened by the main action, and by nothing that bets', () => {
  let skips = 0
  const some = asked({ phase: 'telling', skip: () => skips++, round: over(TIE, 16_000) })
  const peeled = { side: 'player' as const, place: 0, card: cardNamed('9d') }
  const action = screen.main(some, { ...EMPTY, peeled })
  action.press()
  expect(action).toMatchObject({ kind: 'quiet', word: 'Open the card' })
  expect({ skips, sent: some.sent }).toEqual({ skips: 1, sent: [] })
  expect(screen.message(some, { ...EMPTY, peeled }).text).toBe(
    'Draw your card by its edge, or press to open it.',
  )
})

test.each([
  [{ player: 100, banker: 200 }, 'banker'],
  [{ player: 100, bankerPair: 50 }, 'player'],
  [{ player: 100, banker: 100 }, 'player'],
  [{ bankerPair: 10, tie: 500 }, 'banker'],
  [{ tie: 500 }, undefined],
])('of the bets %j the own side is %s', (stakes, side) => {
  const bets = Object.entries(stakes).map(([place, stakeKurus]) => ({ place, stakeKurus }))
  expect(ownSide(bets)).toBe(side)
})

test('the bead road has a dot for each pair of a side, at its own corner', () => {
  const dots = (names: string) => {
    const result = coup(names)
    const beads = [{ winner: result.winner, pairs: pairsIn(result) }]
    return beadRoadDrawing(beads, BACCARAT_WORDS.en.letters).match(
      /cx="[\d.]+" cy="[\d.]+" r="3.2"/g,
    )
  }
  const [banker, player] = ['cx="3.4" cy="3.4" r="3.2"', 'cx="16.6" cy="16.6" r="3.2"']
  expect(dots('9d 2s 9h 2c')).toEqual([player, banker])
  expect(dots('9d 2s Kh 2c')).toEqual([banker])
  expect(dots('9d 2s 9h 4c')).toEqual([player])
  expect(dots(TIE)).toBeNull()
})

test('a result leaves the table with the bets of the next round', () => {
  const round = over(BANKER_DRAWS, 29_250)
  const options = { ...screen.first, putAway: round.id }
  expect(screen.frameOf(round, options)).toEqual(EMPTY)
  expect(screen.message(asked({ round }, options)).text).toBe(
    'Choose a chip and put it on a place.',
  )
})

test.each([
  ['9d 2s Kh 4c', { player: 'Total 9: a natural, no more cards.' }],
  [
    '9d 9s Kh Kc',
    { player: 'Total 9: a natural, no more cards.', banker: 'Total 9: a natural, no more cards.' },
  ],
  ['7d 3s Kh 2c 4h', { player: 'Total 7: stands.', banker: 'Total 5: draws a card.' }],
  [
    '2d 3s 3h Kc 8h',
    { player: 'Total 5: draws a card.', banker: 'Total 3, player’s third card 8: stands.' },
  ],
  ['2d 2s 3h Kc 8h 9h', { player: 'Total 5: draws a card.', banker: 'Total 2: draws a card.' }],
])('the rule of the third card is told: %s', (names, told) => {
  const rulings = rulingsOf({ ...coup(names), isOver: true })
  const { ruling } = BACCARAT_WORDS.en
  expect({
    ...(rulings.player && { player: ruling(rulings.player) }),
    ...(rulings.banker && { banker: ruling(rulings.banker) }),
  }).toEqual(told)
})

test('the ruling for the banker waits for the player’s third card', () => {
  const { player, banker } = coup('2d 3s 3h Kc 8h')
  const two = { player: player.slice(0, 2), banker, isOver: false }
  expect(rulingsOf(two)).toEqual({ player: { is: 'draws', total: 5 } })
  expect(rulingsOf({ ...two, player: [...two.player, 'down'] }).banker).toBeUndefined()
  expect(rulingsOf({ ...two, banker: banker.slice(0, 1) })).toEqual({})
})

test('places are marked by what the rules pay', () => {
  const marks = (names: string) => PLACES.map((place) => outcomeAt(place, coup(names)))
  expect(marks(BANKER_DRAWS)).toEqual([undefined, undefined, 'won', undefined, undefined])
  expect(marks(TIE)).toEqual(['returned', 'won', 'returned', undefined, undefined])
  expect(marks('9d 2s 9h 2c')).toEqual(['won', undefined, undefined, 'won', 'won'])
})

test.each([
  [over(BANKER_DRAWS, 29_250), 'Oyuncu 7, Banka 9. Banka kazandı. Kazanç ₺292,50.', true],
  [over(TIE, 16_000), 'Oyuncu 9, Banka 9. Berabere. Dönen ₺160,00.', undefined],
  [over('9d 2s Kh 4c', 0), 'Oyuncu 9, Banka 6. Oyuncu kazandı. Bu tur kazanç yok.', undefined],
])('a round is told for what it is', (round, text, isWin) => {
  expect(screen.message(asked({ round, language: 'tr' }))).toEqual(
    isWin ? { text, isWin } : { text },
  )
})

test('the history and the messages are in both languages', () => {
  const round = over(BANKER_DRAWS, 29_250)
  expect(screen.summary(round, 'tr')).toBe('Oyuncu 7, Banka 9. Banka kazandı.')
  expect(screen.summary(round, 'en')).toBe('Player 7, Banker 9. Banker wins.')
  expect(screen.message(asked({ round })).text).toBe(
    'Player 7, Banker 9. Banker wins. Win ₺292,50.',
  )
})

test('the returns that are printed are those of the mathematics', () => {
  const exact = new Map(modes().map(({ mode, rtp }) => [mode, rtp]))
  for (const place of PLACES) {
    const rtp = exact.get(place)
    expect(RETURNS_BP[place]).toBe(rtp && Number((rtp.numerator * 10_000n) / rtp.denominator))
  }
})

test('the banker’s table is that of the rules', () => {
  expect([0, 2, 3, 4, 5, 6, 7].map((total) => drawsText(total, 'en'))).toEqual([
    'draws on any',
    'draws on any',
    'draws on 0–7, 9',
    'draws on 2–7',
    'draws on 4–7',
    'draws on 6–7',
    'stands',
  ])
})

const NAMES: Record<string, Outcome> = { b: 'banker', p: 'player', t: 'tie' }
const road = (letters: string) =>
  bigRoadOf([...letters].map((letter) => NAMES[letter] ?? 'tie')).map(
    ({ column, row, ties }) => `${column},${row}${'t'.repeat(ties)}`,
  )

test('the big road turns columns with the side, keeps ties, and goes right where it is full', () => {
  expect(road('tbbtpbb')).toEqual(['0,0t', '0,1t', '1,0', '2,0', '2,1'])
  expect(road('bbbbbbbbp')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5', '1,0'])
  expect(road('bbbbbbbpppppp')).toEqual([
    '0,0',
    '0,1',
    '0,2',
    '0,3',
    '0,4',
    '0,5',
    '1,5',
    '1,0',
    '1,1',
    '1,2',
    '1,3',
    '1,4',
    '2,4',
  ])
})
