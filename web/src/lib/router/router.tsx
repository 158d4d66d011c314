/**
 * Where we are, and how to get elsewhere without a page load. Ours, because the first page may
 * cost 100 kB of script and a router library takes a ninth of that: what of it a flat table of
 * routes needs is this.
 */
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { firstMatch, type Params } from './route-match.ts'
import { afterStepBack } from './step-back.ts'

export type Place = {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Another one for every step; `default` where the visit began. */
  key: string
}
type HistoryState = { usr?: unknown; key?: string } | null
type Options = {
  replace?: boolean
  state?: unknown
  /** The step keeps its key: the reader stays where they are on the page. */
  preventScrollReset?: boolean
}
export type Navigate = (to: string | number, options?: Options) => void

function readPlace(): Place {
  const { pathname, search, hash } = location
  const kept = history.state as HistoryState
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' }
}

const listeners = new Set<() => void>()

/** Goes to an address of this site, or so many steps back or forth. */
const navigate: Navigate = (to, options) =>
  afterStepBack(() => (typeof to === 'number' ? history.go(to) : enter(to, options)))

function enter(
  to: string,
  { replace = false, state, preventScrollReset = false }: Options = {},
): void {
  const key = preventScrollReset ? readPlace().key : performance.now().toString(36)
  const kept = { usr: state, key }
  if (replace) history.replaceState(kept, '', to)
  else history.pushState(kept, '', to)
  for (const listener of listeners) listener()
}

/** Tells the path of the page at once, and of each one that follows. */
export function watchPath(then: (path: string) => void): void {
  let last: string | undefined
  const look = () => {
    if (location.pathname === last) return
    last = location.pathname
    then(last)
  }
  listeners.add(look)
  addEventListener('popstate', look)
  look()
}

const PlaceContext = createContext<Place>({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'default',
})
const ParamsContext = createContext<Params>({})

/** Tells everything in it where we are. */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(readPlace)
  useEffect(() => {
    const look = () => startTransition(() => setPlace(readPlace()))
    listeners.add(look)
    addEventListener('popstate', look)
    return () => {
      removeEventListener('popstate', look)
      listeners.delete(look)
    }
  }, [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** Draws the page of the first route whose path fits the address. */
export function Routes<R extends { path: string }>({
  routes,
  children,
}: {
  routes: R[]
  children: (route: R) => ReactNode
}) {
  const { pathname } = useLocation()
  const found = useMemo(() => firstMatch(routes, pathname), [routes, pathname])
  return found && <ParamsContext value={found.params}>{children(found.route)}</ParamsContext>
}

export const useLocation = (): Place => use(PlaceContext)
export const useParams = (): Params => use(ParamsContext)
export const useNavigate = (): Navigate => navigate

type Query = URLSearchParams | Record<string, string>
type NextParams = Query | ((before: URLSearchParams) => Query)

/** The query of the address, and how to change it. */
export function useSearchParams(): [
  URLSearchParams,
  (next: NextParams, options?: Options) => void,
] {
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback((next: NextParams, options?: Options) => {
    const before = new URLSearchParams(location.search)
    const query = String(new URLSearchParams(typeof next === 'function' ? next(before) : next))
    navigate(`${location.pathname}${query && `?${query}`}`, options)
  }, [])
  return [params, setParams]
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Omit<Options, 'preventScrollReset'> & { to: string }

/** A press that the browser should deal with itself: another button, a new tab, a download. */
export const isForBrowser = (event: MouseEvent<HTMLAnchorElement>) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey

/** A link within the site. Going where we are already leaves no step to go back over. */
export function Link({ to, replace = false, state, onClick, target, ...rest }: LinkProps) {
  const isOutside = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(to)
  return (
    <a
      {...rest}
      href={to}
      {...(target && { target })}
      onClick={(event) => {
        onClick?.(event)
        if (isForBrowser(event) || isOutside || (target && target !== '_self')) return
        event.preventDefault()
        const { pathname, search, hash } = location
        navigate(to, { replace: replace || to === pathname + search + hash, state })
      }}
    />
  )
}

/** A link that says when it leads to the page we are on, or to one above it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`))
  return <Link {...props} {...(isHere && { 'aria-current': 'page' as const })} />
}
