import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { queryClient } from '../lib/api/query.ts'
import { fetchPart, lazy, lazyAside } from '../lib/browser/lazily.ts'
import { useDialog } from '../lib/dialog/dialog.ts'
import { Router, Routes } from '../lib/router/router.tsx'
import { fingerprint } from '../lib/session/fingerprint.ts'
import { useSignedIn } from '../lib/session/session.ts'
import { Crash } from './crash.tsx'
import { Layout } from './layout/layout.tsx'
import { PageFrame } from './layout/page-frame.tsx'
import { LOST, ROUTES } from './routes.tsx'
import { useLinkedDialog } from './use-linked-dialog.ts'

const Toasts = lazy(async () => ({ default: (await import('../ui/feedback/toast.tsx')).Toasts }))
const DialogHost = lazy(async () => ({ default: (await import('./dialogs.tsx')).DialogHost }))

/** The popup opens over a page at rest, so what opens it can wait until the page is drawn. */
const POPUP_AFTER_MS = 3_000
const PopupOpener = lazyAside(async () => {
  await new Promise((resolve) => setTimeout(resolve, POPUP_AFTER_MS))
  return { default: (await import('./promotions/popup-opener.tsx')).PopupOpener }
})

const ALL = [...ROUTES, LOST]

/** Whoever shows a toast says so to the window. */
const TOAST_EVENT = 'zar:toast'

export function App() {
  usePlayerConnection()
  return (
    <Crash>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Layout>
            <Routes routes={ALL}>{(route) => <PageFrame key={route.path} route={route} />}</Routes>
          </Layout>
          <Overlays />
          <Suspense fallback={null}>
            <PopupOpener />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </Crash>
  )
}

/** While someone is signed in the hub is connected; afterwards nothing of theirs stays in memory. */
function usePlayerConnection(): void {
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    const hub = fetchPart(() => import('../lib/hub/hub.ts'))
    let disconnect: (() => void) | undefined
    let isOver = false
    void hub.then(({ connectHub }) => {
      if (!isOver) disconnect = connectHub()
    })
    return () => {
      isOver = true
      disconnect?.()
      queryClient.removeQueries({ queryKey: ['me'] })
    }
  }, [isSignedIn])
}

/**
 * Dialogs and toasts, from the first moment there can be one: a visitor who only looks around has
 * none. A dialog is also the sign that a form is coming, which is sent with the device's id.
 */
function Overlays() {
  useLinkedDialog()
  const isSignedIn = useSignedIn()
  const hasDialog = useDialog() !== null
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (isSignedIn || hasDialog) setNeeded(true)
    if (hasDialog) void fingerprint()
    const need = () => setNeeded(true)
    addEventListener(TOAST_EVENT, need)
    return () => removeEventListener(TOAST_EVENT, need)
  }, [isSignedIn, hasDialog])
  return (
    <>
      {(isNeeded || hasDialog) && (
        <Suspense fallback={null}>
          <DialogHost />
        </Suspense>
      )}
      {isNeeded && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
