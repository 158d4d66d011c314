import { LOCALES } from '@zar/contract/limits'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { Lock, LogOut, Terminal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchPart } from '../../../lib/browser/lazily.ts'
import { formatClock } from '../../../lib/language/format.ts'
import { changeLocale, locale } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { leave, lock } from '../../parts/api/enter.ts'
import { useMe } from '../../parts/api/session.ts'
import { Face } from '../../parts/controls/face.tsx'
import { TickField } from '../../parts/controls/field.tsx'
import { Segments } from '../../parts/controls/tabs.tsx'
import { useLetterKeys } from '../../parts/keys/use-keys.ts'
import { DENSITIES, useDensity } from '../../parts/table/density.ts'
import { t } from './texts.ts'

const DeviceDialog = lazy(() =>
  fetchPart(async () => ({ default: (await import('./device-dialog.tsx')).DeviceDialog })),
)

const LANGUAGES = { tr: 'Türkçe', en: 'English' } as const

/** Who is here: roles, language, rows, keys, lock and log-out. */
export function MeMenu() {
  const me = useMe()
  const [isAskingCode, setAskingCode] = useState(false)
  return (
    <>
      <Popover label={t('me', { name: me.name })} className="o-me" face={<Face name={me.name} />}>
        {(close) => (
          <MeMenuContent
            onDevice={() => {
              close()
              setAskingCode(true)
            }}
          />
        )}
      </Popover>
      {isAskingCode && (
        <Suspense fallback={null}>
          <DeviceDialog onClose={() => setAskingCode(false)} />
        </Suspense>
      )}
    </>
  )
}

function MeMenuContent({ onDevice }: { onDevice: () => void }) {
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
      <button type="button" className="o-pop__one" onClick={onDevice}>
        <Icon of={Terminal} size="s" />
        {t('device')}
      </button>
      <button type="button" className="o-pop__one" onClick={() => void lock()}>
        <Icon of={Lock} size="s" />
        {t('lock')}
      </button>
      <button type="button" className="o-pop__one" onClick={() => void leave()}>
        <Icon of={LogOut} size="s" />
        {t('leave')}
      </button>
    </div>
  )
}
