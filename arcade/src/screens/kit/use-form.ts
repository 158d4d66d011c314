import { useSyncExternalStore } from 'react'

/** Wide for desks and phones on their side; tall for upright phones. */
export type PageForm = 'wide' | 'tall'

const UPRIGHT = '(max-aspect-ratio: 1/1)'

const listen = (changed: () => void) => {
  const query = matchMedia(UPRIGHT)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The form that a page has now. */
export const formNow = (): PageForm => (matchMedia(UPRIGHT).matches ? 'tall' : 'wide')

/** The form of the page, also when the phone is turned. */
export const useForm = (): PageForm => useSyncExternalStore(listen, formNow, () => 'wide')
