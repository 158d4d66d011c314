import { Search, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../section-texts.ts'

const PAUSE_MS = 250
const LENGTH_MAX = 60

/** The search of the page: asked once the typing pauses, or at once by Enter. */
export function FindField({ find, onFind }: { find: string; onFind: (find: string) => void }) {
  const [typed, setTyped] = useState(find)
  const asked = useRef(find)
  const latest = useRef(onFind)
  latest.current = onFind
  useEffect(() => {
    // Changed from elsewhere: by "Clear", or by the back button.
    if (find !== asked.current) setTyped(find)
    asked.current = find
  }, [find])
  const ask = useCallback((wanted: string) => {
    asked.current = wanted
    latest.current(wanted)
  }, [])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked.current) return
    const timer = setTimeout(() => ask(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, ask])

  return (
    <search className="lobby__find">
      <Icon of={Search} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LENGTH_MAX}
        placeholder={t('find')}
        aria-label={t('find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed.trim())
        }}
      />
      {typed && (
        <button
          type="button"
          className="ibtn"
          aria-label={t('clearFind')}
          onClick={() => {
            setTyped('')
            ask('')
          }}
        >
          <Icon of={X} size="s" />
        </button>
      )}
    </search>
  )
}
