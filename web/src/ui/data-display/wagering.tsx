import './wagering.css'
import { formatMoney, formatPercent } from '../../lib/language/format.ts'
import { texts } from '../../lib/language/translate.ts'

const t = texts({
  tr: {
    label: 'Çevrim ilerlemesi',
    done: '{done} / {total} oynandı',
    days: { one: '{count} gün kaldı', other: '{count} gün kaldı' },
    lastDay: 'son 24 saat',
  },
  en: {
    label: 'Wagering progress',
    done: '{done} of {total} played',
    days: { one: '{count} day left', other: '{count} days left' },
    lastDay: 'last 24 hours',
  },
})

const QUARTERS = [1, 2, 3, 4]
const DAY_MS = 24 * 60 * 60_000

type WageringProps = { wagered: number; toWager: number; expiresAt: string | null }

/** How far a bonus has been played: a bar with a turned square at each quarter, and what it says. */
export function Wagering({ wagered, toWager, expiresAt }: WageringProps) {
  const total = Math.max(toWager, 0.01)
  const part = Math.min(wagered / total, 1)
  return (
    <div className="wager">
      <div className="wager__bar">
        <progress aria-label={t('label')} value={wagered} max={total} />
        {QUARTERS.map((quarter) => (
          <i key={quarter} className={part >= quarter / 4 ? 'is-on' : undefined} />
        ))}
      </div>
      <p className="num">
        <span>{t('done', { done: formatMoney(wagered), total: formatMoney(toWager) })}</span>
        <span>
          {/* Never rounded up: a hundred is done. */}
          {formatPercent(Math.floor(part * 100) * 100)}
          {expiresAt && ` · ${timeLeft(expiresAt)}`}
        </span>
      </p>
    </div>
  )
}

function timeLeft(expiresAt: string): string {
  const count = Math.floor((Date.parse(expiresAt) - Date.now()) / DAY_MS)
  return count < 1 ? t('lastDay') : t('days', { count })
}
