import type { BettingResult } from '@zar/contract/betting/board'
import type { Incident } from '@zar/contract/betting/event'
import { Link } from '../../../lib/router/router.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { kindOf, minuteOf, sentenceOf } from '../live/incidents.ts'
import { type BetSelection, marketOf, nameOf } from '../my-bets/bet-facts.ts'
import { t as bets } from '../my-bets/texts.ts'
import { eventPath } from '../paths.ts'
import { clockOf } from '../times/clock.ts'
import { type Fact, factsOf } from './result-facts.ts'
import { t } from './texts.ts'
import { useOver } from './use-results.ts'

/** What a reader looks for: goals, cards, and what was taken back. */
const TOLD = new Set<string>([
  ...(['goal', 'own_goal', 'goal_cancelled', 'penalty', 'penalty_missed'] as const),
  ...(['red_card', 'red_card_cancelled', 'penalty_shot', 'major_penalty'] as const),
])

type DetailsProps = { result: BettingResult; own: readonly BetSelection[] }

/** What settled a match: its facts, what happened, and the source of both. */
export function ResultDetails({ result, own }: DetailsProps) {
  const { data, isError, refetch } = useOver(result.id)
  const { confirmedAt } = result
  return (
    <>
      {own.length > 0 && <Facts title={t('mine')} facts={own.map(ownFact)} />}
      {data ? (
        <div className="results__details">
          <Facts facts={factsOf(result, data.event.stats)} />
          <Happened result={result} incidents={data.event.incidents} />
        </div>
      ) : isError ? (
        <p className="results__failed" role="alert">
          {t('detailsFailed')}
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </p>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="112px" radius="var(--radius-control)" />
        </div>
      )}
      <p className="micro num results__source">
        {confirmedAt ? t('confirmed', { clock: clockOf(confirmedAt) }) : t('unconfirmed')}
        {' · '}
        <Link className="link" to={eventPath(result.id)}>
          {t('markets')}
        </Link>
      </p>
    </>
  )
}

const ownFact = (selection: BetSelection): Fact => ({
  name: `${nameOf(selection)} · ${marketOf(selection)}`,
  value: bets(`leg.${selection.result}`),
})

const Facts = ({ title, facts }: { title?: string; facts: readonly Fact[] }) => (
  <dl className="results__facts" {...(title && { 'aria-label': title })}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)

type HappenedProps = { result: BettingResult; incidents: readonly Incident[] }

function Happened({ result, incidents }: HappenedProps) {
  const sides = { home: result.home.name, away: result.away.name }
  const told = incidents.filter((incident) => TOLD.has(kindOf(incident) ?? ''))
  return (
    <ol className="results__happened num" aria-label={t('happened')}>
      {told.map((incident, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name but its place
        <li key={at}>
          <b>{minuteOf(incident)}′</b>
          {sentenceOf(incident, sides)}
        </li>
      ))}
      {told.length === 0 && <li className="results__nothing">{t('nothing')}</li>}
    </ol>
  )
}
