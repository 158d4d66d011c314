import { useEffect, useMemo } from 'react'
import { firstMatch } from '../../lib/router/route-match.ts'
import { useLocation, useNavigate } from '../../lib/router/router.tsx'
import { mayDo, useMe } from '../parts/api/session.ts'
import { SCREENS, type Screen } from '../screens.ts'

/**
 * The screen of this address, and those that the person may see. `/office` is the first of them, as
 * long as no screen has that address itself.
 */
export function useScreen(): { screen: Screen | undefined; seen: readonly Screen[] } {
  const me = useMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useMemo(() => SCREENS.filter(({ right }) => mayDo(me, right)), [me])
  const screen = firstMatch([...SCREENS], pathname)?.route
  const home = seen.find(({ section }) => section !== undefined)?.path
  useEffect(() => {
    const isHome = /^\/office\/?$/.test(pathname)
    if (isHome && !screen && home) navigate(home, { replace: true })
  }, [pathname, screen, home, navigate])
  return { screen, seen }
}
