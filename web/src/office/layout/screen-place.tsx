import { Bomb, DoorClosed, MapPinOff } from 'lucide-react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { locale } from '../../lib/language/translate.ts'
import { Routes, useLocation } from '../../lib/router/router.tsx'
import { useMe } from '../parts/api/session.ts'
import { Button } from '../parts/controls/button.tsx'
import { Empty } from '../parts/states/empty.tsx'
import { SCREENS, type Screen } from '../screens.ts'
import { maySee } from './may-see.ts'
import { part } from './part.ts'
import { t } from './texts.ts'

const NoRight = part(async () => (await import('../parts/states/no-right.tsx')).NoRight)

const pages = new Map<string, ComponentType>()

/** The component of a screen: one for as long as the page lives, so that it keeps its state. */
function pageOf(screen: Screen): ComponentType {
  const known = pages.get(screen.path)
  if (known) return known
  const page = part(screen.load)
  pages.set(screen.path, page)
  return page
}

/** The screen of the address, or why there is none. */
export function ScreenPlace({ screen, hasAny }: { screen: Screen | undefined; hasAny: boolean }) {
  const me = useMe()
  const { pathname } = useLocation()
  if (!hasAny && !(screen && maySee(me, screen))) {
    return (
      <Empty icon={DoorClosed} title={t('nothing')} isScreen>
        {t('nothingNote')}
      </Empty>
    )
  }
  if (!screen) {
    if (/^\/office\/?$/.test(pathname)) return null
    return (
      <Empty icon={MapPinOff} title={t('lost')} isScreen>
        {t('lostNote')}
      </Empty>
    )
  }
  const Page = pageOf(screen)
  return (
    <ScreenCrash key={screen.path}>
      <Suspense fallback={<p className="o-slow">{t('slow')}</p>}>
        {maySee(me, screen) ? (
          <Routes routes={[...SCREENS]}>{() => <Page />}</Routes>
        ) : (
          <NoRight screen={screen.name[locale]} right={screen.right} />
        )}
      </Suspense>
    </ScreenCrash>
  )
}

/** A screen that cannot be drawn leaves the rest of the office as it is. */
class ScreenCrash extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <Empty
        icon={Bomb}
        title={t('crashed')}
        isScreen
        action={<Button onClick={() => this.setState({ hasCrashed: false })}>{t('again')}</Button>}
      >
        {t('crashedNote')}
      </Empty>
    )
  }
}
