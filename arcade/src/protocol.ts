import { z } from 'zod/mini'
import type { Json } from './games/game.ts'

export type { ArcadeRefusal } from './refusals.ts'

/**
 * What the arcade's pages and the arcade's server say to each other, on the arcade's own origin.
 * Amounts are whole kuruş (1/100 ₺): the games take and pay nothing finer.
 *
 * The page is opened as `/play/{gameCode}?token={token}&lang=tr&lobby={url}` (or `demo=1` without
 * a token). Rules: `/rules/{gameCode}?lang=tr`. Verifier: `/verify`.
 */
export const Language = z.enum(['tr', 'en'])
export type Language = z.infer<typeof Language>

const kurus = z.int().check(z.nonnegative())

/** A bet, a move or a state: the game alone knows more of it. */
const AnyJson = z.custom<Json>((value) => value !== undefined)

/** One winning combination. `line` is null for scatter pays. */
export const Win = z.object({
  line: z.nullable(z.int()),
  symbol: z.string(),
  count: z.int(),
  /** [reel, row] of every symbol that takes part. */
  cells: z.array(z.tuple([z.int(), z.int()])),
  amountKurus: kurus,
})
export type Win = z.infer<typeof Win>

/** One fall of the reels: the paid spin first, then any free spins, in order. */
export const Step = z.object({
  kind: z.enum(['paid', 'free']),
  /** Reel strip positions of the top row, one per reel. */
  stops: z.array(z.int()),
  /** grid[reel][row], symbol names, three rows from the top. */
  grid: z.array(z.array(z.string())),
  wins: z.array(Win),
  winKurus: kurus,
  /** Free spins this step awarded. */
  freeSpinsWon: z.int(),
})
export type Step = z.infer<typeof Step>

/** A command that a page has a button for: what it costs, or why it cannot be given now. */
export const Choice = z.object({
  move: AnyJson,
  priceKurus: kurus,
  why: z.nullable(z.string()),
})
export type Choice = z.infer<typeof Choice>

export const Round = z.object({
  id: z.uuid(),
  gameCode: z.string(),
  /** Of the rules that it is played by: a game may have changed since. */
  gameVersion: z.string(),
  /** The stake of the bet. */
  stakeKurus: kurus,
  /** Every stake of the round, those of its moves included. */
  stakedKurus: kurus,
  bet: AnyJson,
  /** The moves that were made, in their order. */
  moves: z.array(AnyJson),
  /** What the player may see of the game's state. */
  shown: AnyJson,
  /** Empty once nothing is left to decide. */
  choices: z.array(Choice),
  /** Whether the win is known. */
  isDecided: z.boolean(),
  /** The operator stood for the stake: its win is real, and nothing was taken for it. */
  isFree: z.boolean(),
  /** Of a slot. */
  steps: z.array(Step),
  winKurus: kurus,
  /**
   * `open`: the stake is taken; the round is undecided, or the page has not finished showing it.
   * `settled`: the win is paid. `voided`: the stake went back.
   */
  state: z.enum(['open', 'settled', 'voided']),
  nonce: z.int(),
  commitment: z.string(),
  /** Of the game's mathematics (GAM-02); null where the commitment is older than that. */
  digest: z.nullable(z.string()),
  clientSeed: z.string(),
  startedAt: z.string(),
})
export type Round = z.infer<typeof Round>

/** The hash of a server seed and the game's digest, and the player's seed. The seed itself is told only when it is replaced. */
export const SeedPair = z.object({
  commitment: z.string(),
  digest: z.nullable(z.string()),
  clientSeed: z.string(),
  /** Rounds played under this pair; the next round uses this number. */
  nonce: z.int(),
})
export type SeedPair = z.infer<typeof SeedPair>

export const Fairness = z.object({
  /** In use now; null until the player's first seed is taken, before which no round is played. */
  pair: z.nullable(SeedPair),
  /** That of the seed after it: told before the client seed it will be used with is taken. */
  nextCommitment: z.string(),
  /** Of the mathematics that the game has now: part of `nextCommitment`. */
  digest: z.string(),
})
export type Fairness = z.infer<typeof Fairness>

/** Free rounds that were given to the player at this game, of one stake. */
export const Reward = z.object({
  id: z.uuid(),
  given: z.int(),
  /** Not begun yet. */
  left: z.int(),
  stakeKurus: kurus,
  /** Of the rounds that are paid. */
  wonKurus: kurus,
  endsAt: z.string(),
})
export type Reward = z.infer<typeof Reward>

/** Free rounds that are over: all of them played, or called back or run out before. */
export const RewardOver = z.object({
  id: z.uuid(),
  given: z.int(),
  played: z.int(),
  wonKurus: kurus,
})
export type RewardOver = z.infer<typeof RewardOver>

export const FreeRounds = z.object({
  /** To be played now, before the player's own money. */
  now: z.nullable(Reward),
  /** What the player's last round was of, until they play for their own money. */
  over: z.nullable(RewardOver),
})
export type FreeRounds = z.infer<typeof FreeRounds>

