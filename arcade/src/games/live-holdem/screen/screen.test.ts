import { expect, test } from 'vitest'
import { openRoom } from '../../../screens/room/room-state.ts'
import { ownBet, playIn, welcome } from '../../../screens/room/testing/room.ts'
import { placedAs, soloDraws, tablesOf } from '../../testing/room-round.ts'
import { type Bet, liveHoldem, type Move, type Table } from '../rules.ts'
import { room as screen } from './room.tsx'
import { betsAt } from './seat-context.tsx'
import {
  boardOf,
  chipsIn,
  dealerOf,
  handOf,
  isAsked,
  keptIn,
  ownBetIn,
  resultsIn,
} from './table-now.ts'

type Wish = { moves?: Move[]; callsAtEnd?: boolean; nonce?: number; language?: 'tr' | 'en' }

/** The room in this phase, as the page of a player at the third seat has it. */
function roomIn(phase: Table['phase'], { moves = [], callsAtEnd = false, nonce = 0 }: Wish = {}) {
  const bet: Bet = { place: 2, anteKurus: 5_000, aaKurus: 500, callsAtEnd }
  const made = moves.map((move) => ({ phase: 'decision', sinceMs: 1, move }))
  const placed = { ...placedAs(bet, made), seat: 'me' }
  const tables = tablesOf(liveHoldem, soloDraws(nonce), { placed: [placed] })
  const table = tables.find((one) => one.phase === phase)
  if (!table) throw new Error(phase)
  const returned = liveHoldem.returnOf(table, placed, 0)
  const own = ownBet({
    bet,
    stakeKurus: liveHoldem.stakeOf(bet) + (moves[0] && 'call' in moves[0] ? 10_000 : 0),
    course: liveHoldem.ownCourseOf?.(table, placed, 0) ?? null,
    returnKurus: typeof returned === 'number' ? returned : null,
    state: returned === undefined ? 'placed' : 'decided',
  })
  const opened = openRoom(welcome({ gameCode: liveHoldem.code, betsMax: 1 }), 0)
  const { name, kind, lengthMs } = liveHoldem.phaseOf(table)
  const round = {
    number: 7,
    phase: { name, kind, lengthMs, elapsedMs: 0 },
    shown: liveHoldem.shownOf(table),
  }
  return { ...opened, run: 'run', view: { ...opened.view, round }, mine: [own] }
}
const said = (phase: Table['phase'], { language = 'en', ...wish }: Wish = {}) =>
  screen.message({ ...playIn(roomIn(phase, wish)), language })

test('cards lie as the round has come: backs, the flop, the whole board, the dealer’s last', () => {
  const open = (slots: readonly unknown[]) => slots.filter((one) => typeof one === 'number').length
  const lie = (phase: Table['phase']) => {
    const room = roomIn(phase)
    const bet = ownBetIn(room)
    return [boardOf(room), dealerOf(room), bet ? handOf(room, bet) : []].map(open)
  }
  expect(lie('betting')).toEqual([0, 0, 0])
  expect(dealerOf(roomIn('betting'))).toEqual([null, null])
  expect(lie('deal')).toEqual([0, 0, 2])
  expect(dealerOf(roomIn('deal'))).toEqual(['down', 'down'])
  expect(lie('decision')).toEqual([3, 0, 2])
  expect(lie('board')).toEqual([5, 0, 2])
  expect(lie('showdown')).toEqual([5, 2, 2])
})

test('others’ cards are backs until they are told', () => {
  const course = { place: 0, anteKurus: 500, aaKurus: 0, callKurus: 0, end: null, hand: null }
  expect(handOf(roomIn('decision'), { course })).toEqual(['down', 'down'])
})

test('a hand is asked while its clock runs and nothing is decided', () => {
  expect(isAsked(roomIn('decision'))).toBe(true)
  expect(isAsked(roomIn('decision', { moves: [{ fold: true }] }))).toBe(false)
  expect(isAsked(roomIn('deal'))).toBe(false)
})

