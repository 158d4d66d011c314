import { expect, test } from 'vitest'
import { nameOf } from '../cards.ts'
import known from '../testing/known-answers.json' with { type: 'json' }
import { soloDraws } from '../testing/room-round.ts'
import { readBet } from './bets.ts'
import { LIVE_BLACKJACKS } from './rules.ts'
import { drawShoe, LENGTHS, SHOE_TAKEN } from './table.ts'
import { TABLES } from './tables.ts'
import { at, behind, openTable } from './testing/open-table.ts'

const [room, high] = LIVE_BLACKJACKS
if (!room || !high) throw new Error('no table')

const hands = (table: ReturnType<typeof openTable>) =>
  table.playing.hands.map(({ place, cards }) => `${place}: ${cards.map(nameOf).join(' ')}`)
const dealer = (table: ReturnType<typeof openTable>) => table.playing.dealer.map(nameOf).join(' ')

test('the shoe is that of the known answers, card by card', () => {
  for (const { nonce, result } of known.draws.blackjack6)
    expect(drawShoe(soloDraws(nonce)()).slice(0, 6).map(nameOf)).toEqual(result)
})

test('the shoe that is taken is enough for every round: but for their last cards hands and dealer count 296', () => {
  const values = Array.from({ length: 416 }, (_, place) =>
    Math.min(10, Math.floor((place % 52) / 4) + 1),
  )
  const smallest = values.sort((a, b) => a - b)
  let [cards, sum] = [0, 0]
  while (sum + (smallest[cards] ?? 0) <= 14 * 20 + 16) sum += smallest[cards++] ?? 0
  expect(cards + 15).toBeLessThanOrEqual(SHOE_TAKEN)
})

test('cards are dealt seat by seat from the left, the dealer last, and only to seats that play', () => {
  const table = openTable('2s 3s 4s 9h 5s 6s 7s Td', at(6), at(0), at(3)).to('dealing')
  expect(hands(table)).toEqual(['0: 2s 5s', '3: 3s 6s', '6: 4s 7s'])
  expect(dealer(table)).toBe('9h Td')
})

test('seats play from the left, each decision with its own clock, then the dealer', () => {
  const table = openTable('2s 3s 9h 5s 6s 8d Ts Td', at(1), at(4)).to('turn')
  expect(room.phaseOf(table.table)).toEqual({
    name: 'turn:0',
    kind: 'play',
    lengthMs: LENGTHS.turn,
  })
  expect(table.play('b', 'hit')).toBe('not_now')
  expect(table.play('a', 'hit')).toBeUndefined()
  expect([table.phase, hands(table)[0]]).toEqual(['turn:1', '1: 2s 5s Ts'])
  table.play('a', 'stand')
  expect(table.play('a', 'hit')).toBe('not_now')
  table.play('b', 'double')
  expect([table.phase, dealer(table), table.paid.get('b')]).toEqual(['dealer', '9h 8d', 2_000])
  table.to('result')
  expect([table.returned('a'), table.returned('b')]).toEqual([1_000, 4_000])
})

test('whose time is over stands, and a play that comes late is none of the next hand', () => {
  const table = openTable('8s 9h 8h 8d Ts Td 5c', at(2)).to('turn')
  table.play('a', 'split')
  expect(hands(table)).toEqual(['2: 8s Ts', '2: 8h Td'])
  const turn = table.playing.made.length
  table.pass()
  expect(table.give('a', { play: 'hit', turn })).toBe('not_now')
  table.pass()
  expect(table.playing.made).toEqual(['split', 'late', 'late'])
  expect(table.to('result').returned('a')).toBe(4_000)
})

test('under an ace all may insure within eight seconds, and once all have answered nobody waits', () => {
  const table = openTable('Ts Ah 9s Kd', at(0), behind(0), behind(0)).to('insurance')
  expect(room.phaseOf(table.table).lengthMs).toBe(8_000)
  expect(room.shownOf(table.table)).toMatchObject({ dealer: [expect.any(Number)] })
  expect([table.give('a', { insure: true }), table.paid.get('a')]).toEqual([undefined, 1_500])
  expect(table.give('a', { insure: true })).toBe('not_now')
  table.give('b', { insure: false })
  expect(table.phase).toBe('insurance')
  table.give('c', { insure: true })
  expect(table.phase).toBe('peek')
  table.to('result')
  expect(['a', 'b', 'c'].map(table.returned)).toEqual([1_500, 0, 1_500])
})

test('the dealer looks under a ten too: a blackjack ends the round before any hand plays', () => {
  const table = openTable('Ts Kh 9s Ad', at(0)).to('peek')
  table.pass()
  expect([table.phase, dealer(table)]).toEqual(['dealer', 'Kh Ad'])
  expect(table.to('result').returned('a')).toBe(0)
})

test('a blackjack needs no turn and is paid three to two', () => {
  const table = openTable('As 7h Ks Td', at(5)).to('dealing')
  table.pass()
  expect([table.phase, dealer(table)]).toEqual(['dealer', '7h Td'])
  expect(table.to('result').returned('a')).toBe(2_500)
})

test('seven seats play, split and double of one shoe', () => {
  const first = '8s 8h 8d 8c 8s 8h 8d'
  const seats = [0, 1, 2, 3, 4, 5, 6].map((place) => at(place))
  const table = openTable(`${first} 6c ${first} Th`, ...seats).to('turn')
  for (const id of 'abcdefg') {
    expect(table.play(id, 'split')).toBeUndefined()
    for (const _hand of [0, 1]) if (table.playing.phase === 'turn') table.play(id, 'stand')
  }
  expect(table.playing.hands).toHaveLength(14)
  table.to('result')
  expect(table.paid.get('g')).toBe(2_000)
  expect([...'abcdefg'].map(table.returned).every((one) => Number(one) >= 0)).toBe(true)
})

