import { z } from 'zod/mini'
import type { Json, Kurus } from '../games/game.ts'
import type { Phase } from '../games/rooms/room-game.ts'
import type { ArcadeRefusal } from '../refusals.ts'
import { ChatCommand, type ChatMessage } from './chat/chat-protocol.ts'

/**
 * What the page of a room and the arcade say to each other over one WebSocket,
 * `/api/rooms/{gameCode}/socket`, as JSON texts. The page's first message is `hello`; `welcome` answers
 * it. Amounts are whole kuruş, times milliseconds, multipliers hundredths.
 *
 * `welcome` and `snapshot` tell all that everybody may see; a `delta` tells what changed, under the
 * next `seq`. A page that is slow, or was away, gets a snapshot instead of the deltas it missed.
 * `mine` tells the player's own bets, to nobody else.
 */

const AnyJson = z.custom<Json>((value) => value !== undefined)
const commandId = z.uuid()

export const Hello = z.strictObject({
  type: z.literal('hello'),
  token: z.string().check(z.minLength(1), z.maxLength(255)),
  /** What the page has seen last, where it comes back after a lost line. */
  seen: z.optional(z.strictObject({ run: z.string().check(z.maxLength(64)), seq: z.int() })),
})

/** A command id is chosen by the page and kept across retries: a repeat is answered with the first's answer. */
export const Command = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bet'),
    commandId,
    /** Of the page's bet slots, from 0. */
    slot: z.int().check(z.minimum(0), z.maximum(99)),
    /** As the game reads it. Crash: `{ stakeKurus, auto }`, `auto` in hundredths or null. */
    bet: AnyJson,
  }),
  z.strictObject({ type: z.literal('takeBack'), commandId, betId: z.uuid() }),
  z.strictObject({
    type: z.literal('move'),
    commandId,
    betId: z.uuid(),
    /** As the game reads it. Crash: `{ cashOut: true }`. */
    move: AnyJson,
  }),
])
export type Command = z.infer<typeof Command>
export const PageMessage = z.union([Hello, Command, ChatCommand])
export type PageMessage = z.infer<typeof PageMessage>

/** The present part of a round. `elapsedMs` is as of the message that tells it. */
export type PhaseNow = {
  name: Phase['name']
  kind: Phase['kind']
  elapsedMs: number
  /** Null where the length would tell the result. */
  lengthMs: number | null
}

export type RoundNow = {
  /** Of the chain, from 1. */
  number: number
  phase: PhaseNow
  /** As the game shows its table. Crash: `{}`, and `{ snap }` once the string has snapped. */
  shown: Json
}

/** Somebody's bet on the list. It never says whose beyond the hidden name. */
export type PublicBet = {
  /** Within the round. */
  no: number
  name: string
  stakeKurus: Kurus
  /** As the game tells it. Crash: `{ cashedOut }`, null while it flies; `{ snap }` beside it at the end. */
  course: Json
  /** Null until it is decided. */
  returnKurus: Kurus | null
}

export type Totals = {
  bets: number
  stakedKurus: Kurus
  decided: number
  returnedKurus: Kurus
}

/** A round that is over, as the game keeps it, with what proves it. */
export type PastRound = { number: number; shown: Json; hash: string }

/** A round that could not go on: every stake of it that was not decided went back. */
export type VoidedRound = {
  number: number
  /** Unix milliseconds. */
  atMs: number
}

/** What everybody may see. */
export type RoomView = {
  /** Null while the room is closed. */
  round: RoundNow | null
  /** Those of the highest stakes, at most `LISTED_MAX`. */
  bets: PublicBet[]
  totals: Totals
  /** The newest first, at most `PAST_MAX`. */
  past: PastRound[]
  /** Pages in the room. */
  people: number
}
export const LISTED_MAX = 50
export const PAST_MAX = 20

/** What changed. A new round has a new number, and its bets and totals begin at nothing. */
export type RoomChange = {
  round?: RoundNow | null
  bets?: PublicBet[]
  totals?: Totals
  past?: PastRound
}

/**
 * `asked`: its stake is on its way. `placed`: it counts. `decided`: `returnKurus` is owed or paid.
 * `back`: its stake goes back, or was never taken (`refusal` says why; null where the player took it back).
 */
export type BetState = 'asked' | 'placed' | 'decided' | 'back'

export type OwnBet = {
  id: string
  /** On the list of its round; null where only its books are at hand. */
  no: number | null
  /** Of the round that it lies in. */
  number: number
  slot: number
  bet: Json
  stakeKurus: Kurus
  state: BetState
  course: Json
  returnKurus: Kurus | null
  /** Its win, or its stake, is back in the balance. */
  isPaid: boolean
  refusal: ArcadeRefusal | null
}

/** A bet of a round that is over, as `/api/rooms/{gameCode}/bets` exports it: the verifiers read it. */
export type ProvenBet = {
  id: string
  gameCode: string
  /** Of the round. */
  nonce: number
  bet: Json
  moves: Json[]
  course: Json
  /** What is kept of the round. */
  past: Json
  stakeKurus: Kurus
  winKurus: Kurus
  /** The round's hash, and that of the round before. */
  serverSeed: string
  commitment: string
  clientSeed: string
  digest: string
  startedAt: string
}

/** The chain of hashes, published before its first round (FAIR-01). */
export type ChainTold = {
  /** Its hash before round 1: round n's hash, hashed n times, is this. */
  firstHash: string
  rounds: number
  salt: string
  /** `own`: this arcade has drawn the salt itself, after the chain was made. */
  saltFrom: 'own'
  digest: string
  version: string
}

export type RoomMessage =
  | {
      type: 'welcome'
      gameCode: string
      isDemo: boolean
      /** Of the player at this game, the same at every visit; null of play money. */
      seatId: string | null
      currency: string
      language: 'tr' | 'en'
      lobbyUrl: string | null
      stakesKurus: readonly Kurus[]
      betsMax: number
      takeBackUntilMs: number
      chain: ChainTold
      balanceKurus: Kurus
      /** The arcade's clock as this is sent, Unix milliseconds. */
      clockMs: number
    }
  | {
      type: 'snapshot'
      run: string
      seq: number
      view: RoomView
      mine: OwnBet[]
      /** The last one of the room, where that is not long ago. */
      voided: VoidedRound | null
    }
  | { type: 'delta'; seq: number; change: RoomChange }
  /** Once a second while nothing changes: the phase's clock. A page that hears none for two seconds waits. */
  | { type: 'tick'; seq: number; elapsedMs: number; people: number }
  | { type: 'mine'; bet: OwnBet; balanceKurus: Kurus | null }
  /** Of a command: what it made of the bet. */
  | { type: 'done'; commandId: string; bet: OwnBet; balanceKurus: Kurus | null }
  | { type: 'refused'; commandId: string | null; refusal: ArcadeRefusal }
  | ChatMessage

export const socketPathOf = (gameCode: string): string => `/api/rooms/${gameCode}/socket`
