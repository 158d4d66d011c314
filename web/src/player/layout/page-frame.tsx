import { LogIn } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SLOW_AFTER_MS } from '../../lib/api/slow-reads.ts'
import { lazy } from '../../lib/browser/lazily.ts'
import { usePhone } from '../../lib/browser/media.ts'
import { lookForNetwork, useOnline } from '../../lib/browser/online.ts'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { openPanel } from '../../lib/dialog/side-panel.ts'
import { useLocation, useParams } from '../../lib/router/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SlowLine, SlowNote } from '../../ui/feedback/slow-note.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Crash } from '../crash.tsx'
import './page-frame.css'
import type { Route } from '../routes.tsx'
import { t } from './texts.ts'

const PROFILE = '/dashboard'
const PlayerSpace = lazy(async () => ({
  default: (await import('./player-space.tsx')).PlayerSpace,
}))

/** A page with what its route says of it: title, breadcrumbs, log-in guard and frame. */
export function PageFrame({ route }: { route: Route }) {
  const player = useSession()
  const last = route.crumbs.at(-1)
  const title = last ? t(last.key) : t('crumb.home')
  if (route.needsLogin && !player) return <LoginNeeded title={title} />

  const page = (
    <>
      <SlowNote />
      <Crash key={route.path}>
        <Suspense fallback={<PageWait />}>
          <route.page />
        </Suspense>
      </Crash>
    </>
  )
  return (
    <Main title={title}>
      {!route.ownHead && <Trail route={route} />}
      {route.frame === 'dashboard' && player ? (
        <Suspense fallback={<PageWait />}>
          <PlayerSpace player={player}>{page}</PlayerSpace>
        </Suspense>
      ) : (
        page
      )}
    </Main>
  )
}

/** The main landmark. Coming to it from another page moves the focus here and scrolls to the top. */
export function Main({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useLayoutEffect(() => {
    document.title = title === t('crumb.home') ? 'Zar' : `${title} · Zar`
  }, [title])
  useEffect(() => {
    if (key === 'default') return
    scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [key])
  return (
    <main ref={ref} id="content" tabIndex={-1} className="page">
      {children}
    </main>
  )
}

function Trail({ route }: { route: Route }) {
  const params = useParams()
  const isPhone = usePhone()
  const here = Object.keys(params).length > 0 ? '#' : route.path
  const crumbs = route.crumbs.map(({ key, url }) => ({
    label: t(key),
    url: url === '#' ? here : url,
    // On a phone the profile is not a page but what lies behind the user button.
    ...(isPhone && url === PROFILE && { onSelect: () => openPanel('account') }),
  }))
  return (
    <Breadcrumbs label={t('crumbs')} crumbs={[{ label: t('crumb.home'), url: '/' }, ...crumbs]} />
  )
}

function LoginNeeded({ title }: { title: string }) {
  const { key } = useLocation()
  // A session that ends takes the page away under its player, who comes back to its top.
  useEffect(() => scrollTo(0, 0), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step here asks again
  useEffect(() => openDialog({ name: 'login' }), [key])
  return (
    <Main title={title}>
      <Empty
        art="lale"
        heading="h1"
        title={t('loginNeeded')}
        action={
          <Button variant="primary" icon={LogIn} onClick={() => openDialog({ name: 'login' })}>
            {t('login')}
          </Button>
        }
      >
        {t('loginNeededNote')}
      </Empty>
    </Main>
  )
}

/** What stands for a page whose script is still to come: without a network, why it does not. */
function PageWait() {
  const isOnline = useOnline()
  const isSlow = useSlow()
  if (!isOnline) return <ErrorState heading="h1" onRetry={() => void lookForNetwork()} />
  return (
    <>
      {/* A script that hangs is asked for anew with the page alone. */}
      <SlowLine isSlow={isSlow} onRetry={() => location.reload()} />
      <div className="pagewait" role="status" aria-label={t('loading')}>
        <Skeleton width="min(240px, 60%)" height="34px" />
        <Skeleton height="min(46vh, 416px)" radius="var(--radius-panel)" />
      </div>
    </>
  )
}

/** Whether this has been on screen for longer than a wait should be. */
function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