test('a bet behind goes with the hand; one that follows pays for its splits and doubles too', () => {
  const table = openTable(
    '8s 6h 8h Td 3s 3d Ts 9d 5c',
    at(2),
    behind(2),
    behind(2, { follows: false }),
  ).to('turn')
  table.play('a', 'split')
  // Eight and three twice: both are doubled.
  table.play('a', 'double')
  table.play('a', 'double')
  expect(['a', 'b', 'c'].map((id) => table.paid.get(id))).toEqual([4_000, 4_000, 1_000])
  table.to('result')
  // 21 and 20 against 21.
  expect(dealer(table)).toBe('6h Td 5c')
  expect(['a', 'b', 'c'].map(table.returned)).toEqual([2_000, 2_000, 1_000])
})

test('a bet behind whose wallet refuses keeps one stake on the first hand', () => {
  const table = openTable('8s 6h 8h Td 3s 3d Ts 9d Kc', at(2), behind(2), behind(2)).to('turn')
  table.poor.add('b')
  table.play('a', 'split')
  table.poor.clear()
  table.poor.add('c')
  table.play('a', 'double')
  table.poor.clear()
  table.play('a', 'double')
  // The first has one stake on the first hand, doubled there; the second is on both, doubled on the second.
  expect(['b', 'c'].map((id) => table.paid.get(id))).toEqual([2_000, 3_000])
  const course = (id: string) => {
    const one = table.placed.find((placed) => placed.id === id)
    return one && room.courseOf(table.table, one, 0)
  }
  expect(course('b')).toMatchObject({ behind: 2, stakesKurus: [2_000, 0] })
  expect(course('c')).toMatchObject({ behind: 2, stakesKurus: [1_000, 2_000] })
  table.to('result')
  expect(['b', 'c'].map(table.returned)).toEqual([4_000, 6_000])
})

test('no page can say that a bet follows: the room alone does', () => {
  expect(room.readMove({ follow: 'split' })).toBeUndefined()
  expect(room.readMove({ follow: 'double', hand: 0 })).toBeUndefined()
  expect(
    [{ play: 'hit' }, { play: 'surrender', turn: 0 }, { insure: 1 }].map(room.readMove),
  ).toEqual([undefined, undefined, undefined])
})

test('a bet behind a seat that nobody plays in the end goes back', () => {
  const table = openTable('8s', behind(2)).to('closed')
  expect(table.returned('a')).toBe('stake back')
  expect(room.next(table.table, [], table.random)).toBeUndefined()
})

test('one seat for each player and one player for each seat; a kept one for its player', () => {
  const open = room.begin([{ place: 4, seat: 'last' }])
  const lying = (id: string, seat: string, bet: ReturnType<typeof at>) => ({
    id,
    seat,
    bet,
    moves: [],
  })
  const ask = (bet: ReturnType<typeof at>, seat: string, ...placed: ReturnType<typeof lying>[]) =>
    room.whyNoBet?.(open, bet, placed, seat)
  expect(room.shownOf(open)).toEqual({ kept: [4] })
  expect(ask(at(4), 'me')).toBe('place_taken')
  expect(ask(at(4), 'last')).toBeUndefined()
  expect(ask(at(4), 'me', lying('x', 'last', at(1)))).toBeUndefined()
  expect(ask(at(1), 'me', lying('x', 'other', at(1)))).toBe('place_taken')
  expect(ask(at(2), 'me', lying('x', 'me', at(1)))).toBe('place_taken')
  expect(ask(behind(1), 'me')).toBe('not_now')
  expect(ask(behind(1), 'me', lying('x', 'me', at(1)))).toBe('not_now')
  const there = lying('x', 'other', at(1))
  expect(ask(behind(1), 'me', there)).toBeUndefined()
  expect(ask(behind(1), 'me', there, lying('y', 'me', behind(1)))).toBe('place_taken')
})

test('who has played has the seat kept in the round after', () => {
  const table = openTable('8s 6h 8h Td 3s', at(2), behind(2)).to('result')
  expect(room.carry?.(table.table)).toEqual([{ place: 2, seat: 'player-a' }])
})

test('nothing hidden is shown: neither the shoe nor the dealer’s second card, nor whose seat it is', () => {
  const table = openTable('8s 6h 8h Td 3s 3d', at(2)).to('turn')
  const shown = JSON.stringify(room.shownOf(table.table))
  expect(room.shownOf(table.table)).toMatchObject({ dealer: [20 + 1], turn: 0 })
  expect(shown).not.toContain('player-a')
  expect(Object.keys(room.shownOf(table.table) as object).sort()).toEqual([
    'dealer',
    'hands',
    'places',
    'turn',
  ])
})

test('who plays is part of a closed round’s name: with other seats its cards would be others', () => {
  expect(openTable('8s', at(5), at(2)).to('closed').phase).toBe('closed:2,5')
})

test('a table takes whole lira within its limits, at its own seats', () => {
  for (const table of TABLES) {
    const { least, most } = table.stakeLira
    expect(readBet(at(0, least * 100), table)).toEqual(at(0, least * 100))
    expect(readBet(behind(6, { stakeKurus: most * 100 }), table)).toBeDefined()
    expect(readBet(at(0, least * 100 - 100), table)).toBeUndefined()
    expect(readBet(at(0, most * 100 + 100), table)).toBeUndefined()
    expect(readBet(at(7, least * 100), table)).toBeUndefined()
    expect(readBet({ behind: 1, stakeKurus: least * 100 }, table)).toBeUndefined()
    expect(readBet({ place: 1, behind: 2, stakeKurus: least * 100 }, table)).toBeUndefined()
  }
})
