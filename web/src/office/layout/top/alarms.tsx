import { Siren } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { type Alarm, useDesk } from '../../desk-state.ts'
import { AlarmActs } from '../../parts/alarms/alarm-acts.tsx'
import { t } from './texts.ts'

const MuteDialog = lazy(async () => ({
  default: (await import('../../parts/alarms/mute-dialog.tsx')).MuteDialog,
}))

/** Comes with the names of all rights. */
const OwnRights = lazy(async () => ({ default: (await import('./own-rights.tsx')).OwnRights }))

/** Those that last; one that is quiet is in the list and not counted. */
const isOpen = ({ endedAt }: Alarm): boolean => endedAt === null
const isTold = (alarm: Alarm): boolean => isOpen(alarm) && alarm.mutedUntil === null

/** Open alarms, newest first, each with who owns it and where it is mended. */
export function Alarms() {
  const { alarms } = useDesk()
  const [muting, setMuting] = useState<Alarm>()
  const open = alarms.filter(isOpen)
  const count = open.filter(isTold).length
  return (
    <>
      {open.length > 0 && (
        <Popover
          label={t('alarms', { count })}
          className="o-ibtn"
          face={
            <>
              <Icon of={Siren} />
              {count > 0 && <span className="o-ibtn__n">{count}</span>}
            </>
          }
        >
          {(close) => (
            <ul className="o-pop">
              {open.map((alarm) => (
                <AlarmLine
                  key={alarm.id}
                  alarm={alarm}
                  onGo={close}
                  onMute={() => {
                    close()
                    setMuting(alarm)
                  }}
                />
              ))}
            </ul>
          )}
        </Popover>
      )}
      {muting && (
        <Suspense fallback={null}>
          <MuteDialog alarm={muting} onClose={() => setMuting(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const AlarmLine = ({
  alarm,
  onGo,
  onMute,
}: {
  alarm: Alarm
  onGo: () => void
  onMute: () => void
}) => (
  <li className="o-alarm">
    <b>{alarm.title}</b>
    <span className="haze">{alarm.text}</span>
    <span className="o-micro">
      {alarm.owner === null ? t('unowned') : t('owned', { name: alarm.owner })}
      {alarm.mutedUntil && ` · ${t('muted', { time: formatClock(alarm.mutedUntil) })}`}
    </span>
    <span className="o-row o-row--wrap">
      {alarm.path && (
        <Link className="o-link" to={alarm.path} onClick={onGo}>
          {t('go')}
        </Link>
      )}
      <span className="o-row o-push">
        <AlarmActs alarm={alarm} onMute={onMute} />
      </span>
    </span>
  </li>
)

/** On every screen: alarms that nobody owns, rights that somebody took alone, and one's own for a while. */
export function Strips() {
  const { alarms, breakGlass, ownRights } = useDesk()
  return (
    <>
      {alarms
        .filter((alarm) => alarm.isCritical && alarm.owner === null && isTold(alarm))
        .map((alarm) => (
          <div key={alarm.id} className="o-strip" role="alert">
            <Icon of={Siren} />
            <p>
              <b>{alarm.title}</b> {alarm.text}
            </p>
            <span className="o-row o-push">
              {alarm.path && (
                <Link className="o-btn o-btn--s" to={alarm.path}>
                  {t('go')}
                </Link>
              )}
              <AlarmActs alarm={alarm} />
            </span>
          </div>
        ))}
      {breakGlass.map(({ name, until }) => (
        <div key={`${name} ${until}`} className="o-strip o-strip--wait" role="status">
          <Icon of={Siren} />
          <p>{t('glass', { name, time: formatClock(until) })}</p>
        </div>
      ))}
      {ownRights.length > 0 && (
        <Suspense fallback={null}>
          <OwnRights rights={ownRights} />
        </Suspense>
      )}
    </>
  )
}
