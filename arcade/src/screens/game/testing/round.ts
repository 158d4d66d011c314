import type { Json } from '../../../games/game.ts'
import type { Round } from '../../../protocol.ts'
import type { Play } from '../game-screen.ts'

/** A round as the server presents it, with what the game shows of its state. */
export const roundOf = (gameCode: string, shown: Json, some: Partial<Round> = {}): Round => ({
  id: '0199d2a0-0000-7000-8000-000000000001',
  gameCode,
  gameVersion: '1',
  stakeKurus: 2_000,
  stakedKurus: 2_000,
  bet: null,
  moves: [],
  shown,
  choices: [],
  isDecided: false,
  isFree: false,
  steps: [],
  winKurus: 0,
  state: 'open',
  nonce: 0,
  commitment: '0'.repeat(64),
  digest: '1'.repeat(64),
  clientSeed: 'seed',
  startedAt: '2026-03-01T12:00:00.000Z',
  ...some,
})

/** A play in English at rest, and the bets and moves that a screen sends by it. */
export function playOf(some: Partial<Play> = {}) {
  const sent: Json[] = []
  const play: Play = {
    language: 'en',
    balanceKurus: 100_000,
    stakeKurus: 2_000,
    round: null,
    phase: 'ready',
    past: [],
    isOffline: false,
    hasFastPlay: false,
    reward: null,
    begin: (bet) => sent.push(bet),
    move: (move) => sent.push(move),
    skip: () => {},
    sound: () => {},
    ...some,
  }
  return { play, sent }
}

/** The rest of a telling that asks nobody and makes no sound. */
export const QUIET = { ask: async () => {}, sound: () => {} }
