import { formatOdds } from '@zar/contract/betting/odds-formats'
import type { BonusTerms } from '@zar/contract/bonus'
import { Gift } from 'lucide-react'
import { useRunningBonus } from '../../../../lib/account/bonuses.ts'
import { useSettings } from '../../settings/settings.ts'
import { Note } from '../parts/notes.tsx'
import { sumsOf } from '../state/sums.ts'
import type { Desk, DeskBet } from '../state/use-desk.ts'
import { t } from './bonus-odds-texts.ts'

type LeastOdds = NonNullable<BonusTerms['bets']>

/** Whether the slip counts for the bonus that runs, and at which odds it would. A free bet counts for none. */
export const BonusOdds = ({ desk }: { desk: Desk }) =>
  desk.balanceKurus === null || desk.free !== null ? null : <OfPlayer desk={desk} />

function OfPlayer({ desk: { bets, legs } }: { desk: Desk }) {
  const { format } = useSettings()
  const least = useRunningBonus()?.terms.bets
  if (!least || legs.some(({ nowMilli }) => nowMilli === null)) return null
  const odds = { bet: formatOdds(least.oddsMin, format), leg: formatOdds(least.legOddsMin, format) }
  const found = bets.map((bet) => isBelow(bet, least))
  if (found.includes(null)) return null
  const below = found.filter(Boolean).length
  if (below === 0) return <p className="micro num">{t('counts', odds)}</p>
  return (
    <Note icon={Gift} look="info">
      <span className="num">
        {bets.length > 1 ? t('some', { count: below, ...odds }) : t('less', odds)}
      </span>
    </Note>
  )
}

/** A stake of which no odds are rounded to another step. */
const UNIT_KURUS = 100_000

/** By the rule of the server: the greatest payout over the cost, and each leg by itself. Null before it is a bet. */
function isBelow({ legs, sizes }: DeskBet, { oddsMin, legOddsMin }: LeastOdds): boolean | null {
  const open = legs.filter(({ state }) => state !== 'gone')
  if (open.some(({ nowMilli }) => (nowMilli ?? 0) < legOddsMin)) return true
  const sums = sumsOf(
    open.map(({ nowMilli, leg }) => ({ oddsMilli: nowMilli ?? 0, isBanker: leg.isBanker })),
    sizes,
    UNIT_KURUS,
  )
  return sums && sums.winKurus * 1_000 < sums.costKurus * oddsMin
}
