import './tools.css'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Kbd } from '../controls/button.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { t } from './texts.ts'

/** The list is asked again when nothing was typed for so long. */
const REST_MS = 250

/** Searches in one list; `/` leads to it. */
export function Seek({
  placeholder,
  value,
  onSeek,
}: {
  placeholder: string
  value: string
  onSeek: (text: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const latest = useRef(onSeek)
  latest.current = onSeek
  useKeys({ '/': () => field.current?.focus() })
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => latest.current(typed.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <label className="o-seek">
      <Icon of={Search} size="s" />
      <input
        ref={field}
        type="search"
        aria-label={t('seek')}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setTyped('')
          field.current?.blur()
        }}
      />
      <Kbd>/</Kbd>
    </label>
  )
}
