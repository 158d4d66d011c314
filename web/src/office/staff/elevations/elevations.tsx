import type { Elevation } from '@zar/contract/office/elevations'
import type { Me } from '@zar/contract/office/staff'
import { CircleCheckBig, OctagonX, TimerReset } from 'lucide-react'
import { useState } from 'react'
import { formatClock } from '../../../lib/language/format.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { rightName } from '../../parts/rights/right-names.ts'
import { Awaited } from '../../parts/states/awaited.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { leftText } from '../../parts/time.ts'
import { useElevations } from '../use-staff.ts'
import { GiveDialog, ReviewDialog } from './decide-dialog.tsx'
import { t } from './texts.ts'

/** Rights for a while: asked for, in force, and those that wait for a review. */
export function Elevations() {
  const list = useElevations()
  const [decided, setDecided] = useState<Elevation>()
  const Dialog = decided?.kind === 'asked' ? GiveDialog : ReviewDialog
  return (
    <section className="o-panel" aria-labelledby="elevations">
      <div className="o-panel__h">
        <h2 id="elevations">{t('title')}</h2>
      </div>
      <Awaited read={list} loading={t('loading')} />
      {list.data?.length === 0 && (
        <Empty icon={CircleCheckBig} title={t('none')}>
          {t('noneNote')}
        </Empty>
      )}
      <ul className="o-waits">
        {list.data?.map((one) => (
          <Line key={one.id} one={one} onDecide={() => setDecided(one)} />
        ))}
      </ul>
      {decided && <Dialog one={decided} onClose={() => setDecided(undefined)} />}
    </section>
  )
}

function Line({ one, onDecide }: { one: Elevation; onDecide: () => void }) {
  const me = useMe()
  const { kind, endsAt, reviewedBy } = one
  const isDue = kind === 'asked' ? endsAt === null : reviewedBy === null
  return (
    <li className="o-waits__one">
      <Say tone="wait" icon={kind === 'asked' ? TimerReset : OctagonX}>
        <b>{titleOf(one)}</b> {factsOf(one)}{' '}
        {endsAt && <span className="o-micro">{leftText(endsAt)}</span>}
      </Say>
      {isDue && (
        <div className="o-waits__acts">
          <Button kind="primary" refusal={refusalOf(one, me)} onClick={onDecide}>
            {t(kind === 'asked' ? 'give' : 'review')}
          </Button>
        </div>
      )}
    </li>
  )
}

function titleOf({ kind, person: name, right, minutes, endsAt }: Elevation): string {
  const words = { name, right: rightName(right) }
  if (kind === 'break_glass') return t('taken', words)
  return endsAt === null
    ? t('waits', { ...words, minutes })
    : t('runs', { ...words, time: formatClock(endsAt) })
}

const factsOf = ({ kind, object, reason, askedAt, approvedBy, reviewedBy }: Elevation): string =>
  [
    object === null ? t('onAll') : t('on', { object }),
    t('why', { reason }),
    t('asked', { time: formatClock(askedAt) }),
    approvedBy && t('approvedBy', { name: approvedBy }),
    kind === 'break_glass' && reviewedBy === null && t('notReviewed'),
  ]
    .filter(Boolean)
    .join(' ')

/** Why this person may not decide it. The server says the same. */
function refusalOf({ kind, person, right }: Elevation, me: Me): string | undefined {
  if (person === me.name) return t('own')
  if (kind === 'break_glass') {
    return me.roles.includes('compliance') ? undefined : t('compliance')
  }
  return mayDo(me, right) ? undefined : t('ceiling')
}
