import { amountOf, KURUS_E5 } from '@zar/contract/money'
import type {
  PlayerBet,
  PlayerBonus,
  PlayerPayment,
  PlayerRound,
} from '@zar/contract/office/player-tabs'
import type { readBetPage } from '../../betting/index.ts'
import type { readPlayerBonuses } from '../../bonuses/index.ts'
import type { readRounds } from '../../casino/index.ts'
import type { readPlayerPayments } from '../../payments/index.ts'

type RowOf<Read extends (...given: never) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Read>
>[number]
type RowIn<Read extends (...given: never) => Promise<{ rows: readonly unknown[] }>> = Awaited<
  ReturnType<Read>
>['rows'][number]

export type PaymentRow = RowOf<typeof readPlayerPayments>

/** Each row as the office tells it: sums are E5 in text. */
export const presentPayment = (
  { at, changedAt, amountE5, mayBeHeld: _, ...row }: PaymentRow,
  actions: PlayerPayment['actions'],
): PlayerPayment => ({
  ...row,
  actions,
  at: at.toISOString(),
  changedAt: changedAt.toISOString(),
  amountE5: `${amountE5}`,
})

const ofKurus = (kurus: number): string => `${BigInt(kurus) * KURUS_E5}`

export const presentBet = (bet: RowIn<typeof readBetPage>): PlayerBet => ({
  id: bet.id,
  state: bet.state,
  placedAt: bet.placedAt,
  isFree: bet.isFree ?? false,
  costE5: ofKurus(bet.costKurus),
  possibleE5: ofKurus(bet.possibleKurus),
  paidE5: ofKurus(bet.paidKurus),
  legs: bet.legs.map(({ selections, odds, result }) => {
    const [first] = selections
    return { event: first ? nameOf(first) : '', oddsMilli: odds, result }
  }),
})

/** An outright has no two sides. */
const nameOf = ({ home, away }: { home: string; away: string }): string =>
  away === '' ? home : `${home} – ${away}`

const ofUnits = (units: number): string => `${amountOf(units, 1n) ?? 0n}`

export const presentRound = (round: RowIn<typeof readRounds>): PlayerRound => ({
  id: round.id,
  at: round.timeStamp,
  game: round.game,
  studio: round.studio,
  stakeE5: ofUnits(round.stake),
  freeStakeE5: ofUnits(round.freeStake),
  winE5: ofUnits(round.win),
  result: round.result,
})

export const presentBonus = (bonus: RowOf<typeof readPlayerBonuses>): PlayerBonus => ({
  id: bonus.id,
  title: bonus.title,
  status: bonus.status,
  amountE5: bonus.amountE5 === null ? null : `${bonus.amountE5}`,
  balanceE5: `${bonus.balanceE5}`,
  toWagerE5: `${bonus.toWagerE5}`,
  wageredE5: `${bonus.wageredE5}`,
  claimedAt: bonus.claimedAt.toISOString(),
  expiresAt: bonus.expiresAt?.toISOString() ?? null,
  endedAt: bonus.endedAt?.toISOString() ?? null,
})
