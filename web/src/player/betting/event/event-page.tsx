import type { EventPage as EventPageData } from '@zar/contract/betting/event'
import { useLayoutEffect } from 'react'
import { Refused } from '../../../lib/api/request.ts'
import { Link, useParams } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { isSeason } from '../outrights/event-text.ts'
import { SeasonPanels } from '../outrights/outrights.tsx'
import { leaguePath, PATHS } from '../paths.ts'
import { EventBoard } from './event-board.tsx'
import { nameOf } from './strip/score-strip.tsx'
import { t } from './texts.ts'
import { useEvent } from './use-event.ts'

/** `/spor/mac/ID`: a match with all of its markets. */
export function EventPage() {
  const id = useParams().id ?? ''
  const { data, error, refetch } = useEvent(id)
  const event = data?.event
  useLayoutEffect(() => {
    if (event) document.title = `${nameOf(event)} · Zar`
  }, [event])
  if (event?.markets.some(({ key }) => isSeason(key))) return <SeasonOf event={event} />
  if (event) return <EventBoard key={event.id} event={event} />
  if (error instanceof Refused && error.status === 404) return <NotThere />
  return (
    <SportsFrame>
      {error ? (
        <ErrorState
          heading="h1"
          words={{ failed: t('failed'), offlineNote: t('failedNote') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </SportsFrame>
  )
}

/** A season has no strip and no groups of markets. */
const SeasonOf = ({ event }: { event: EventPageData }) => (
  <SportsFrame sport={event.sport}>
    <div className="sbh">
      <h1>
        <Link to={leaguePath(event.league.id)}>{event.league.name}</Link> {event.away.name}
      </h1>
    </div>
    <SeasonPanels season={event} />
  </SportsFrame>
)

const NotThere = () => (
  <SportsFrame>
    <Empty
      art="balik"
      heading="h1"
      title={t('notThere')}
      action={<ButtonLink to={PATHS.results}>{t('results')}</ButtonLink>}
    >
      {t('notThereNote')}
    </Empty>
  </SportsFrame>
)

const CARDS = ['1', '2', '3', '4', '5', '6']

function Loading() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="134px" radius="16px" />
      <div className="mtools">
        <Skeleton height="44px" width="100%" />
      </div>
      <div className="mgroup__columns">
        {CARDS.map((card) => (
          <Skeleton key={card} height="98px" radius="var(--radius-card)" />
        ))}
      </div>
    </div>
  )
}
