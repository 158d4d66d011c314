import { useQuery } from '@tanstack/react-query'
import { type SportSection, sportFrame, TAKES_BETS } from '@zar/contract/sports'
import type { ReactNode } from 'react'
import { call } from '../../lib/api/call.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Coming } from './coming.tsx'
import { FreeBetNote } from './free-bet-note.tsx'
import { PartnerCall } from './partner-call.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import { t } from './texts.ts'

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6']

/** A section of the sportsbook: what is coming, or at its second address the page of a partner. */
export function Section({
  section,
  isPartners,
  banner,
  children,
}: {
  section: SportSection
  /** Whether a partner's page is asked for; where none is connected it is our own. */
  isPartners: boolean
  /** Above what is coming. A partner's page has banners of its own. */
  banner: ReactNode
  /** Below what is coming: what can be played today. */
  children: ReactNode
}) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['sport-frame', section],
    queryFn: () => call(sportFrame, { section }),
  })
  const title = t(section)
  if (isPartners && data?.partner) {
    return (
      <>
        <div className="pagehead">
          <h1>{title}</h1>
        </div>
        {data.partner.name === 'fcg' && <FreeBetNote />}
        <PartnerFrame section={section} partner={data.partner} title={title} />
      </>
    )
  }
  const isOpen = data?.partner != null && TAKES_BETS[data.partner.name]
  return (
    <>
      <div className="pagehead">
        <h1>{title}</h1>
        {data && (isOpen ? <Tag kind="done">{t('open')}</Tag> : <Tag kind="wait">{t('soon')}</Tag>)}
        {data && <p>{t(isOpen ? 'open.note' : `${section}.note`)}</p>}
      </div>
      {data ? (
        <div className="stack">
          {data.partner && <PartnerCall section={section} partner={data.partner.name} />}
          {banner}
          <Coming opening={data.opening} />
          {children}
        </div>
      ) : isError ? (
        <ErrorState
          heading="h2"
          words={{ failed: t('failed'), offlineNote: t('offlineNote') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading title={title} />
      )}
    </>
  )
}

function Loading({ title }: { title: string }) {
  return (
    <div className="stack" role="status" aria-label={t('loading', { title })}>
      <Skeleton height="300px" radius="var(--radius-stage)" />
      <div className="coming">
        {PLACEHOLDERS.map((id) => (
          <Skeleton key={id} height="150px" radius="var(--radius-card)" />
        ))}
      </div>
    </div>
  )
}
