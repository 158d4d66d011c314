import type { EventRow, Score } from '@zar/contract/betting/event'
import { Crest } from '../../../../ui/icons/crest.tsx'
import './sides.css'
import { t } from './texts.ts'

/** The parts of a score that a row has room for: the newest. */
const PARTS_MAX = 3

type SidesProps = {
  event: Pick<EventRow, 'home' | 'away' | 'sport'>
  /** Null before the match. */
  score: Score | null
  /** Whether the parts of the score are told too: quarters, sets. */
  hasParts?: boolean
}

/** Both sides of a match under each other, with crests and, while it is played, the score. */
export function Sides({ event, score, hasParts = false }: SidesProps) {
  return (
    <>
      {([0, 1] as const).map((at) => {
        const side = at === 0 ? event.home : event.away
        return (
          <span key={at} className="side">
            {at === 1 && <span className="sr">{score ? ', ' : ' – '}</span>}
            <Crest code={side.id} />
            <span className="side__name">{side.name}</span>{' '}
            {score && <SideScore score={score} at={at} hasParts={hasParts} />}
          </span>
        )
      })}
    </>
  )
}

function SideScore({ score, at, hasParts }: { score: Score; at: 0 | 1; hasParts: boolean }) {
  const { total, parts, points, server, reds } = score
  const isBehind = total[at] < total[(1 - at) as 0 | 1]
  return (
    <>
      {(reds?.[at] ?? 0) > 0 && (
        <i className="side__red" role="img" aria-label={t('red', { count: reds?.[at] ?? 0 })} />
      )}
      {server === (at === 0 ? '1' : '2') && (
        <i className="side__serves" role="img" aria-label={t('serves')} />
      )}
      {hasParts &&
        parts.slice(-PARTS_MAX).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quarter is known by its place
          <span key={index} className="side__part num">
            {part[at]}
          </span>
        ))}
      <b className={isBehind ? 'side__score is-behind num' : 'side__score num'}>
        {points ? points[at] : total[at]}
      </b>
    </>
  )
}
