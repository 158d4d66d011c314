import { useQuery } from '@tanstack/react-query'
import {
  type SportHighlight,
  type SportSection,
  sportHighlights,
  TAKES_BETS,
} from '@zar/contract/sports'
import { ChevronRight, RotateCw } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { useOnline } from '../../../lib/browser/online.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SportIcon } from '../../../ui/icons/sport-icon.tsx'
import { t } from '../below-texts.ts'
import './highlights.css'

const PATHS: Record<SportSection, string> = {
  sports: '/spor',
  'live-sports': '/livespor',
  esports: '/esports',
}
const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6']

/** What the sportsbook has, or is being made ready with. */
export function Highlights() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['sport-highlights'],
    queryFn: () => call(sportHighlights, {}),
  })
  const isAnyOpen = data?.some(isOpen) ?? false
  return (
    <section className="panel sportboard" aria-labelledby="sport-title">
      <div className="panel__head">
        <h2 id="sport-title">{t('sport')}</h2>
        {data && !isAnyOpen && <Tag kind="wait">{t('soon')}</Tag>}
      </div>
      {data ? (
        <ul className="sportrows">
          {data.map((highlight) => (
            <Row
              key={`${highlight.section} ${highlight.key}`}
              highlight={highlight}
              isTagged={isAnyOpen}
            />
          ))}
        </ul>
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** Where bets are taken today, on a partner's page. */
const isOpen = ({ partner }: SportHighlight): boolean => partner !== null && TAKES_BETS[partner]

/** Each row says whether it is open, where only some are. */
function Row({ highlight, isTagged }: { highlight: SportHighlight; isTagged: boolean }) {
  const { section, key, title, note, partner } = highlight
  const isPartners = isOpen(highlight)
  return (
    <li className="sportrow">
      <Link to={isPartners ? `${PATHS[section]}/${partner}` : PATHS[section]}>
        <span className="sporticon">
          <SportIcon of={key} />
        </span>
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        {isTagged && (isPartners ? <Tag kind="done">{t('open')}</Tag> : <Tag>{t('soon')}</Tag>)}
        <Icon of={ChevronRight} size="s" />
      </Link>
    </li>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <Empty
      art="fener"
      title={t('sportFailed')}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {isOnline ? t('sportFailedNote') : t('sportOffline')}
    </Empty>
  )
}

function Loading() {
  return (
    <div className="sportrows" role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((id) => (
        <div key={id} className="sportrow">
          <div className="sportrow__wait">
            <Skeleton width="44px" height="44px" />
            <Skeleton width="min(320px, 70%)" height="36px" />
          </div>
        </div>
      ))}
    </div>
  )
}
