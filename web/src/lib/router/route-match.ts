export type Params = Record<string, string | undefined>

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What the `:names` of a pattern stand for in an address, or undefined when it does not fit. `*`
 * fits everything; large and small letters are the same, and so is a slash at the end.
 */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  if (pattern === '*') return {}
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const params: Params = {}
  for (const [at, part] of wanted.entries()) {
    const here = decode(given[at] ?? '')
    if (part.startsWith(':')) params[part.slice(1)] = here
    else if (part.toLowerCase() !== here.toLowerCase()) return undefined
  }
  return params
}

/** The first pattern that fits; `*` only when no other does. */
export function firstMatch<R extends { path: string }>(
  routes: R[],
  pathname: string,
): { route: R; params: Params } | undefined {
  const inOrder = [...routes].sort((a, b) => Number(a.path === '*') - Number(b.path === '*'))
  for (const route of inOrder) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}
