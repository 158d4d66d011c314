import type { Review } from '@zar/contract/office/withdrawals/review'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { t } from '../texts.ts'

type ReviewClockProps = {
  review: Review
  /** When the answer with it came, in milliseconds. */
  toldAt: number
}

/** How long the review of a withdrawal still takes, and what happens then. It counts by the server's clock. */
export function ReviewClock({ review, toldAt }: ReviewClockProps) {
  const { endsAt, now, atEnd } = review
  if (endsAt === null || atEnd === 'law') return null
  const leftMs = Math.max(0, Date.parse(endsAt) - Date.parse(now))
  return <Countdown key={endsAt} toldAt={toldAt} leftMs={leftMs} atEnd={atEnd} />
}

type CountdownProps = { toldAt: number; leftMs: number; atEnd: 'paid' | 'returned' }

function Countdown({ toldAt, leftMs, atEnd }: CountdownProps) {
  const left = useSecondsLeft(toldAt, leftMs)
  return (
    <section className="case__clock" aria-label={t('clock.label')}>
      {left > 0 ? (
        <>
          <b className="num" role="timer">
            {sayLeft(left)}
          </b>
          <span>{t(`clock.${atEnd}`)}</span>
        </>
      ) : (
        <span role="status">{t('clock.over')}</span>
      )}
    </section>
  )
}

const DAY = 86_400
const two = (count: number) => String(count).padStart(2, '0')

/** `04:59`, `23:04:59`, or with days before it. */
function sayLeft(seconds: number): string {
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  const short = `${two(minutes)}:${two(seconds % 60)}`
  const time = days + hours > 0 ? `${two(hours)}:${short}` : short
  return days > 0 ? t('clock.days', { days: String(days), time }) : time
}