export const Session = z.object({
  gameCode: z.string(),
  isDemo: z.boolean(),
  language: Language,
  currency: z.string(),
  lobbyUrl: z.nullable(z.string()),
  balanceKurus: kurus,
  stakesKurus: z.array(kurus),
  fairness: Fairness,
  freeRounds: FreeRounds,
  /** A round the page was torn away from: show it, then finish it. */
  openRound: z.nullable(Round),
  /** Minimum from one start to the next, ms. */
  roundMinMs: z.int(),
  /** The market's law lets rounds run by themselves (X13). */
  hasAutoplay: z.boolean(),
  hasFastPlay: z.boolean(),
  hasSkip: z.boolean(),
  /** No new round begins at this game for now, by its own stop or that of all (GAM-13). */
  isStopped: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** GET /api/session?token= or ?demo=1&game=… : opens or resumes. A demo answers its own token. */
export const SessionReply = z.object({ token: z.string(), session: Session })
export type SessionReply = z.infer<typeof SessionReply>

/** POST /api/begin. The command id is chosen by the page and kept across retries. */
export const BeginRequest = z.strictObject({
  token: z.string().check(z.maxLength(255)),
  commandId: z.uuid(),
  /** As the game reads it; of a slot `{ stakeKurus }`. */
  bet: AnyJson,
  /** The reward that the player saw this as a free round of; null stakes their own money. */
  rewardId: z._default(z.nullable(z.uuid()), null),
})
export type SpinRequest = z.infer<typeof BeginRequest>
export const BeginReply = z.object({
  round: Round,
  /** After the win where it is paid already. */
  balanceKurus: kurus,
  freeRounds: FreeRounds,
  fairness: Fairness,
  /** So long after this reply the next round may begin, ms: the page's clock began before ours. */
  nextRoundInMs: z.int().check(z.nonnegative()),
})
export type BeginReply = z.infer<typeof BeginReply>

/** POST /api/move: a further command of an open round. A repeat is answered with what it made. */
export const MoveRequest = z.strictObject({
  token: z.string().check(z.maxLength(255)),
  commandId: z.uuid(),
  roundId: z.uuid(),
  /** As the game reads it. */
  move: AnyJson,
  /** So many moves of the round the page has seen: one that went on in another window is not moved blindly. */
  seen: z.optional(z.int().check(z.nonnegative())),
})
export const MoveReply = z.object({
  round: Round,
  /** Null where the move cost nothing and nothing was paid: it is as it was. */
  balanceKurus: z.nullable(kurus),
})
export type MoveReply = z.infer<typeof MoveReply>

/** POST /api/finish: the page has shown the round; the win is paid now (or by the sweeper later). */
export const FinishRequest = z.strictObject({
  token: z.string().check(z.maxLength(255)),
  roundId: z.uuid(),
})
export const FinishReply = z.object({ round: Round, balanceKurus: kurus, freeRounds: FreeRounds })
export type FinishReply = z.infer<typeof FinishReply>

/**
 * POST /api/seed: begins the next pair with the player's seed, and reveals the one in use if there is
 * one. Refused with a round open, and where `commitment` is not the `nextCommitment` told last. Safe
 * to repeat.
 */
export const SeedRequest = z.strictObject({
  token: z.string().check(z.maxLength(255)),
  commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  clientSeed: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x21-\x7e]+$/)),
})
export const SeedReply = z.object({
  revealed: z.nullable(z.object({ serverSeed: z.string(), ...SeedPair.shape })),
  fairness: Fairness,
})
export type SeedReply = z.infer<typeof SeedReply>

/** GET /api/rounds?token= : the player's last 50 rounds of this game, newest first. */
export const RoundsReply = z.object({
  rounds: z.array(
    z.object({
      ...Round.shape,
      /** Null while its seed is still in use. */
      serverSeed: z.nullable(z.string()),
    }),
  ),
})
export type RoundsReply = z.infer<typeof RoundsReply>

/** Everything the page and the rules need to know of a game, from its mathematics. */
export const GameSheet = z.object({
  gameCode: z.string(),
  version: z.string(),
  name: z.object({ tr: z.string(), en: z.string() }),
  studio: z.string(),
  symbols: z.array(
    z.object({
      id: z.string(),
      /** A thing of the title's own art, or an emblem. */
      emblem: z.string(),
      name: z.object({ tr: z.string(), en: z.string() }),
      role: z.enum(['plain', 'wild', 'scatter']),
      /** Multiples of the line stake (of the whole stake for a scatter), by count 3, 4, 5. */
      pays: z.tuple([z.int(), z.int(), z.int()]),
    }),
  ),
  reels: z.array(z.array(z.string())),
  /** Row of each reel, 0 top. */
  lines: z.array(z.array(z.int())),
  freeSpins: z.object({ byScatters: z.tuple([z.int(), z.int(), z.int()]), multiplier: z.int() }),
  stakesKurus: z.array(z.int()),
  /** Exact, as a fraction and in hundredths of a percent. */
  rtp: z.object({ numerator: z.string(), denominator: z.string(), bp: z.int() }),
  hitRateBp: z.int(),
  /** Standard deviation of the return per unit staked, in hundredths. */
  sigmaHundredths: z.int(),
  maxWinMultiple: z.int(),
  volatility: z.int(),
})
export type GameSheet = z.infer<typeof GameSheet>

/** What the game's page tells the site that frames it (window.parent.postMessage). */
export type GameMessage =
  | { type: 'zar:ready' }
  | { type: 'zar:exit' }
  /** The session is over: another one is wanted. */
  | { type: 'zar:reload' }
  | { type: 'zar:balance'; balanceKurus: number }
  | { type: 'zar:round'; stakeKurus: number; winKurus: number }
  | { type: 'zar:reminded'; answer: ReminderAnswer }

/** `shown`: the reminder is with the game. The others are what the player pressed. */
export type ReminderAnswer = 'shown' | 'goOn' | 'leave' | 'history' | 'limits'

/** How long the player has been playing, and what came of it. */
export type Reminder = { minutes: number; stakedKurus: number; netKurus: number }

/** What the site tells the game in its frame. */
export type SiteMessage =
  /** Shown until the site says that the player goes on; nothing is staked meanwhile. */
  ({ type: 'zar:reminder' } & Reminder) | { type: 'zar:goOn' }
