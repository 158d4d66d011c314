import { QueryClientProvider } from '@tanstack/react-query'
import { ServerOff } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { lazy } from '../lib/browser/lazily.ts'
import { matchPath } from '../lib/router/route-match.ts'
import { Router, useLocation } from '../lib/router/router.tsx'
import { forgetDesk } from './desk-state.ts'
import { Shell } from './layout/shell.tsx'
import { Frame } from './log-in/frame.tsx'
import { LogInPage } from './log-in/log-in-page.tsx'
import { t } from './log-in/texts.ts'
import { enter } from './parts/api/enter.ts'
import { queryClient } from './parts/api/query.ts'
import { useSession } from './parts/api/session.ts'
import { Button } from './parts/controls/button.tsx'
import { Empty } from './parts/states/empty.tsx'
import { useIdleLock } from './use-idle-lock.ts'

const InvitePage = lazy(async () => ({
  default: (await import('./log-in/invite/invite-page.tsx')).InvitePage,
}))

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Router>
      <Door />
    </Router>
  </QueryClientProvider>
)

/** An invitation, the log-in, or the office: the address stays, so that a log-in leads back to it. */
function Door() {
  const session = useSession()
  const { pathname } = useLocation()
  const token = matchPath('/office/invite/:token', pathname)?.token
  useEffect(() => {
    if (token === undefined) void enter()
  }, [token])
  useEffect(() => {
    if (session.state !== 'out') return
    // Nothing of theirs stays in memory, but for their drafts.
    queryClient.clear()
    forgetDesk()
  }, [session.state])
  if (token !== undefined) {
    return (
      <Suspense fallback={null}>
        <InvitePage token={token} />
      </Suspense>
    )
  }
  if (session.state === 'in') return <Inside key={session.me.id} />
  if (session.state === 'out') return <LogInPage why={session.why} />
  if (session.state === 'away') return <Away />
  return (
    <p className="o-slow" role="status">
      {t('opening')}
    </p>
  )
}

function Inside() {
  useIdleLock()
  return <Shell />
}

function Away() {
  useEffect(() => {
    const ask = () => void enter()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [])
  return (
    <Frame>
      <section className="o-lc">
        <Empty
          icon={ServerOff}
          title={t('away')}
          isScreen
          action={<Button onClick={() => void enter()}>{t('again')}</Button>}
        >
          {t('awayNote')}
        </Empty>
      </section>
    </Frame>
  )
}
