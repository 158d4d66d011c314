/** A term that something other than the search itself wants to be searched for. */
export type SearchRequest = { term: string }

const listeners = new Set<(request: SearchRequest) => void>()

/** Opens the search of the header with this term; false when there is none on the page. */
export function askSearch(term: string): boolean {
  for (const listener of listeners) listener({ term })
  return listeners.size > 0
}

export function onSearchAsked(listener: (request: SearchRequest) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
