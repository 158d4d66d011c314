import { expect, test } from 'vitest'
import type { Round } from '../../../protocol.ts'
import type { Play } from '../../../screens/game/game-screen.ts'
import { playOf, QUIET, roundOf } from '../../../screens/game/testing/round.ts'
import { firstChips } from '../../../screens/kit/chips/table-play.ts'
import type { Placed } from '../../bets.ts'
import { CARDS, cardNamed } from '../../cards.ts'
import { range } from '../../shuffle.ts'
import { NO_CHANCE } from '../../testing/scripted.ts'
import { holdem, type State } from '../rules.ts'
import { returnBp, rowFor, rowsOf } from './felt/pays.tsx'
import { screen } from './screen.tsx'
import { bestOf, type Frame, frameOf, type Options, openCards, resultsOf } from './shown.ts'

const cards = (names: string) => names.split(' ').map(cardNamed)
const dealt = (player: string, dealer: string, board: string, aaKurus = 500): State => ({
  anteKurus: 5_000,
  aaKurus,
  player: cards(player),
  dealer: cards(dealer),
  board: cards(board),
  end: null,
})

/** Kings against a pair of fives: ante and call win. AA+ loses. */
const KINGS = dealt('Ks Kh', '5c 7d', '5s 9h 2c Jd 3s')
const UNQUALIFIED = dealt('Ks Qh', '3c 7d', '5s 9h 3d Jd 2s')
const TIE = dealt('2s 3h', '2c 3d', 'As Kh Qd Jc Ts')
const LOST = dealt('2s 7h', 'Kc Kd', '5s 9h 4d Jd 3s')
/** Kings and fives on the board; a queen beats a ten. */
const KICKER = dealt('7s Qd', '3d 4c', 'Ks 5d Kc 5c Th')
const ACES = dealt('As Ah', 'Kc Kd', '5s 9h 4d Kh 5h')

const open = (state: State) =>
  roundOf(holdem.code, holdem.shownOf(state), { stakedKurus: state.anteKurus + state.aaKurus })

function over(state: State, move: 'call' | 'fold'): Round {
  const end = holdem.play(state, move === 'call' ? { call: true } : { fold: true }, NO_CHANCE)
  const priceKurus = move === 'call' ? 2 * state.anteKurus : 0
  return roundOf(holdem.code, holdem.shownOf(end), {
    stakedKurus: state.anteKurus + state.aaKurus + priceKurus,
    winKurus: holdem.returnOf(end) ?? 0,
    isDecided: true,
    state: 'settled',
  })
}

const FIRST: Options = { ...firstChips(25), arePaysOpen: false }
const laid = (...bets: [place: string, stakeKurus: number][]): Partial<Options> => {
  const placed: Placed = bets.map(([place, stakeKurus]) => ({ place, stakeKurus }))
  return { placing: { laid: placed, before: [] } }
}

function asked(round: Play['round'], some: Partial<Play> = {}, options: Partial<Options> = {}) {
  return {
    ...playOf({ round, phase: 'choosing', ...some }),
    options: { ...FIRST, ...options },
    onOptions: () => {},
  }
}
const rested = (round: Play['round'], some: Partial<Play> = {}, options: Partial<Options> = {}) =>
  asked(round, { phase: 'ready', ...some }, options)

test('what is pressed is what the rules read', () => {
  const first = rested(null, {}, laid(['ante', 5_000], ['aa', 500]))
  expect(screen.main(first)).toMatchObject({ kind: 'in', sumKurus: 5_500, isOff: false })
  screen.main(first).press()
  expect(holdem.readBet(first.sent[0])).toEqual({ anteKurus: 5_000, aaKurus: 500 })
  const some = asked(open(KINGS))
  expect(screen.main(some)).toMatchObject({ word: 'Call', sumKurus: 10_000, isOff: false })
  screen.main(some).press()
  for (const key of ['1', '2', '3']) screen.onKey?.(key, some)
  expect(some.sent.map((move) => holdem.readMove(move))).toEqual([
    { call: true },
    { call: true },
    { fold: true },
  ])
})

test('nothing is dealt without an ante, or where the balance has no call', () => {
  expect(screen.main(rested(null, {}, laid(['aa', 500]))).isOff).toBe(true)
  const poor = rested(null, { balanceKurus: 15_400 }, laid(['ante', 5_000], ['aa', 500]))
  expect(screen.main(poor).isOff).toBe(true)
  expect(screen.message(poor).text).toBe('A call needs ₺100,00 more. Your balance is ₺154,00.')
  const enough = rested(null, { balanceKurus: 15_500 }, laid(['ante', 5_000], ['aa', 500]))
  expect(screen.main(enough).isOff).toBe(false)
})

