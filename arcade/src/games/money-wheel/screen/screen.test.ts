import { expect, test } from 'vitest'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { openRoom } from '../../../screens/room/room-state.ts'
import { ownBet, playIn, welcome } from '../../../screens/room/testing/room.ts'
import { BOWLS, RING } from '../ring.ts'
import { LENGTHS } from '../rules.ts'
import { FALL_MS, seedAt } from './bonus.tsx'
import { paidOf } from './paid.ts'
import { room as screen } from './room.tsx'
import { GLAZES, restOf, SPIN_MS, turnAt } from './rotor.ts'
import type { Phase } from './table-now.ts'

const [LALE, NAR] = [RING.indexOf('lale'), RING.indexOf('nar')]
const ONE = RING.indexOf('1')

const bet = (place: string, some: Partial<OwnBet> = {}): OwnBet =>
  ownBet({ bet: { bets: [{ place, stakeKurus: 1_000 }] }, stakeKurus: 1_000, course: {}, ...some })
const decided = (place: string, returnKurus: number) =>
  bet(place, { state: 'decided', returnKurus })

function roundIn(name: Phase, shown: object = {}, mine: readonly OwnBet[] = []) {
  const opened = openRoom(welcome({ gameCode: 'zar_devran', betsMax: 12 }), 0)
  const kind =
    name === 'betting'
      ? 'betting'
      : name === 'result'
        ? 'result'
        : name === 'closed'
          ? 'closed'
          : 'play'
  const phase = {
    name,
    kind,
    elapsedMs: 0,
    lengthMs: LENGTHS[name as keyof typeof LENGTHS],
  } as const
  return {
    ...opened,
    run: 'run',
    view: { ...opened.view, round: { number: 7, phase, shown: { ...shown } } },
    mine,
  }
}

test('the wheel turns on from where it stood, always forward, and stands at its segment', () => {
  for (const [from, to] of [
    [0, 0],
    [3, 50],
    [53, 1],
    [20, 19],
  ] as const) {
    expect(turnAt(0, from, to) % 360).toBeCloseTo(restOf(from), 6)
    expect(turnAt(SPIN_MS, from, to) % 360).toBeCloseTo(restOf(to) % 360, 6)
    const turns = Array.from({ length: 91 }, (_, at) => turnAt(at * 100, from, to))
    for (const [at, turn] of turns.slice(1).entries())
      expect(turn).toBeGreaterThanOrEqual(turns[at] ?? 0)
    // Its last two seconds are at the pegs.
    expect(turnAt(SPIN_MS, from, to) - turnAt(SPIN_MS - 2_000, from, to)).toBeLessThan(20)
  }
})

test('the seed comes to rest over the bowl that pays', () => {
  for (const path of [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1, 1],
    [1, 0, 1, 0, 1, 1, 0, 0],
  ]) {
    const bowl = path.reduce((sum, step) => sum + step, 0)
    const middle = (BOWLS.length - 1) / 2
    const { x } = seedAt(path, FALL_MS)
    expect(x).toBeCloseTo((bowl - middle) * 46, 6)
    expect(seedAt(path, 0).x).toBe(0)
  }
})

test.each([
  ['betting', {}, [], 'Bets are open for 15 seconds.'],
  ['betting', {}, [bet('3')], 'Bets are open for 15 seconds. ₺10,00 of yours is on the table.'],
  ['closed', {}, [], 'No more bets.'],
  ['spinning', { segment: ONE }, [bet('1')], 'The wheel is turning.'],
  ['tulips', { segment: LALE }, [], 'Tulip: players are choosing. You have no bet on it.'],
  [
    'tulips',
    { segment: LALE },
    [bet('lale')],
    'Choose a tulip: 8 seconds. Without a choice the middle one is yours.',
  ],
  [
    'tulips',
    { segment: LALE },
    [bet('lale', { course: { tulip: 2 } })],
    'The right tulip is yours. You can change it until the time is over.',
  ],
  [
    'opening',
    { segment: LALE, tulips: [2_500, 8_800, 4_000] },
    [bet('lale', { course: { tulip: 2 } })],
    'Your tulip gave 40 to 1.',
  ],
  ['opening', { segment: LALE, tulips: [2_500, 8_800, 4_000] }, [], 'The tulips open.'],
  [
    'result',
    { segment: ONE },
    [decided('1', 2_000)],
    'The wheel stopped at 1. Win ₺20,00, 2 times your stake.',
  ],
  ['result', { segment: ONE }, [decided('3', 0)], 'The wheel stopped at 1. No win this round.'],
  [
    'result',
    { segment: NAR, path: [1, 1, 1, 1, 1, 1, 1, 0] },
    [],
    'The wheel stopped at Pomegranate. The seed fell into the bowl of 150 to 1.',
  ],
] as const)('the message in %s says where the round stands', (phase, shown, mine, text) => {
  expect(screen.message(playIn(roundIn(phase, shown, mine))).text).toBe(text)
})

test('chips are paid by their place, once all of the round is decided', () => {
  const shown = { segment: LALE, tulips: [2_500, 8_800, 4_000] }
  const open = [decided('1', 0), bet('lale', { id: 'bet-2', slot: 1 })]
  expect(paidOf(roundIn('opening', shown, open))).toBeNull()
  const all = [decided('1', 0), { ...decided('lale', 89_000), id: 'bet-2', slot: 1 }]
  expect(paidOf(roundIn('result', shown, all))).toEqual([
    { place: '1', stakeKurus: 1_000, returnKurus: 0 },
    { place: 'lale', stakeKurus: 1_000, returnKurus: 89_000 },
  ])
})

test('a past result has the colours of the place that it fell on', () => {
  for (const segment of [ONE, LALE, NAR]) {
    const place = RING[segment] ?? '1'
    const { glaze } = screen.past({ number: 1, hash: '', shown: { segment } }, 'en')
    expect(glaze).toEqual(GLAZES[place])
  }
})
