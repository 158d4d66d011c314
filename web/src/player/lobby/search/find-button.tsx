import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import './find.css'
import { t } from '../texts.ts'
import { FIND_MAX } from './find-max.ts'

const GameSearch = lazy(async () => ({ default: (await import('./game-search.tsx')).GameSearch }))

/** The search of the header. It is only a button until someone wants it: by a press or by /. */
export function FindButton() {
  const [isWanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (isWanted) return
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setWanted(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isWanted])

  const face = (
    <>
      <Icon of={Search} size="s" />
      <span>{t('search')}</span>
      <kbd aria-hidden>/</kbd>
    </>
  )
  if (!isWanted) {
    return (
      <button type="button" className="find" onClick={() => setWanted(true)}>
        {face}
      </button>
    )
  }
  return (
    <Suspense fallback={<Awaited typed={typed} onType={setTyped} />}>
      <GameSearch
        hasFocus
        begin={typed}
        onLeave={() => {
          setTyped('')
          setWanted(false)
        }}
      />
    </Suspense>
  )
}

/** The field until the search behind it is here: what is typed meanwhile is what it begins with. */
function Awaited({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <label className="find">
      <Icon of={Search} size="s" />
      <input
        // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button stood
        autoFocus
        type="search"
        autoComplete="off"
        maxLength={FIND_MAX}
        placeholder={t('search')}
        aria-label={t('search')}
        aria-busy
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}
