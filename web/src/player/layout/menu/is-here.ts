type Place = { pathname: string; search: string }

/**
 * Whether a menu's entry leads to where we are, or above it. An entry with a query is here only
 * with that query, and then the one without it is not.
 */
export function isHere(url: string, { pathname, search }: Place, others: string[] = []): boolean {
  const [path = '', query] = url.split('?', 2)
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false
  if (query) return holds(search, query)
  return !others.some(
    (other) => other.startsWith(`${path}?`) && isHere(other, { pathname, search }),
  )
}

/** Every pair of the query stands in the search. */
function holds(search: string, query: string): boolean {
  const here = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([key, value]) => here.getAll(key).includes(value))
}
