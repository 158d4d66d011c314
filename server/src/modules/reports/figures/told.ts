import type { Mark } from '../read/rows.ts'
import { type Figures, type Identity, whole } from './figures.ts'

/** E5 as the office's calls carry it. */
export const toldE5 = (amountE5: bigint): string => amountE5.toString()

const BP = 10_000n

/** Hundredths of a percent, half away from zero. Null where there is nothing to divide by. */
export function shareBp(part: bigint, of: bigint): number | null {
  if (of === 0n) return null
  return Number(divided(part * BP, of))
}

/** Rounded half away from zero. */
export function divided(amount: bigint, by: bigint): bigint {
  const [top, bottom] = by < 0n ? [-amount, -by] : [amount, by]
  const rounded = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom)
  return top < 0n ? -rounded : rounded
}

export const tellReach = ({ toId, readToId, coveredUntil, closedThrough, ...mark }: Mark) => ({
  sealedUntil: coveredUntil?.toISOString() ?? null,
  sealedTransfer: toId.toString(),
  lastTransfer: readToId.toString(),
  closedThrough,
  matched: mark.matchedAt && {
    at: mark.matchedAt.toISOString(),
    differences: mark.differing ?? 0,
  },
})

export const isClosed = ({ closedThrough }: Mark, day: string): boolean =>
  closedThrough !== null && day <= closedThrough

export const tellIdentity = (identity: Identity) => ({
  holds: identity.holds,
  ngrE5: toldE5(identity.ngr),
  depositsE5: toldE5(identity.deposits),
  withdrawalsE5: toldE5(identity.withdrawals),
  playerBalancesE5: toldE5(identity.playerBalances),
  jackpotLiabilityE5: toldE5(identity.jackpotLiability),
  openStakesE5: toldE5(identity.openStakes),
  differenceE5: toldE5(identity.difference),
})

export const tellFigures = (figures: Figures) => ({
  bets: Number(figures.bets),
  stakesE5: toldE5(whole(figures.stakes)),
  stakesBonusE5: toldE5(figures.stakes.bonus),
  winsE5: toldE5(whole(figures.wins)),
  winsBonusE5: toldE5(figures.wins.bonus),
  rolledBackE5: toldE5(figures.rolledBack),
  ggrE5: toldE5(figures.ggr),
  ggrLedgerE5: toldE5(figures.ggrLedger),
  ggrCasinoE5: toldE5(figures.ggrCasino),
  ggrSportE5: toldE5(figures.ggrSport),
  bonusCostE5: toldE5(figures.bonusCost),
  cashbackE5: toldE5(figures.cashback),
  correctionsE5: toldE5(figures.corrections),
  writtenOffE5: toldE5(figures.writtenOff),
  jackpotShareE5: toldE5(figures.jackpotShare),
  ngrE5: toldE5(figures.ngr),
  depositsE5: toldE5(figures.deposits),
  deposits: Number(figures.depositCount),
  withdrawalsE5: toldE5(figures.withdrawals),
  withdrawals: Number(figures.withdrawalCount),
  refundsE5: toldE5(figures.refunds),
  withdrawalsAskedE5: toldE5(figures.withdrawalsAsked),
  withdrawalsReturnedE5: toldE5(figures.withdrawalsReturned),
  playerLiabilityE5: toldE5(figures.playerLiability),
  // Over stakes, as the reference has it: ledger by ledger.
  holdBp: shareBp(figures.ggrLedger, whole(figures.stakes)),
})
