import { useEffect, useRef } from 'react'
import { useOpenBySearch } from '../lobby/search/open-by-search.ts'

/** What the compact menu's entry looks for. */
const TERM = 'aviator'

/** Opens the game that the search finds, as soon as it is here; then it has done its work. */
export function OpenAviator({ onDone }: { onDone: () => void }) {
  const open = useOpenBySearch()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void open(TERM).finally(onDone)
  }, [open, onDone])
  return null
}
