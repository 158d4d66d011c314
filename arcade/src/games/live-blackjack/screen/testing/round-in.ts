import type { OwnBet, PublicBet } from '../../../../rooms/protocol.ts'
import { openRoom, type RoomState } from '../../../../screens/room/room-state.ts'
import { ownBet, welcome } from '../../../../screens/room/testing/room.ts'
import type { Hand } from '../../../blackjack/play.ts'
import { cardNamed } from '../../../cards.ts'
import type { Shown } from '../../rules.ts'
import { LENGTHS } from '../../table.ts'

const KINDS: { [phase: string]: 'betting' | 'closed' | 'result' } = {
  betting: 'betting',
  closed: 'closed',
  result: 'result',
}
type At = { elapsedMs?: number; mine?: readonly OwnBet[]; bets?: readonly PublicBet[] }

/** Round 7 of the first table in a phase, so far into it. */
export function roundIn(name: string, shown: Shown = {}, at: At = {}): RoomState {
  const opened = openRoom(welcome({ gameCode: 'zar_kubbe_21', isDemo: false }), 0)
  const { elapsedMs = 0, mine = [], bets = [] } = at
  const kind = KINDS[name.split(':')[0] ?? ''] ?? ('play' as const)
  const lengthMs = name === 'insurance' ? LENGTHS.insurance : LENGTHS.turn
  const round = {
    number: 7,
    phase: { name, kind, elapsedMs, lengthMs },
    shown: JSON.parse(JSON.stringify(shown)),
  }
  const view = { ...opened.view, round, bets: [...bets] }
  return { ...opened, run: 'run', view, mine, phaseStartedMs: -elapsedMs }
}

export const cards = (names: string): number[] => names.split(' ').filter(Boolean).map(cardNamed)

export const handAt = (place: number, names: string, some: Partial<Hand> = {}): Hand => ({
  place,
  cards: cards(names),
  stakeKurus: 1_000,
  isSplit: false,
  isDone: false,
  ...some,
})

/** The own bet at a seat. */
export const seated = (place: number, some: Partial<OwnBet> = {}): OwnBet =>
  ownBet({
    bet: { place, stakeKurus: 1_000 },
    stakeKurus: 1_000,
    course: { place, stakesKurus: [1_000], insuranceKurus: 0, hasAnswered: false },
    ...some,
  })
