import type { JackpotMeter } from '@zar/contract/casino/jackpots'
import { formatMoney } from '@zar/contract/money'
import { formatClock } from '../../../lib/language/format.ts'
import { Money } from '../../../ui/data-display/money.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DieFace } from '../../../ui/icons/die-face.tsx'
import './jackpots.css'
import { type SeenJackpots, useJackpots } from './jackpots-line.ts'
import { t } from './texts.ts'

type Level = JackpotMeter['level']

/** Each level is a throw of a die. */
const FACES: readonly [Level, face: number][] = [
  ['yek', 1],
  ['du', 2],
  ['cihar', 4],
  ['ses', 6],
]
const KURUS = 100

/** The four jackpots, with their sums as they were told last. */
export function JackpotCards() {
  const seen = useJackpots()
  return (
    <section className="jackpots" aria-label={t('jackpots')}>
      <div className="jackpots__cards">
        {FACES.map(([level, face]) => (
          <Card key={level} level={level} face={face} seen={seen} />
        ))}
      </div>
      <p className="jackpots__note">{t('note')}</p>
    </section>
  )
}

function Card({ level, face, seen }: { level: Level; face: number; seen: SeenJackpots }) {
  const meter = typeof seen === 'string' ? undefined : seen.find((one) => one.level === level)
  return (
    <article className={`jackpot jackpot--${level}`}>
      <span className="jackpot__die" aria-hidden="true">
        <svg viewBox="-54 -54 108 108" aria-hidden="true">
          <g>
            <rect x="-38" y="-38" width="76" height="76" />
            <rect x="-38" y="-38" width="76" height="76" transform="rotate(45)" />
          </g>
        </svg>
        <DieFace face={face} isFilled size={36} />
      </span>
      <div className="jackpot__facts">
        <h3>{t(level)}</h3>
        {meter ? (
          <>
            <Sum meter={meter} />
            <p className="jackpot__rule">{ruleOf(meter)}</p>
          </>
        ) : (
          <Unknown isWaiting={seen === 'waiting'} />
        )}
        <p className="jackpot__fallen num" role="status">
          {meter?.fallen && fallenText(meter.fallen)}
        </p>
      </div>
      {meter?.ceilingKurus && (
        <i className="jackpot__bar" style={{ width: `${partOf(meter)}%` }} aria-hidden="true" />
      )}
    </article>
  )
}

/** After a fall the next pot's sum is simply there. */
const Sum = ({ meter: { amountKurus, fallen } }: { meter: JackpotMeter }) => (
  <div className="jackpot__sum">
    <Money key={fallen?.number} units={amountKurus / KURUS} countsFrom={0.01} />
  </div>
)

function Unknown({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      <div className="jackpot__sum" aria-hidden="true">
        {isWaiting ? <Skeleton width="7em" height="1em" /> : '—'}
      </div>
      <p className="jackpot__rule">{t(isWaiting ? 'waiting' : 'unknown')}</p>
    </>
  )
}

function ruleOf({ level, ceilingKurus }: JackpotMeter): string {
  if (level === 'yek' || level === 'du') return t(`rule.${level}`)
  // A ceiling is whole lira.
  return t('ceiling', { ceiling: formatMoney((ceilingKurus ?? 0) / KURUS).replace(/,00$/, '') })
}

const fallenText = ({ name, wonKurus, fellAt }: NonNullable<JackpotMeter['fallen']>): string =>
  t('fallen', { name, sum: formatMoney(wonKurus / KURUS), time: formatClock(fellAt) })

const partOf = ({ amountKurus, ceilingKurus }: JackpotMeter): number =>
  ceilingKurus === null ? 0 : Math.min(100, Math.floor((100 * amountKurus) / ceilingKurus))
