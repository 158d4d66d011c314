import type { Json, Kurus, Random } from '../game.ts'

/** A part of a round: its clock runs for `lengthMs` and then the rules say what comes next. */
export type Phase = {
  name: string
  kind: 'betting' | 'closed' | 'play' | 'result'
  lengthMs: number
  /** The length would tell the result: no page hears it while the phase runs. */
  isLengthHidden?: true
}

/** What a player did with a bet that lies on the table, as the rules made it of what they asked. */
export type Made<Move extends Json> = { phase: string; sinceMs: number; move: Move }

/** A bet that lies on the table. `seat` is the player's, the same for all bets of theirs. */
export type Placed<Bet extends Json, Move extends Json> = {
  id: string
  seat: string
  bet: Bet
  moves: readonly Made<Move>[]
}

/** A bet of a past round as everybody may have it: nobody's. */
export type Listed<Bet extends Json> = Pick<Placed<Bet, never>, 'id' | 'bet'>

/** What a bet comes to: a return, or the stake back where it cannot be decided. */
export type Return = Kurus | 'stake back'

/**
 * A game that many play at one clock, as pure functions of one table. A round begins with `begin` and
 * goes from phase to phase by `next`; each bet is decided by itself as soon as `returnOf` knows it.
 * Times are whole milliseconds since the phase began.
 */
export type RoomGame<Bet extends Json, Move extends Json, Table extends Json> = {
  /** Its name on the wire. */
  code: string
  kind: 'room'
  /** Raised by any change of rules or pay table; stored with every round. */
  version: string
  /** The stakes that the dial walks through. */
  stakesKurus: readonly Kurus[]
  /** Everything that the return depends on beside the rules: part of the digest. */
  paytable: Json
  /**
   * How a round's hash becomes its draws. `blocks`: as a solo game of server seed = hash, client
   * seed = salt and nonce = number of the round. `crash`: requirement 4.1.
   */
  stream: 'blocks' | 'crash'
  /** It runs day and night; other rooms rest while nobody is there. */
  isAlwaysOpen?: true
  /** Bets share what all have paid: play money may watch alone. */
  sharesPot?: true
  /** So many bets of one seat may lie in one round. */
  betsMax: number
  /** What came from the page as a bet; undefined where it is none. */
  readBet(input: unknown): Bet | undefined
  stakeOf(bet: Bet): Kurus
  /** The most that the bet can return. */
  mostReturnOf(bet: Bet): Kurus
  /** The table as a round begins; `carried` is what the round before left, null at first. */
  begin(carried: Json): Table
  phaseOf(table: Table): Phase
  /** Why the table does not take this bet of a seat, beside what lies there; asked while bets are open. */
  whyNoBet?(
    table: Table,
    bet: Bet,
    placed: readonly Placed<Bet, Move>[],
    seat: string,
  ): Reason | undefined
  /** Until so long before bets are closed a bet may be taken back. */
  takeBackUntilMs: number
  /**
   * The table once the phase's time is over; undefined where the round is. Draws only once bets are
   * closed; each call of `random` begins the round's draws anew.
   */
  next(table: Table, placed: readonly Placed<Bet, Move>[], random: () => Random): Table | undefined
  /** What came from the page as a command for a bet; undefined where it is none. */
  readMove(input: unknown): Json | undefined
  /** What the command becomes now, or why it cannot be given. The move is stored and told, the command is not. */
  make(
    table: Table,
    placed: Placed<Bet, Move>,
    command: Json,
    sinceMs: number,
  ): { move: Move; isPhaseOver?: true } | { why: Reason }
  /**
   * What a command costs beside the bet's stake, told by the two alone. The wallet is asked for it first:
   * `make` is asked before, and again once it is taken; an answer that comes too late goes back.
   * Without it commands cost nothing.
   */
  priceOf?(bet: Bet, command: Json): Kurus
  /**
   * Commands that the room itself gives for other bets once a move is made: a bet behind that doubles
   * with its seat. One that its wallet refuses is not made, and nobody is told.
   */
  commandsAfter?(
    table: Table,
    placed: readonly Placed<Bet, Move>[],
    made: { id: string; move: Move },
  ): readonly { id: string; command: Json }[]
  /** The table after a move. Without it moves change no more than their bet. */
  after?(table: Table, placed: Placed<Bet, Move>, move: Move): Table
  /** When in this phase the bet is decided without its player; undefined where it is not. */
  decidedAtMs?(table: Table, placed: Placed<Bet, Move>): number | undefined
  /** What the bet comes to, once that is known. */
  returnOf(table: Table, placed: Placed<Bet, Move>, sinceMs: number): Return | undefined
  /** What everybody may see: nothing that is still hidden. */
  shownOf(table: Table): Json
  /** What is kept of a round that is over, where that is less than its last table shows. */
  pastOf?(table: Table): Json
  /** What a past round began with, as far as its result depends on it. Without it on nothing. */
  carriedOf?(past: Json): Json
  /** What a bet came to by its own course (a multiplier, a hand), for its player and the list. */
  courseOf(table: Table, placed: Placed<Bet, Move>, sinceMs: number): Json
  /** The course as its player alone may see it, where others see less: cards that are hidden yet. */
  ownCourseOf?(table: Table, placed: Placed<Bet, Move>, sinceMs: number): Json
  /** What the next round begins with: a pot that nobody won. */
  carry?(table: Table): Json
  /** Whether a past round is what its draws give, where it depends on bets that nobody else knows. */
  isPastRight?(past: Json, random: () => Random): boolean
  /**
   * Whether a past round is what its draws and all its bets give, where everybody may have the list of
   * these: where bets share a pot.
   */
  isListRight?(past: Json, bets: readonly Listed<Bet>[], random: () => Random): boolean
  /**
   * A bet of a round that is over, computed again with its moves; undefined where the round has no such
   * moves. `past` is what is kept of the round, where bets share a pot.
   */
  replay?(bet: Bet, moves: readonly Json[], random: () => Random, past?: Json): Replayed | undefined
}

export type Replayed = { shown: Json; winKurus: Kurus }

/** Why a command is refused. The page has a sentence for each. */
export type Reason =
  | 'not_now'
  | 'too_early'
  | 'too_late'
  | 'place_taken'
  | 'price_changed'
  | 'over_limit'

/** A room whose bets, moves and tables are known to itself alone. */
export type AnyRoom = RoomGame<Json, Json, Json>
