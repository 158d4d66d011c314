import { expect, test } from 'vitest'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { openRoom } from '../../../screens/room/room-state.ts'
import { ownBet, playIn, welcome } from '../../../screens/room/testing/room.ts'
import type { Outcome } from '../../baccarat/screen/roads.ts'
import type { Shown } from '../rules.ts'
import { derivedOf } from './derived-roads.ts'
import { room as screen } from './room.tsx'
import { handOf, type Phase, paidIn, squeezing } from './table-now.ts'

const KINDS: { [phase in Phase]?: 'betting' | 'closed' | 'result' } = {
  betting: 'betting',
  closed: 'closed',
  result: 'result',
}
/** Cards by number: ten of them counts nothing, an ace one (rank after rank, four of each). */
const [ACE, NINE, TEN] = [0, 32, 36]

function roundIn(name: Phase, shown: Shown = {}, mine: readonly OwnBet[] = []) {
  const opened = openRoom(welcome({ gameCode: 'zar_bogaz_bakara' }), 0)
  const phase = { name, kind: KINDS[name] ?? ('play' as const), elapsedMs: 0, lengthMs: 15_000 }
  const round = { number: 7, phase, shown: JSON.parse(JSON.stringify(shown)) }
  return { ...opened, run: 'run', view: { ...opened.view, round }, mine }
}
const on = (place: string, some: Partial<OwnBet> = {}) =>
  ownBet({ bet: { bets: [{ place, stakeKurus: 1_000 }] }, stakeKurus: 1_000, course: {}, ...some })

test('cards lie face down until they are turned', () => {
  expect(handOf(roundIn('betting'), 'player')).toEqual([])
  expect(handOf(roundIn('dealing'), 'banker')).toEqual(['down', 'down'])
  const turned = { player: [ACE, NINE] }
  expect(handOf(roundIn('banker', turned), 'player')).toEqual([ACE, NINE])
  expect(handOf(roundIn('banker', turned), 'banker')).toEqual(['down', 'down'])
  const first = { squeezer: 'bet-2', turned: { at: 1, card: TEN } } as const
  expect(handOf(roundIn('player', first), 'player')).toEqual(['down', TEN])
  expect(handOf(roundIn('player', first), 'banker')).toEqual(['down', 'down'])
  const third = { player: [ACE, ACE], banker: [TEN, ACE] }
  expect(handOf(roundIn('playerThird', third), 'player')).toEqual([ACE, ACE, 'down'])
})

test('only the bet that squeezes may open, and only its side', () => {
  const mine = [on('player')]
  const faces = [on('player', { course: { faces: [ACE, TEN] } })]
  expect(squeezing(roundIn('player', { squeezer: 'bet-1' }, faces))).toMatchObject({
    side: 'player',
    faces: [ACE, TEN],
  })
  expect(squeezing(roundIn('player', { squeezer: 'bet-2' }, mine))).toBeUndefined()
  expect(squeezing(roundIn('dealing', { squeezer: 'bet-1' }, mine))).toBeUndefined()
})

test.each([
  ['betting', {}, [], 'Bets are open for 15 seconds.'],
  ['dealing', {}, [], 'Cards are being dealt.'],
  ['player', { squeezer: null }, [], 'The player’s cards are turned.'],
  ['banker', { squeezer: 'bet-2' }, [], 'Who has the most on Banker opens its cards.'],
  [
    'player',
    { squeezer: 'bet-1' },
    [on('player')],
    'You have the most on this side: draw its cards up, or press them.',
  ],
  [
    'result',
    { player: [NINE, TEN], banker: [ACE, TEN] },
    [on('player', { state: 'decided', returnKurus: 2_000 })],
    'Player 9, Banker 1. Player wins. Win ₺20,00, 2 times your stake.',
  ],
] as const)('the message in %s says how the coup stands', (phase, shown, mine, text) => {
  expect(screen.message(playIn(roundIn(phase, shown, mine))).text).toBe(text)
})

test('a tie gives both sides back', () => {
  const tied = { player: [ACE, TEN], banker: [ACE, TEN] }
  const mine = [on('banker', { state: 'decided', returnKurus: 1_000 })]
  expect(paidIn(roundIn('result', tied, mine))).toEqual([
    { place: 'banker', stakeKurus: 1_000, returnKurus: 1_000 },
  ])
})

test('the derived roads begin at their columns, and say whether the columns are alike', () => {
  const of = (text: string) =>
    [...text].map((one): Outcome => (one === 'b' ? 'banker' : one === 'p' ? 'player' : 'tie'))
  expect(derivedOf(of('bp'), 1)).toEqual([])
  // The second row of the second column: the column before has no cell beside it.
  expect(derivedOf(of('bpp'), 1)).toEqual(['blue'])
  expect(derivedOf(of('bbpp'), 1)).toEqual(['red'])
  // A third column: the two before are alike.
  expect(derivedOf(of('bbppb'), 1)).toEqual(['red', 'red'])
  expect(derivedOf(of('bbpb'), 1)).toEqual(['blue'])
  // Ties change nothing.
  expect(derivedOf(of('btbpp'), 1)).toEqual(['red'])
  expect(derivedOf(of('bbppb'), 2)).toEqual([])
})
