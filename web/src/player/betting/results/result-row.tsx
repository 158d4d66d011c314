import type { BettingResult } from '@zar/contract/betting/board'
import { formatOdds } from '@zar/contract/betting/odds-formats'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Crest } from '../../../ui/icons/crest.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { BetSelection } from '../my-bets/bet-facts.ts'
import { eventPath } from '../paths.ts'
import { useSettings } from '../settings/settings.ts'
import { clockOf } from '../times/clock.ts'
import { ResultDetails } from './result-details.tsx'
import { pairText } from './result-facts.ts'
import { t } from './texts.ts'

type RowProps = { result: BettingResult; own: readonly BetSelection[] }

export const COLUMNS = 6

/** A match that is over; it opens to what happened in it. */
export function ResultRow({ result, own }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { home, away, score, startsAt } = result
  const name = `${home.name} – ${away.name}`
  return (
    <>
      <tr className={isOpen ? 'is-open' : undefined}>
        <td className="num results__time">{clockOf(startsAt)}</td>
        <td className="results__match">
          <Link to={eventPath(result.id)}>
            <Side result={result} at={0} />
            <span className="sr"> – </span>
            <Side result={result} at={1} />
          </Link>
          <Counts result={result} />
        </td>
        <td className="r num results__score">
          {score ? (
            <>
              <span className="sr">{pairText(score.total)}</span>
              <b aria-hidden>{score.total[0]}</b>
              <b aria-hidden>{score.total[1]}</b>
            </>
          ) : (
            '–'
          )}
        </td>
        <td className="r num results__closing">
          <Closing result={result} />
        </td>
        <td className="r num results__parts">{partsOf(result)}</td>
        <td className="r results__end">
          {own.length > 0 && <Tag kind="info">{t('inBet')}</Tag>}
          <button
            type="button"
            className="ibtn"
            aria-label={t('details', { match: name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronDown} size="s" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className="results__more">
          <td colSpan={COLUMNS}>
            <ResultDetails result={result} own={own} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Corners and cards of both sides, where they were told. */
function Counts({ result: { corners, cards } }: { result: BettingResult }) {
  const told = [
    corners && `${t('corners')} ${pairText(corners)}`,
    cards && `${t('cards')} ${pairText(cards)}`,
  ].filter(Boolean)
  return told.length > 0 && <small className="num">{told.join(' · ')}</small>
}

function Side({ result, at }: { result: BettingResult; at: 0 | 1 }) {
  const side = at === 0 ? result.home : result.away
  const total = result.score?.total
  const isBehind = total !== undefined && total[at] < total[(1 - at) as 0 | 1]
  return (
    <span className={isBehind ? 'results__side is-behind' : 'results__side'}>
      <Crest code={side.id} />
      <span>{side.name}</span>
    </span>
  )
}

/** The prices with which the result closed, the one that won in bold. */
function Closing({ result: { closing, winner } }: { result: BettingResult }) {
  const { format } = useSettings()
  if (!closing) return <span>–</span>
  return closing.map(({ id, key, odds }) => (
    <span key={id} className={key === winner ? 'is-won' : undefined}>
      <span className="sr">{key}: </span>
      {odds === null ? '–' : formatOdds(odds, format)}
      {key === winner && <span className="sr">, {t('won')}</span>}
    </span>
  ))
}

const PARTS_MAX = 5

/** The first half of a football match; of other sports each part. */
function partsOf({ sport, score }: BettingResult): string {
  const parts = score?.parts ?? []
  if (sport === 'football') return parts[0] ? pairText(parts[0]) : '–'
  return parts.length === 0
    ? '–'
    : parts
        .slice(0, PARTS_MAX)
        .map((pair) => pair.join('–'))
        .join(' · ')
}
