import { useEffect } from 'react'
import { fetchPart } from '../lib/browser/lazily.ts'
import { useLocation } from '../lib/router/router.tsx'

const PARAM = 'dialog'

/**
 * `/?dialog=login` opens that dialog. The question is taken out of the address at once, with what
 * stands behind the #, so that neither a reload nor the way back opens it again.
 */
export function useLinkedDialog(): void {
  const { search } = useLocation()
  useEffect(() => {
    if (!search.includes(PARAM)) return
    const url = new URL(location.href)
    const asked = url.searchParams.get(PARAM)
    url.searchParams.delete(PARAM)
    const secret = asked === 'recovery' ? url.hash.slice(1) : ''
    if (secret) url.hash = ''
    history.replaceState(history.state, '', url)
    if (asked)
      void fetchPart(() => import('./dialog-link.ts')).then(({ openLinked }) =>
        openLinked(asked, secret),
      )
  }, [search])
}
