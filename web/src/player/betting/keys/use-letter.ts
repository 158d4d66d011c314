import { useEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a key is for the page: no field is written in, and no other key is held. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target as Element | null)?.closest?.(FIELDS)

/** Does something at a letter, unless the player has switched letters off (WCAG 2.1.4). */
export function useLetter(letter: string, onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().letters || event.defaultPrevented || !isForPage(event)) return
      if (event.key.toLocaleLowerCase('en') !== letter) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [letter])
}
