import { formatOdds } from '@zar/contract/betting/odds-formats'
import { Link2, Lock, type LucideIcon, Scale, Split, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { eventText } from '../../outrights/event-text.ts'
import { useSettings } from '../../settings/settings.ts'
import { codeText, reasonText } from '../../words/codes.ts'
import { nameOf } from '../legs/leg-texts.ts'
import { parseStake } from '../state/stake.ts'
import type { Desk } from '../state/use-desk.ts'
import { t } from '../texts.ts'

type NoteProps = { icon: LucideIcon; look: 'info' | 'warn' | 'bad' | 'up'; children: ReactNode }

export const Note = ({ icon, look, children }: NoteProps) => (
  <div className={`note note--${look}`} role={look === 'bad' ? 'alert' : 'status'}>
    <Icon of={icon} />
    <span>{children}</span>
  </div>
)

/** What the player is told before the sum: what stands still, what moved, what is too much. */
export function Notes({ desk }: { desk: Desk }) {
  return (
    <>
      <CodeNote desk={desk} />
      <StateNote desk={desk} />
    </>
  )
}

function CodeNote({ desk: { slip, legs } }: { desk: Desk }) {
  const gone = legs.filter(({ state }) => state === 'gone').length
  if (!slip.code) {
    return gone > 0 && gone < legs.length ? (
      <Note icon={Lock} look="warn">
        {t('goneNote', { count: gone })}
      </Note>
    ) : null
  }
  return (
    <Note icon={Link2} look="info">
      {gone > 0
        ? t('loadedGone', { code: slip.code, count: gone })
        : t('loaded', { code: slip.code })}
    </Note>
  )
}

function StateNote({ desk }: { desk: Desk }) {
  const { step, legs, slip } = desk
  if (step.kind === 'shut') {
    const shut = legs.find(({ state }) => state === 'shut')?.leg.picks[0]
    return shut ? (
      <Note icon={Lock} look="warn">
        {t('shutNote', { name: nameOf(shut), match: eventText(shut) })}
      </Note>
    ) : null
  }
  if (step.kind === 'conflict') {
    const clash = legs.find(({ code }) => code !== undefined)?.leg.picks[0]
    return (
      <Note icon={Split} look="warn">
        {clash && step.event && t('conflictNote', { match: `${clash.home} – ${clash.away}` })}
        <span className="micro num note__code">
          {t('conflictCode', {
            code: step.code,
            text: step.reason ? reasonText(step.reason) : codeText(step.code),
          })}
        </span>
      </Note>
    )
  }
  if (step.kind === 'too-much') {
    return (
      <Note icon={Scale} look="warn">
        {t('limitNote', {
          sum: formatMoney(step.unitKurus / 100),
          typed: formatMoney((parseStake(slip.stake) ?? 0) / 100),
        })}
        <span className="micro num note__code">
          {t('limitCode', { code: step.code, text: codeText(step.code) })}
        </span>
      </Note>
    )
  }
  return step.kind === 'moved' ? <MovedNote desk={desk} /> : null
}

function MovedNote({ desk: { agreedMilli, totalMilli, legs } }: { desk: Desk }) {
  const { format } = useSettings()
  if (agreedMilli === null || totalMilli === null) return null
  const isUp = totalMilli > agreedMilli
  return (
    <Note icon={isUp ? TrendingUp : TrendingDown} look={isUp ? 'up' : 'bad'}>
      {t(legs.length > 1 ? 'movedTotal' : 'moved', {
        before: formatOdds(agreedMilli, format),
        after: formatOdds(totalMilli, format),
      })}
    </Note>
  )
}
