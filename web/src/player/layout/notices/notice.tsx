import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { useBootstrap } from '../../../lib/content/bootstrap.ts'
import { locale } from '../../../lib/language/translate.ts'
import { localStore } from '../../../lib/storage/browser-storage.ts'
import { rememberShell } from '../../../lib/storage/shell-cookie.ts'
import './notice.css'

const KEY = 'topNotifyRead'
const NoticeText = lazy(async () => ({ default: (await import('./notice-text.tsx')).NoticeText }))

/** Going to another page has dismissed it, until the page is loaded again. */
let isDismissed = false

/**
 * On the home page: where the site is now and where it will be next. Once closed it stays closed.
 * Its place is kept while the addresses are on their way, so that nothing moves when they come.
 */
export function Notice() {
  const { data, isError } = useBootstrap()
  const domains = data?.domainStatus
  const [state, setState] = useState(isDismissed || isRead() ? 'gone' : 'shown')
  const isGone = state === 'gone' || domains?.current === '' || (isError && !domains)
  useEffect(() => {
    if (isGone) return
    document.body.classList.add('has-notice')
    return () => document.body.classList.remove('has-notice')
  }, [isGone])
  useEffect(
    () => () => {
      isDismissed = true
    },
    [],
  )
  if (isGone) return null

  return (
    <div className={`notice notice--${state}`}>
      {domains && (
        <Suspense fallback={null}>
          <NoticeText
            {...domains}
            onClose={() => {
              localStore.setItem(KEY, 'true')
              rememberShell(locale)
              setState('closing')
            }}
            onClosed={() => setState('gone')}
          />
        </Suspense>
      )}
    </div>
  )
}

const isRead = () => localStore.getItem(KEY) !== null
