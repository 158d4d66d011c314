import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { settings } from '../settings/settings.ts'
import { isForPage } from './use-letter.ts'

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }))

/** Hears the keys of the sportsbook, and shows their list at `?`. */
export function SportsKeys() {
  const [isOpen, setOpen] = useState(false)
  const press = useRef<(event: KeyboardEvent) => boolean>(() => false)
  useEffect(() => {
    // What keys do is fetched once the page is there: nobody presses one before.
    import('./sports-keys.ts').then(
      ({ pressSportsKey }) => {
        press.current = pressSportsKey
      },
      () => {},
    )
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.scrim')) return
      const asksList = event.key === '?' && settings().letters && isForPage(event)
      if (asksList) setOpen(true)
      if (asksList || press.current(event)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return isOpen ? (
    <Suspense fallback={null}>
      <KeyList onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
