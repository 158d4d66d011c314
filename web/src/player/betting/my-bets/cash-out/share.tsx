import { useLayoutEffect, useRef } from 'react'
import { formatPercent } from '../../../../lib/language/format.ts'
import { t } from './texts.ts'

const LEAST = 10
const MOST = 90
const STEP = 5
const MARKS = [10, 25, 50, 75, 90]

/** Which part of the bet is sold. */
export function Share({
  percent,
  onShare,
}: {
  percent: number
  onShare: (percent: number) => void
}) {
  const slider = useRef<HTMLInputElement>(null)
  const sold = (percent - LEAST) / (MOST - LEAST)
  useLayoutEffect(() => slider.current?.style.setProperty('--sold', `${sold * 100}%`), [sold])
  return (
    <div className="share">
      <p className="slip__row">
        <span>{t('share')}</span>
        <b className="num">{formatPercent(percent * 100)}</b>
      </p>
      <input
        ref={slider}
        type="range"
        min={LEAST}
        max={MOST}
        step={STEP}
        value={percent}
        aria-label={t('share')}
        aria-valuetext={formatPercent(percent * 100)}
        onChange={({ target }) => onShare(Number(target.value))}
      />
      <p className="share__marks num" aria-hidden>
        {MARKS.map((mark) => (
          <span key={mark}>{formatPercent(mark * 100)}</span>
        ))}
      </p>
    </div>
  )
}