test('keys send nothing out of turn, without a connection, or beyond the balance', () => {
  for (const some of [
    asked(open(KINGS), { phase: 'asking' }),
    asked(over(KINGS, 'call'), { phase: 'telling' }),
    asked(open(KINGS), { isOffline: true }),
  ]) {
    expect(['1', '2'].map((key) => screen.onKey?.(key, some))).toEqual([true, true])
    expect(some.sent).toEqual([])
    expect(screen.main(some).isOff).toBe(true)
  }
  const short = asked(open(KINGS), { balanceKurus: 9_999 })
  screen.onKey?.('1', short)
  expect(short.sent).toEqual([])
  expect(screen.main(short)).toMatchObject({ isOff: true, note: 'Balance too low' })
})

async function framesOf(round: Round, before: Round | null): Promise<Frame[]> {
  const frames: Frame[] = []
  const show = (frame: Frame) => void frames.push(frame)
  await screen.tell({ round, before, show, wait: async () => {}, ...QUIET }, FIRST)
  return frames
}
const openIn = ({ player, dealer, board }: Frame) =>
  [player, dealer, board].map((slots) => openCards(slots).length)

test('the deal opens two cards and the flop, a call turn, river and the dealer, in this order', async () => {
  const deal = await framesOf(open(KINGS), null)
  expect(deal.map(openIn)).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [2, 0, 1],
    [2, 0, 2],
    [2, 0, 3],
  ])
  expect(deal.at(-1)?.dealer).toEqual(['down', 'down'])
  const call = await framesOf(over(KINGS, 'call'), open(KINGS))
  expect(call.map(openIn)).toEqual([
    [2, 0, 3],
    [2, 0, 4],
    [2, 0, 5],
    [2, 1, 5],
    [2, 2, 5],
  ])
  expect([...deal, ...call].every(({ isOver }) => !isOver)).toBe(true)
})

test('nothing says how a call ends while the cards are opened', () => {
  const telling = asked(over(KINGS, 'call'), { phase: 'telling' })
  expect(screen.message(telling)).toEqual({ text: 'The cards are being opened.' })
  expect(screen.main(telling)).toMatchObject({ word: 'Call', isOff: true })
})

test('a fold opens no card, neither in its telling nor at rest', async () => {
  const folded = over(KINGS, 'fold')
  expect(await framesOf(folded, open(KINGS))).toEqual([])
  expect(openIn(frameOf(folded, FIRST))).toEqual([2, 0, 3])
  expect(openIn(frameOf(over(KINGS, 'call'), FIRST))).toEqual([2, 2, 5])
  expect(frameOf(folded, { ...FIRST, putAway: folded.id }).state).toBeNull()
})

test('the results of the bets add up to what the rules return', () => {
  const hands = range(0, 400).map((step) => {
    const places = range(0, 8).map((at) => (step * (at * 5 + 7) + at * at * 3 + at * 11) % CARDS)
    return [...new Set(places)]
  })
  const nine = hands.filter(({ length }) => length === 9)
  expect(nine.length).toBeGreaterThan(40)
  for (const drawn of nine)
    for (const move of [{ call: true as const }, { fold: true as const }]) {
      const begun: State = {
        anteKurus: 1_000,
        aaKurus: 300,
        player: drawn.slice(0, 2),
        dealer: drawn.slice(2, 4),
        board: drawn.slice(4),
        end: null,
      }
      const state = holdem.play(begun, move, NO_CHANCE)
      const sum = resultsOf(state).reduce((all, { returnKurus }) => all + returnKurus, 0)
      expect(sum).toBe(holdem.returnOf(state))
    }
})

test.each([
  [KINGS, [0, 10_000, 20_000]],
  [UNQUALIFIED, [0, 10_000, 10_000]],
  [TIE, [0, 5_000, 10_000]],
  [LOST, [0, 0, 0]],
  [ACES, [4_000, 0, 0]],
])('each bet has its own result', (state, returns) => {
  const called = holdem.play(state, { call: true }, NO_CHANCE)
  const results = resultsOf(called)
  expect(results.map(({ place }) => place)).toEqual(['aa', 'ante', 'call'])
  expect(results.map(({ returnKurus }) => returnKurus)).toEqual(returns)
})

test('the best five of a hand are those that the rules compare', () => {
  expect(bestOf(KINGS.player, KINGS.board)?.cards.toSorted()).toEqual(
    cards('Ks Kh 9h Jd 5s').toSorted(),
  )
  expect(bestOf(['down', 'down'], KINGS.board)).toBeUndefined()
  expect(bestOf(KINGS.player, [null, null, null, null, null])).toBeUndefined()
})

