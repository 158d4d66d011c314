import { TIME_ZONE } from '@zar/contract/limits'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { t } from './texts.ts'

const weekday = new Intl.DateTimeFormat(languageTag, { timeZone: TIME_ZONE, weekday: 'short' })

/** `Cmt 21.Kas.26 20:14`, the time of Istanbul. */
export const clockText = (now: Date): string =>
  `${weekday.format(now)} ${formatDate(now.toISOString())}`

/** The clock of the house; it moves with the minute. */
export function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const left = 60_000 - (now.getTime() % 60_000)
    const timer = setTimeout(() => setNow(new Date()), left)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <time className="o-clock" dateTime={now.toISOString()} title={t('clock')}>
      {clockText(now)}
    </time>
  )
}
