import { Siren } from 'lucide-react'
import { formatClock } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { type Alarm, useDesk } from '../../desk-state.ts'
import { t } from './texts.ts'

/** Open alarms, newest first, each with who owns it and where it is mended. */
export function Alarms() {
  const { alarms } = useDesk()
  if (alarms.length === 0) return null
  return (
    <Popover
      label={t('alarms', { count: alarms.length })}
      className="o-ibtn"
      face={
        <>
          <Icon of={Siren} />
          <span className="o-ibtn__n">{alarms.length}</span>
        </>
      }
    >
      {(close) => (
        <ul className="o-pop">
          {alarms.map((alarm) => (
            <AlarmLine key={alarm.id} alarm={alarm} onGo={close} />
          ))}
        </ul>
      )}
    </Popover>
  )
}

const AlarmLine = ({ alarm, onGo }: { alarm: Alarm; onGo: () => void }) => (
  <li className="o-alarm">
    <b>{alarm.title}</b>
    <span className="haze">{alarm.text}</span>
    <span className="o-row">
      <span className="o-micro">
        {alarm.owner === null ? t('unowned') : t('owned', { name: alarm.owner })}
      </span>
      {alarm.path && (
        <Link className="o-link o-push" to={alarm.path} onClick={onGo}>
          {t('go')}
        </Link>
      )}
    </span>
  </li>
)

/** On every screen: alarms that nobody owns, and rights that somebody took alone. */
export function Strips() {
  const { alarms, breakGlass } = useDesk()
  return (
    <>
      {alarms
        .filter(({ isCritical, owner }) => isCritical && owner === null)
        .map((alarm) => (
          <div key={alarm.id} className="o-strip" role="alert">
            <Icon of={Siren} />
            <p>
              <b>{alarm.title}</b> {alarm.text}
            </p>
            {alarm.path && (
              <Link className="o-btn o-btn--s o-push" to={alarm.path}>
                {t('go')}
              </Link>
            )}
          </div>
        ))}
      {breakGlass.map(({ name, until }) => (
        <div key={`${name} ${until}`} className="o-strip o-strip--wait" role="status">
          <Icon of={Siren} />
          <p>{t('glass', { name, time: formatClock(until) })}</p>
        </div>
      ))}
    </>
  )
}
