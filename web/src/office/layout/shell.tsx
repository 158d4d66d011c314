import './shell.css'
import { Suspense, useEffect, useState } from 'react'
import { usePhone } from '../../lib/browser/media.ts'
import { locale } from '../../lib/language/translate.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { localStore } from '../../lib/storage/browser-storage.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { type Keys, useKeys } from '../parts/keys/use-keys.ts'
import { ToastPlace } from '../parts/toasts/toast-place.tsx'
import type { Screen } from '../screens.ts'
import type { SearchProvider } from '../search-provider.ts'
import { part } from './part.ts'
import { Bottom } from './rail/bottom.tsx'
import { Rail } from './rail/rail.tsx'
import { ScreenPlace } from './screen-place.tsx'
import { t } from './texts.ts'
import { Strips } from './top/alarms.tsx'
import { TopBar } from './top/top-bar.tsx'
import { useDeskFeed } from './use-desk-feed.ts'
import { useNarrow } from './use-narrow.ts'
import { useNotices } from './use-notices.ts'
import { useScreen } from './use-screen.ts'

const Palette = part(() => import('./palette/palette-dialog.tsx').then((one) => one.Palette))
const KeysDialog = part(() => import('./keys/keys-dialog.tsx').then((one) => one.KeysDialog))
const ProveHost = part(() =>
  import('../parts/dialogs/prove-dialog.tsx').then((one) => one.ProveHost),
)

const THIN = 'office-rail'

/** Comes with the palette, which alone needs it. */
const findRecords: SearchProvider = async (query) =>
  (await import('./palette/find-records.ts')).findRecords(query)

/** What stands around every screen. */
export function Shell() {
  const { screen, seen } = useScreen()
  const isPhone = usePhone()
  const [isThin, setThin] = useState(() => localStore.getItem(THIN) === 'thin')
  const [over, setOver] = useState<'palette' | 'keys'>()
  const fold = () => {
    localStore.setItem(THIN, isThin ? 'wide' : 'thin')
    setThin(!isThin)
  }
  useShellKeys(seen, fold, setOver)
  useTitle(screen)
  useNotices()
  useDeskFeed()
  const hasSearch = mayDo(useMe(), 'search.use')
  const isNarrow = useNarrow() || isThin || screen?.isRoom
  const close = () => setOver(undefined)
  return (
    <div className={isNarrow && !isPhone ? 'o-of is-thin' : 'o-of'}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {!isPhone && <Rail screens={seen} />}
      <div className="o-of__side">
        <TopBar
          screen={screen}
          hasSearch={hasSearch}
          onFind={() => setOver('palette')}
          onKeys={() => setOver('keys')}
        />
        <Strips />
        <main id="main" tabIndex={-1} className={screen?.isRoom ? 'o-main o-main--room' : 'o-main'}>
          <ScreenPlace screen={screen} hasAny={seen.length > 0} />
        </main>
      </div>
      {isPhone && <Bottom screens={seen} />}
      <ToastPlace />
      <Suspense fallback={null}>
        <ProveHost />
        {over === 'palette' && (
          <Palette
            screens={seen}
            provider={hasSearch ? findRecords : null}
            onKeys={() => setOver('keys')}
            onClose={close}
          />
        )}
        {over === 'keys' && <KeysDialog screens={seen} onClose={close} />}
      </Suspense>
    </div>
  )
}

function useShellKeys(
  seen: readonly Screen[],
  fold: () => void,
  setOver: (over: 'palette' | 'keys') => void,
): void {
  const navigate = useNavigate()
  const keys: Keys = { '[': fold, '?': () => setOver('keys') }
  for (const { letter, path } of seen) if (letter) keys[`g ${letter}`] = () => navigate(path)
  useKeys(keys)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // At most one dialog.
      if (!document.querySelector('[role=dialog][aria-modal=true]')) setOver('palette')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [setOver])
}

/** The tab names the screen, and never a person. */
function useTitle(screen: Screen | undefined): void {
  const me = useMe()
  useEffect(() => {
    document.title = screen && me ? `${screen.name[locale]} · Zar` : 'Zar'
  }, [screen, me])
}
