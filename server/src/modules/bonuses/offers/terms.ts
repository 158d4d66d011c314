import type { BonusTerms } from '@zar/contract/bonus'
import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { Db } from '../../../db/db.ts'
import type { Contribution } from '../../../db/tables/bonuses.ts'

export type TermsRow = {
  wagering: number
  days: number
  max_stake_e5: bigint
  max_win_e5: bigint | null
  contribution: Contribution
  bet_percent: number
  bet_odds_min_milli?: number
  leg_odds_min_milli?: number
  share_bp: number | null
  deposit_min_e5: bigint | null
  spins: number | null
}

/** The names of the categories of games, by their id as text. */
export async function readCategories(db: Db, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('game_category').select(['id', 'name_tr', 'name_en']).execute()
  return new Map(rows.map((row) => [String(row.id), row[`name_${locale}`]]))
}

export function termsOf(row: TermsRow, categories: ReadonlyMap<string, string>): BonusTerms {
  const named = Object.entries(row.contribution).flatMap(([id, percent]) => {
    const category = categories.get(id)
    return category ? [{ category, percent }] : []
  })
  return {
    wagering: row.wagering,
    days: row.days,
    spins: row.spins,
    contribution: named,
    bets: betTermsOf(row),
    maxStake: unitsOf(row.max_stake_e5),
    maxWin: row.max_win_e5 === null ? null : unitsOf(row.max_win_e5),
    sharePercent: row.share_bp === null ? null : row.share_bp / 100,
    depositMin: row.deposit_min_e5 === null ? null : unitsOf(row.deposit_min_e5),
  }
}

/** What a bet must be to count; null where bets count nothing. */
function betTermsOf(row: TermsRow): BonusTerms['bets'] {
  if (row.bet_percent === 0) return null
  const { bet_odds_min_milli: oddsMin = 1_001, leg_odds_min_milli: legOddsMin = 1_001 } = row
  return { percent: row.bet_percent, oddsMin, legOddsMin }
}
