import { LOCALES } from '@zar/contract/limits'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import {
  HandHelping,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  OctagonX,
  Terminal,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatClock } from '../../../lib/language/format.ts'
import { changeLocale, locale } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { leave, lock } from '../../parts/api/enter.ts'
import { mayDo, useMe } from '../../parts/api/session.ts'
import { Face } from '../../parts/controls/face.tsx'
import { TickField } from '../../parts/controls/field.tsx'
import { Segments } from '../../parts/controls/tabs.tsx'
import { useLetterKeys } from '../../parts/keys/use-keys.ts'
import { DENSITIES, useDensity } from '../../parts/table/density.ts'
import { part } from '../part.ts'
import { t } from './texts.ts'

/** What the menu opens over the screen. */
const DIALOGS = {
  device: part(async () => (await import('./device-dialog.tsx')).DeviceDialog),
  locked: part(async () => (await import('./locked-dialog.tsx')).LockedDialog),
  passkeys: part(async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog),
  ask: part(async () => (await import('../../parts/elevations/ask-dialog.tsx')).AskElevationDialog),
  stopAlone: part(
    async () => (await import('../../parts/elevations/glass-dialog.tsx')).BreakGlassDialog,
  ),
}
type Over = keyof typeof DIALOGS

const LANGUAGES = { tr: 'Türkçe', en: 'English' } as const

/** Who is here: roles, language, rows, keys, lock and log-out. */
export function MeMenu() {
  const me = useMe()
  const [over, setOver] = useState<Over>()
  const Dialog = over && DIALOGS[over]
  return (
    <>
      <Popover label={t('me', { name: me.name })} className="o-me" face={<Face name={me.name} />}>
        {(close) => (
          <MeMenuContent
            onOpen={(next) => {
              close()
              setOver(next)
            }}
          />
        )}
      </Popover>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOver(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function MeMenuContent({ onOpen }: { onOpen: (over: Over) => void }) {
  const me = useMe()
  const [density, setDensity] = useDensity()
  const [areLettersOn, setLettersOn] = useLetterKeys()
  return (
    <div className="o-pop">
      <p className="o-me__head">
        <b>{me.name}</b>
        <span className="o-micro">
          {me.roles.map((role) => ROLE_FACTS[role].label[locale]).join(', ')}
        </span>
        <span className="o-micro">{t('ends', { time: formatClock(me.endsAt) })}</span>
      </p>
      <h3>{t('language')}</h3>
      <div className="o-me__seg">
        <Segments
          label={t('language')}
          choices={LOCALES.map((key) => ({ key, label: LANGUAGES[key] }))}
          chosen={locale}
          onChoose={(next) => next !== locale && changeLocale(next)}
        />
      </div>
      <h3>{t('density')}</h3>
      <div className="o-me__seg">
        <Segments
          label={t('density')}
          choices={DENSITIES.map((key) => ({ key, label: t(key) }))}
          chosen={density}
          onChoose={setDensity}
        />
      </div>
      <div className="o-me__seg">
        <TickField checked={areLettersOn} onChange={(event) => setLettersOn(event.target.checked)}>
          {t('letters')}
        </TickField>
      </div>
      {mayDo(me, 'elevation.ask') && (
        <Entry icon={HandHelping} label={t('ask')} onPress={() => onOpen('ask')} />
      )}
      {mayDo(me, 'breakglass.use') && (
        <Entry icon={OctagonX} label={t('stopAlone')} onPress={() => onOpen('stopAlone')} />
      )}
      {mayDo(me, 'role.approve') && (
        <Entry icon={LockOpen} label={t('locked')} onPress={() => onOpen('locked')} />
      )}
      <Entry icon={KeyRound} label={t('passkeys')} onPress={() => onOpen('passkeys')} />
      <Entry icon={Terminal} label={t('device')} onPress={() => onOpen('device')} />
      <Entry icon={Lock} label={t('lock')} onPress={() => void lock()} />
      <Entry icon={LogOut} label={t('leave')} onPress={() => void leave()} />
    </div>
  )
}

type EntryProps = { icon: LucideIcon; label: string; onPress: () => void }

const Entry = ({ icon, label, onPress }: EntryProps) => (
  <button type="button" className="o-pop__one" onClick={onPress}>
    <Icon of={icon} size="s" />
    {label}
  </button>
)
