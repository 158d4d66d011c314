import { useEffect, useMemo } from 'react'
import { firstMatch } from '../../lib/router/route-match.ts'
import { useLocation, useNavigate } from '../../lib/router/router.tsx'
import { useMe } from '../parts/api/session.ts'
import { SCREENS, type Screen } from '../screens.ts'
import { maySee } from './may-see.ts'

/**
 * The screen of this address, and those that the person may see. `/office` is the desk, or the first of them
 * for whoever has none.
 */
export function useScreen(): { screen: Screen | undefined; seen: readonly Screen[] } {
  const me = useMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useMemo(() => SCREENS.filter((one) => maySee(me, one)), [me])
  const screen = firstMatch([...SCREENS], pathname)?.route
  const home = seen.find(({ section }) => section !== undefined)?.path
  useEffect(() => {
    const isHome = /^\/office\/?$/.test(pathname)
    if (isHome && home && home !== '/office') navigate(home, { replace: true })
  }, [pathname, home, navigate])
  return { screen, seen }
}
