import type { Bet } from '@zar/contract/betting/sums/bet'
import { columnsOf, sumOfColumns } from '@zar/contract/betting/sums/columns'
import type { Db, Tx } from '../../../../db/db.ts'
import type { PlayerClass } from '../../../../db/tables/betting.ts'
import type { Offer } from '../slip/offer.ts'
import { CLASS_TERMS } from './player-class.ts'

export const UNIT_MIN_KURUS = 100
/** No bet pays more, whatever a limit allows. */
export const PAYOUT_MAX_KURUS = 50_000_000n
/** Where no limit is set. */
const STAKE_MAX_KURUS = 5_000_000n
const LIABILITY_MAX_KURUS = 500_000_000n

export type Limits = {
  stakeMaxKurus: bigint
  /** Which code tells of it: the market’s for everybody, or the player’s class. */
  stakeCode: 'L-204' | 'L-205'
  payoutMaxKurus: bigint
  liabilityMaxKurus: bigint
}

type Most = { stake: bigint | null; payout: bigint | null; liability: bigint | null }

/** The least of every limit that is for one of these, by what the player’s class makes of it. */
export async function readLimits(
  db: Db | Tx,
  offers: readonly Offer[],
  playerClass: PlayerClass,
): Promise<Limits> {
  const all = await readMost(db, offers, 'standard')
  const own = playerClass === 'standard' ? all : await readMost(db, offers, playerClass)
  const [times, of] = CLASS_TERMS[playerClass].stakeFactor
  const everybodyKurus = all.stake ?? STAKE_MAX_KURUS
  const classKurus = least(own.stake, (everybodyKurus * times) / of)
  return {
    stakeMaxKurus: classKurus,
    stakeCode: classKurus < everybodyKurus ? 'L-205' : 'L-204',
    payoutMaxKurus: least(own.payout, least(all.payout, PAYOUT_MAX_KURUS)),
    liabilityMaxKurus: least(own.liability, all.liability ?? LIABILITY_MAX_KURUS),
  }
}

const readMost = (db: Db | Tx, offers: readonly Offer[], playerClass: PlayerClass): Promise<Most> =>
  db
    .selectFrom('betting_limit')
    .select(({ fn }) => [
      fn.min('stake_max_kurus').as('stake'),
      fn.min('payout_max_kurus').as('payout'),
      fn.min('liability_max_kurus').as('liability'),
    ])
    .where('scope', 'in', ['all', ...new Set(offers.flatMap(scopesOf))])
    .where('player_class', '=', playerClass)
    .executeTakeFirstOrThrow()

const scopesOf = ({ sport, leagueId, eventId, marketId, market }: Offer): string[] => [
  sport,
  leagueId,
  String(eventId),
  `key:${market}`,
  `market:${marketId}`,
]
const least = (set: bigint | null, otherwise: bigint): bigint =>
  set !== null && set < otherwise ? set : otherwise

/** The largest unit of which the columns cost no more than a stake. */
export const unitOfStake = (bet: Pick<Bet, 'sizes' | 'legs'>, stakeKurus: bigint): number =>
  Number(stakeKurus / BigInt(columnsOf(bet)))

/** The largest unit of which the greatest payout is no more than this. */
export function unitOfPayout(bet: Pick<Bet, 'sizes' | 'legs'>, payoutKurus: bigint): number {
  const { numerator, denominator } = sumOfColumns(bet)
  return Number((payoutKurus * denominator) / numerator)
}

/** The largest unit of which the greatest payout less the cost is no more than this. */
export function unitOfGain(bet: Pick<Bet, 'sizes' | 'legs'>, gainKurus: bigint): number {
  const { numerator, denominator } = sumOfColumns(bet)
  const gain = numerator - BigInt(columnsOf(bet)) * denominator
  return gain <= 0n ? Number.MAX_SAFE_INTEGER : Number((gainKurus * denominator) / gain)
}
