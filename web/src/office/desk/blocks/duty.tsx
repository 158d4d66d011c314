import { CalendarClock, UserRoundX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { useDesk } from '../../desk-state.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { IconButton } from '../../parts/controls/button.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { t } from '../texts.ts'

const ShiftDialog = lazy(async () => ({
  default: (await import('../shifts/shift-dialog.tsx')).ShiftDialog,
}))

/** Who is here now, as what and until when. */
export function DutyBlock() {
  const me = useMe()
  const { duty } = useDesk()
  const [isEditing, setEditing] = useState(false)
  return (
    <section className="o-panel" aria-labelledby="desk-duty">
      <div className="o-panel__h">
        <h2 id="desk-duty">{t('duty')}</h2>
        {duty.length > 0 && <span className="o-micro">{duty.length}</span>}
        {mayDo(me, 'shift.edit') && (
          <span className="o-push">
            <IconButton icon={CalendarClock} label={t('edit')} onClick={() => setEditing(true)} />
          </span>
        )}
      </div>
      {duty.length === 0 && <Empty icon={UserRoundX} title={t('nobody')} />}
      <ul className="o-desk__list">
        {duty.map(({ name, role, until, isLead }) => (
          <li key={name}>
            <Face name={name} />
            <span>
              <b>{name}</b>
              <small>{role}</small>
            </span>
            <span className="o-row o-desk__acts">
              {isLead && <Tag tone="line">{t('lead')}</Tag>}
              <span className="o-micro">
                {until ? t('until', { time: formatClock(until) }) : t('noShift')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {isEditing && (
        <Suspense fallback={null}>
          <ShiftDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  )
}