test('what the clock does without a decision is said beforehand, with the loss or the call', () => {
  const { text, aloud } = said('decision')
  expect(text).toBe(
    'You have the ten of clubs and the nine of diamonds. Call ₺100,00. When time runs out you fold: −₺50,00.',
  )
  expect(aloud?.text).toContain('On the board: nine of spades, eight of clubs, ten of diamonds.')
  expect(said('decision', { callsAtEnd: true }).text).toContain('When time runs out you call.')
  expect(said('decision', { language: 'tr' }).text).toBe(
    'Sende sinek on ve karo dokuz. Devam ₺100,00. Süre biterse çekilirsin: −₺50,00.',
  )
})

test.each([
  ['deal', {}, 'The cards are being dealt.'],
  ['decision', { moves: [{ fold: true }] }, 'You folded. Other players are deciding.'],
  ['decision', { moves: [{ call: true }] }, 'You called. Other players are deciding.'],
  ['board', {}, 'Fourth card ten of hearts, fifth card two of clubs.'],
  ['showdown', {}, 'Dealer: pair of tens.'],
] as const)('the message in %s says how the round stands', (phase, wish, text) => {
  expect(said(phase, wish as Wish).text).toBe(text)
})

test('a result says who had what and what came back', () => {
  const won = said('result', { moves: [{ call: true }] })
  expect(won).toMatchObject({ isWin: true })
  expect(won.text).toMatch(/^You: full house, tens and nines\. Dealer: pair of tens\. Win ₺440,00/)
  expect(said('result', { nonce: 1 }).text).toBe('You folded and lost the ante. No win this round.')
  const kept = said('result', { nonce: 1, callsAtEnd: true, moves: [{ fold: true }] })
  expect(kept.text).toBe('You folded and lost the ante. Returned ₺100,00.')
  expect(kept.isWin).toBe(false)
})

test('each circle is told what it brought, and together they are what the bet returned', () => {
  for (let nonce = 0; nonce < 30; nonce++) {
    const room = roomIn('result', { moves: [{ call: true }], nonce })
    const sum = resultsIn(room)?.reduce((all, { returnKurus }) => all + returnKurus, 0)
    expect(sum).toBe(room.mine[0]?.returnKurus)
  }
  expect(resultsIn(roomIn('showdown', { moves: [{ call: true }] }))).toBeNull()
})

test('chips are a bet at a chosen seat, with an ante, where the balance covers a call', () => {
  const chips = chipsIn({ place: 0, anteKurus: 5_000, aaKurus: 500, callsAtEnd: false })
  const terms = { callsAtEnd: true, balanceKurus: 15_500 }
  expect(betsAt(4, chips, terms)).toEqual([
    { bet: { place: 4, anteKurus: 5_000, aaKurus: 500, callsAtEnd: true }, chips },
  ])
  expect(betsAt(null, chips, terms)).toEqual([])
  expect(betsAt(4, [{ place: 'aa', stakeKurus: 500 }], terms)).toEqual([])
  expect(betsAt(4, chips, { ...terms, balanceKurus: 15_499 })).toEqual([])
})

test('places that are kept are told while bets are open', () => {
  const room = roomIn('betting')
  const kept = { ...room.view, round: { ...room.view.round, shown: { kept: [false, true] } } }
  expect(keptIn({ ...room, view: kept })).toEqual([1])
  expect(keptIn(roomIn('decision'))).toEqual([])
})

test('a refused place and a late call are told by the table’s own sentences', () => {
  const refused = (refusal: 'place_taken' | 'move_too_late' | 'wallet_down') =>
    screen.refusal?.({ ...playIn({ ...roomIn('decision'), refusal }) })
  expect(refused('place_taken')).toContain('This seat is taken')
  expect(refused('move_too_late')).toContain('the hand is folded')
  expect(refused('wallet_down')).toBeUndefined()
})
