import type { EventRow } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { ReactNode } from 'react'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { OutrightPanel } from './outright-panel.tsx'
import './outrights.css'
import { OutrightsShape } from './outrights-shape.tsx'
import { t } from './texts.ts'
import { useOutrights } from './use-outrights.ts'

type OutrightsProps = {
  /** Null shows those of every league. */
  league: string | null
  sport?: Sport
  /** What leads elsewhere where there are none. */
  otherwise?: ReactNode
}

/** The markets of the seasons of a league, or of all leagues of a sport. */
export function Outrights({ league, sport, otherwise }: OutrightsProps) {
  const { data, isError, refetch } = useOutrights(league)
  if (!data) {
    return isError ? (
      <ErrorState
        heading="h2"
        words={{ failed: t('failed'), offlineNote: t('failedNote') }}
        onRetry={() => void refetch()}
      />
    ) : (
      <OutrightsShape label={t('loading')} />
    )
  }
  const seasons = data.rows.filter((row) => sport === undefined || row.sport === sport)
  if (seasons.every(({ markets }) => markets.length === 0)) {
    return (
      <Empty
        art="balik"
        heading="h2"
        title={t(league === null ? 'noneAnywhere' : 'none')}
        action={otherwise}
      >
        {t('noneNote')}
      </Empty>
    )
  }
  return seasons.map((season) => (
    <SeasonPanels key={season.id} season={season} hasLeague={league === null} />
  ))
}

/** All markets of a season. */
export const SeasonPanels = ({
  season,
  hasLeague = false,
}: {
  season: EventRow
  hasLeague?: boolean
}) =>
  season.markets.map((market) => (
    <OutrightPanel key={market.id} season={season} market={market} hasLeague={hasLeague} />
  ))
