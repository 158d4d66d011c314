import type { Feature, Kind, ProviderName, Section } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'

/** A game as its provider lists it. */
export type ListedGame = {
  code: string
  /** In the casino's own language. */
  name: string
  /** Null where the list tells no other name in English. */
  nameEn: string | null
  studio: string
  /** The page it belongs to, and its kind there. */
  section: Section
  kind: Kind | null
  features: readonly Feature[]
  /** Hundredths of a percent: 9640 is 96.40 %. */
  rtpBp: number
  /** 1 (calm) to 5 (wild); null, as of what follows, where the provider does not say. */
  volatility: number | null
  /** The most that a round can return, in whole stakes. */
  maxWin: number | null
  lines: number | null
  stakes: { minE5: bigint; maxE5: bigint } | null
  isOpen: boolean
  releasedAt: Date
}

/** A row that cannot be offered as it stands: its code, or else its number, and what is wrong. */
export type BrokenRow = { row: string; why: string }

export type GameList = { games: readonly ListedGame[]; broken: readonly BrokenRow[] }

export type LaunchOrder = {
  playerId: string
  /** The money token the provider sends back with every bet. */
  token: string
  gameCode: string
  currency: string
  countryCode: string
  platform: 'desktop' | 'mobile'
  locale: Locale
  lobbyUrl: string
  ip: string
}

/** A round, as its supplier knows it. */
export type PlayedRound = { playerId: string; roundId: string; transactionId: string }

/** A movement of money as its supplier lists it. */
export type SupplierMovement = {
  /** As our wallet was told it. */
  id: string
  kind: 'bet' | 'win' | 'rollback'
  /** What a rollback reverses. */
  reverses: string | null
  /** Ours, or the supplier's word where it is none of our players. */
  playerId: string
  roundId: string
  currency: string
  amountE5: bigint
  at: Date
}

/** Rounds of one stake at one game, that the operator pays for. */
export type FreeRoundsOrder = {
  /** Ours, as a uuid. */
  id: string
  playerId: string
  gameCode: string
  currency: string
  rounds: number
  stakeE5: bigint
  /** In whole seconds; no other order of the player has the same game and beginning. */
  startsAt: Date
  endsAt: Date
  /** What the supplier calls the campaign that was made for them, where it gives them of one. */
  campaign?: string | null
}

/** `reward` is what the supplier names them by in its calls to the wallet. */
export type AwardAnswer = { reward: string } | { refused: string }

/**
 * A supplier who gives free rounds on our word. Both calls may be repeated after any failure, and throw
 * where it is not known whether they were heard.
 */
export type FreeRounds = {
  /**
   * Of a supplier who gives them of a campaign and names it itself: makes one, which is kept before
   * anything is given of it. Another one, where its reply was lost, has given nothing.
   */
  openCampaign?: (order: FreeRoundsOrder) => Promise<{ campaign: string } | { refused: string }>
  /** Gives them once, however often it is asked. `refused` where the supplier says that it will not. */
  award: (order: FreeRoundsOrder) => Promise<AwardAnswer>
  /**
   * Takes back what is not played of them, of what was never given nothing. `reward` is null where it is
   * not known. A supplier whose contract has no such call leaves it out: what it gave lasts to its end.
   */
  cancel?: (order: FreeRoundsOrder, reward: string | null) => Promise<void>
}

/** What the casino needs of a game supplier's integration. Its calls throw when it cannot be reached. */
export type GameProvider = {
  name: ProviderName
  listGames: () => Promise<GameList>
  /**
   * Where the game is, or, of SoftGamings, the page that opens it. Undefined when it answers that it
   * will not open this game for this player.
   */
  launchUrl: (order: LaunchOrder) => Promise<string | undefined>
  /**
   * The public page that shows how a round came about; undefined when it has none of this round.
   * A supplier who shows no round leaves it out.
   */
  roundUrl?: (round: PlayedRound) => Promise<string | undefined>
  /**
   * What the supplier holds to have moved at or after the first moment and before the second, some at
   * a time. Throws where the list cannot be read to its end; a supplier without one leaves it out.
   */
  listMovements?: (from: Date, to: Date) => AsyncIterable<SupplierMovement[]>
  /**
   * What the supplier's own log of fairness has of a player, as lines of the format of evidence. Throws where it
   * cannot be asked; a supplier without such a log leaves it out.
   */
  evidenceOf?: (playerId: string) => Promise<string>
  /** A supplier whose contract has no free rounds leaves it out. */
  freeRounds?: FreeRounds
}