test('the pay tables are those of the rules', () => {
  expect(rowsOf('ante', 'tr').map(({ name, odds }) => `${name} ${odds}`)).toEqual([
    'Flos royal 100',
    'Düz flos 20',
    'Kare 10',
    'Ful 3',
    'Flos 2',
    'Diğer eller 1',
  ])
  expect(rowsOf('aa', 'en').map(({ name, odds }) => `${name} ${odds}`)).toEqual([
    'Royal flush 100',
    'Straight flush 50',
    'Four of a kind 40',
    'Full house 30',
    'Flush 25',
    'Aces – straight 7',
  ])
  expect([returnBp('ante'), returnBp('aa')]).toEqual([9_784, 9_472])
  expect([rowFor('ante', 'straight'), rowFor('ante', 'full')]).toEqual(['other', 'full'])
  expect([rowFor('aa', 'pair'), rowFor('aa', 'trips'), rowFor('aa', 'flush')]).toEqual([
    'aces',
    'aces',
    'flush',
  ])
})

test('the price of a call and the loss of a fold are told before', () => {
  expect(screen.message(asked(open(KINGS), { language: 'tr' })).text).toBe(
    'Sende maça papaz ve kupa papaz. Devam ₺100,00, çekilirsen ön bahis gider.',
  )
  expect(screen.message(asked(open(KINGS))).text).toBe(
    'You have the king of spades and the king of hearts. Call ₺100,00, or fold and lose the ante.',
  )
})

test.each([
  [
    over(KINGS, 'call'),
    'Senin elin: per, papaz. Kurpiyerin eli: per, beş. Kazanç ₺300,00.',
    'You: pair of kings. Dealer: pair of fives. You win ₺300,00.',
    true,
  ],
  [
    over(UNQUALIFIED, 'call'),
    'Kurpiyer açamadı: per, üç. Devam bahsin geri döndü. Kazanç ₺200,00.',
    'Dealer does not qualify: pair of threes. Call returned. You win ₺200,00.',
    true,
  ],
  [
    over(TIE, 'call'),
    'Eller eşit: kent, as yüksek. Dönen ₺150,00.',
    'Equal hands: straight, ace high. Returned ₺150,00.',
    undefined,
  ],
  [
    over(LOST, 'call'),
    'Senin elin: vale yüksek. Kurpiyerin eli: per, papaz. Bu tur kazanç yok.',
    'You: jack high. Dealer: pair of kings. No win this round.',
    undefined,
  ],
  [
    over(KICKER, 'call'),
    'İki el de döper, papaz ve beş. Yüksek kart sende: kız. Kazanç ₺300,00.',
    'Both have two pair, kings and fives. You have the higher card: queen. You win ₺300,00.',
    true,
  ],
  [
    over({ ...KICKER, player: KICKER.dealer, dealer: KICKER.player }, 'call'),
    'İki el de döper, papaz ve beş. Yüksek kart kurpiyerde: kız. Bu tur kazanç yok.',
    'Both have two pair, kings and fives. The dealer has the higher card: queen. No win this round.',
    undefined,
  ],
  [
    over(ACES, 'fold'),
    'Çekildin, As çifti + ödedi. Dönen ₺40,00.',
    'You folded; Aces + paid. Returned ₺40,00.',
    undefined,
  ],
  [
    over(KINGS, 'fold'),
    'Çekildin, ön bahis gitti. Bu tur kazanç yok.',
    'You folded and lost the ante. No win this round.',
    undefined,
  ],
])('a round is told for what it is, in both languages', (round, tr, en, isWin) => {
  const says = (text: string) => (isWin ? { text, isWin } : { text })
  expect(screen.message(rested(round, { language: 'tr' }))).toEqual(says(tr))
  expect(screen.message(rested(round))).toEqual(says(en))
})

test('the history tells a round in a few words, in both languages', () => {
  const both = (round: Round) => [screen.summary(round, 'tr'), screen.summary(round, 'en')]
  expect(both(over(KINGS, 'call'))).toEqual(['Kazandın: per, papaz.', 'You won: pair of kings.'])
  expect(both(over(UNQUALIFIED, 'call'))).toEqual([
    'Kurpiyer açamadı.',
    'The dealer did not qualify.',
  ])
  expect(both(over(TIE, 'call'))).toEqual([
    'Berabere: kent, as yüksek.',
    'Tie: straight, ace high.',
  ])
  expect(both(over(KINGS, 'fold'))).toEqual(['Çekildin.', 'You folded.'])
})
