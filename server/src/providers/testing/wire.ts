import type { GameProvider } from '../../modules/casino/index.ts'
import type { TestCasino } from '../../testing/test-casino.ts'

/** A player at a game, with the token that the launch gave the supplier. */
export type Seat = { playerId: string; token: string; gameCode: string }

export type BetMessage = {
  id: string
  amountE5: bigint
  round: string
  roundClosed?: boolean
  currency?: string
  gameCode?: string
  /** Staked by the operator, for the player. */
  isFree?: boolean
}
export type WinMessage = BetMessage & { betId: string }
/** `ofId` is the transaction that it reverses, of this amount: a bet, where it does not say otherwise. */
export type RollbackMessage = {
  id: string
  ofId: string
  ofKind?: 'bet' | 'win'
  round: string
  amountE5: bigint
}

/** What came back over HTTP. `body` is the very text. */
export type WireReply = {
  http: number
  status: string
  balanceE5: bigint | undefined
  body: string
}

/** A request that must be turned down, and the status it is turned down with. */
export type BadRequest = { why: string; says: string; send: (seat: Seat) => Promise<WireReply> }

export type BadWin = Omit<BadRequest, 'send'> & {
  send: (seat: Seat, bet: BetMessage) => Promise<WireReply>
}

/** What a status of a supplier's means to the suite. */
export type Meaning =
  | 'ok'
  | 'changed'
  | 'notEnoughMoney'
  | 'unknownTransaction'
  | 'rolledBackWin'
  | 'rolledBackBet'
  | 'disabled'
  | 'expired'
  | 'wrongCurrency'
  | 'wrongGame'
  | 'wrongToken'
  | 'failed'

/** A case of requirements section 2.3: W01 to W34. */
export type CaseId = `W${number}`

/**
 * A supplier's own way of calling the wallet: the suite says what, this says how. Where its contract
 * differs from most, the members that may be left out say so; no case is left out for it.
 */
export type Wire = {
  provider: GameProvider
  says: Record<Meaning, string>
  /** The word for what a case is about, where the contract has another than `says` for it. */
  answers?: Partial<Record<CaseId, string>>
  /** How a bet or a win that was taken is answered again, where it is not as at first. */
  replay?: { says: string; balance: 'then' | 'now' }
  /** The word for a rollback of what another one reversed, where it is not that for the same one again. */
  reversedBefore?: string
  /** The words for a stake over each of the limits that the player has set. */
  limitWords: Record<'stake' | 'loss' | 'time', string>
  /** The word for a win or a rollback that the account could not hold. */
  fullWord: string
  /** The word for a player who shut themselves out, where it is not that for one who was blocked. */
  excluded?: string
  /** False where the contract has no message that takes a win back, and so none for a paid bet. */
  takesWinsBack?: boolean
  /** True where a win is taken back by an amount, so that no script can tell when nothing is left of it. */
  amendsWins?: boolean
  /** What a win is of, where it does not name the very bet. */
  winsName?: 'round'
  /** What a rollback of a bet is of, where it does not name the very bet. */
  rollbacksName?: 'round'
  /** False where the contract has no word for a round that goes on: every win closes its own. */
  tellsRoundClosed?: boolean
  /** The word for a rollback of a bet that was paid, where it is not that for an unknown one. */
  paidBet?: string
  /** The smallest amount that can be said; 1/100 000 where it is not told. */
  unitE5?: bigint
  /** What the supplier does as a launched game opens, before its first bet. */
  opened?: (seat: Seat) => Promise<void>
  bet: (seat: Seat, bet: BetMessage) => Promise<WireReply>
  win: (seat: Seat, win: WinMessage) => Promise<WireReply>
  rollback: (seat: Seat, rollback: RollbackMessage) => Promise<WireReply>
  balance: (seat: Seat) => Promise<WireReply>
  /** Sends the bet, which is taken, and hangs up without reading the reply. */
  betUnheard: (seat: Seat, bet: BetMessage) => Promise<void>
  /** W26: a bad signature, a missing field, a wrong type, no JSON at all. */
  badRequests: BadRequest[]
  /** W27: every amount that is not a whole number above zero in the supplier's unit. */
  badAmounts: BadRequest[]
  /** W27: the same of a win of this bet, which may be nothing. */
  badWins: BadWin[]
  close: () => Promise<void>
}

export type OpenWire = (casino: TestCasino) => Promise<Wire>
