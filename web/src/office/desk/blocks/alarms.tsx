import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type Alarm, useDesk } from '../../desk-state.ts'
import { AlarmActs } from '../../parts/alarms/alarm-acts.tsx'
import { Face } from '../../parts/controls/face.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { t } from '../texts.ts'

const MuteDialog = lazy(async () => ({
  default: (await import('../../parts/alarms/mute-dialog.tsx')).MuteDialog,
}))

/** Alarms with who has them, and those of the last hour that mended by themselves. */
export function AlarmsBlock() {
  const { alarms } = useDesk()
  const [muting, setMuting] = useState<Alarm>()
  const open = alarms.filter(({ endedAt }) => endedAt === null).length
  return (
    <section className="o-panel o-desk__alarms" aria-labelledby="desk-alarms">
      <div className="o-panel__h">
        <h2 id="desk-alarms">{t('alarms')}</h2>
        {open > 0 && <span className="o-micro">{t('open', { count: open })}</span>}
      </div>
      {alarms.length === 0 && <Empty icon={CircleCheck} title={t('noAlarms')} />}
      <ul className="o-desk__list">
        {alarms.map((alarm) => (
          <AlarmLine key={alarm.id} alarm={alarm} onMute={() => setMuting(alarm)} />
        ))}
      </ul>
      {muting && (
        <Suspense fallback={null}>
          <MuteDialog alarm={muting} onClose={() => setMuting(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

function AlarmLine({ alarm, onMute }: { alarm: Alarm; onMute: () => void }) {
  const { title, text, path, endedAt, beganAt, isCritical, owner, mutedUntil } = alarm
  if (endedAt !== null) {
    const times = { from: formatClock(beganAt), to: formatClock(endedAt) }
    return (
      <li className="is-over">
        <span className="o-ok">
          <Icon of={CircleCheck} />
        </span>
        <span>
          {title}
          <small>{t('mended', times)}</small>
        </span>
      </li>
    )
  }
  const notes = [
    text,
    formatClock(beganAt),
    mutedUntil && t('mutedUntil', { time: formatClock(mutedUntil) }),
  ]
  return (
    <li>
      <span className={isCritical ? 'o-bad' : 'o-warn'}>
        <Icon of={isCritical ? OctagonAlert : TriangleAlert} />
      </span>
      <span>
        {path ? (
          <Link className="o-desk__what" to={path}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="o-row o-row--wrap o-desk__acts">
        {owner !== null && (
          <span className="o-row">
            <Face name={owner} />
            <span className="o-micro">{owner}</span>
          </span>
        )}
        <AlarmActs alarm={alarm} onMute={onMute} />
      </span>
    </li>
  )
}
