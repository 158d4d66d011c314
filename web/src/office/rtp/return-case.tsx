import './rtp.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownReturn, type ReturnCourse, readReturn } from '@zar/contract/office/rtp'
import { useState } from 'react'
import { formatDate, formatPercent, formatWhole } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { Confirm } from '../parts/dialogs/confirm-dialog.tsx'
import { moneyOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { Failed } from '../parts/states/failed.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { Funnel } from './funnel.tsx'
import { type Days, StateTag } from './return-columns.tsx'
import { t } from './texts.ts'

/** One game: how its return came about in its band, how unlikely that is, and what was found about it. */
export function ReturnCase({ code, days }: { code: string; days: Days }) {
  const query = useQuery({
    queryKey: ['rtp', 'game', code, days],
    queryFn: () => call(readReturn, { code, days }),
  })
  const course = query.data
  if (query.isError) return <Failed error={query.error} onAgain={() => void query.refetch()} />
  if (!course) return <aside className="o-panel o-split__none" aria-busy />
  const { game, outsideSince, probability } = course
  return (
    <Case id={game.name} name={`RTP ${game.name}`} tag={<StateTag state={game.state} />}>
      <Funnel course={course} sentence={sentenceOf(course)} />
      <p className="o-note">{sentenceOf(course)}</p>
      {game.state === 'too few' && <Say>{t('few')}</Say>}
      {outsideSince && <Say tone="no">{t('since', { day: outsideSince })}</Say>}
      {probability !== null && (
        <p className="o-note">{t('chance', { chance: chanceOf(probability) })}</p>
      )}
      <p className="o-micro">{t('spread')}</p>
      <Facts facts={[[t('stakes'), `${moneyOf(game.stakesE5)} / ${moneyOf(game.winsE5)}`]]} />
      <Findings course={course} />
      <Own course={course} days={days} />
      <DayTable course={course} />
    </Case>
  )
}

const sentenceOf = ({ game }: ReturnCourse): string =>
  t('sentence', {
    rounds: formatWhole(game.rounds),
    rtp: formatPercent(game.rtpBp),
    declared: formatPercent(game.declaredBp),
    low: game.bandLowBp === null ? '–' : formatPercent(game.bandLowBp),
    high: game.bandHighBp === null ? '–' : formatPercent(game.bandHighBp),
  })

const chanceOf = (probability: number): string =>
  probability < 0.001 ? t('chanceOne') : formatPercent(Math.round(probability * 10_000))

function Findings({ course: { findings } }: { course: ReturnCourse }) {
  if (findings.length === 0) return null
  return (
    <div>
      <h3>{t('findings')}</h3>
      {findings.map(({ at, by, finding, rounds, rtpBp }) => (
        <p key={at} className="o-note">
          “{finding}”{' '}
          <span className="haze">
            {t('finding', {
              by,
              at: formatDate(at),
              rounds: formatWhole(rounds),
              rtp: formatPercent(rtpBp),
            })}
          </span>
        </p>
      ))}
    </div>
  )
}

function Own({ course, days }: { course: ReturnCourse; days: Days }) {
  const offer = useOffers(course)('rtp.own')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { code, name } = course.game
  return (
    <>
      <Acts>
        <Button kind="primary" refusal={offer.refusal} onClick={() => setAsking(true)}>
          {t('own')}
        </Button>
      </Acts>
      {isAsking && (
        <Confirm
          title={t('ownTitle', { name })}
          verb={t('own')}
          needsWords
          consequence={t('ownDoes')}
          draft={`rtp:${code}`}
          onConfirm={async ({ text }) => {
            await call(ownReturn, { code, days, reason: text })
            notify(t('owned'))
            await client.invalidateQueries({ queryKey: ['rtp'] })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What the chart shows, as a table. */
const DayTable = ({ course: { points } }: { course: ReturnCourse }) => (
  <details>
    <summary className="o-link">{t('course')}</summary>
    <table className="o-rtp__days">
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('rounds')}</th>
          <th scope="col">{t('rtp')}</th>
          <th scope="col">{t('band')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, rounds, rtpBp, lowBp, highBp, isOutside }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{formatWhole(rounds)}</td>
            <td className={isOutside ? 'o-bad' : undefined}>{formatPercent(rtpBp)}</td>
            <td>
              {formatPercent(lowBp)} – {formatPercent(highBp)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
