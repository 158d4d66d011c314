import { LRUCache } from 'lru-cache'
import type { Chance } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import { roomDigestOf } from '../../fairness/room-digest.ts'
import { commitmentOf, digestOf } from '../../fairness/seeds.ts'
import type { Json } from '../../games/game.ts'
import { findRoom } from '../../games/rooms/find-room.ts'
import type { Language } from '../../protocol.ts'
import type { Progress } from '../../store/round-steps.ts'

const DEMO_BALANCE_KURUS = 500_000
/** From its opening, as a session. */
const DEMO_KEPT_MS = 12 * 3_600_000
/** So many at once: one more takes the place of the one that was longest left alone. */
export const DEMOS_MAX = 5_000

export type DemoPair = {
  serverSeed: string
  commitment: string
  digest: string
  clientSeed: string
  nonce: number
  isRevealed: boolean
}

/** A move that was made, with the balance after its stake. */
export type DemoMove = { commandId: string; move: Json; priceKurus: number; balanceKurus: number }

export type DemoRound = {
  id: string
  commandId: string
  bet: Json
  stakeKurus: number
  moves: DemoMove[]
  progress: Progress
  pair: DemoPair
  nonce: number
  startedMs: number
  balanceAfterStakeKurus: number
  /** Null while its win is not paid. */
  balanceAfterWinKurus: number | null
}

type DemoWish = { gameCode: string; language: Language; lobbyUrl: string | null }

/** A visitor at a game with play money: the same game, and no wallet and no row behind it. */
export type Demo = DemoWish & {
  balanceKurus: number
  pair: DemoPair | null
  /** What was revealed when the pair in use began. */
  replaced: DemoPair | null
  /** Committed to, and not used yet. */
  next: Pick<DemoPair, 'serverSeed' | 'commitment' | 'digest'>
  /** The latest first. */
  rounds: DemoRound[]
}

export type Demos = ReturnType<typeof openDemos>

/** Demos live in this process's memory alone, so many at most, and end with it. */
export function openDemos({ chance, clock }: { chance: Chance; clock: Clock }) {
  const demos = new LRUCache<string, Demo>({
    max: DEMOS_MAX,
    ttl: DEMO_KEPT_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  return {
    /** Answers the token the page will play with. */
    open(wish: DemoWish): string {
      const token = chance.hex(32)
      demos.set(token, {
        ...wish,
        balanceKurus: DEMO_BALANCE_KURUS,
        pair: null,
        replaced: null,
        next: newServerSeed(chance, wish.gameCode),
        rounds: [],
      })
      return token
    },
    find: (token: string): Demo | undefined => demos.get(token),
  }
}

export function newServerSeed(chance: Chance, gameCode: string): Demo['next'] {
  const room = findRoom(gameCode)
  const serverSeed = chance.hex(32)
  const digest = room ? roomDigestOf(room) : digestOf(gameCode)
  return { serverSeed, digest, commitment: commitmentOf(serverSeed, digest) }
}
