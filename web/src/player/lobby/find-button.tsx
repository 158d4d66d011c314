import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './find.css'
import { onSearchAsked, type SearchRequest } from './search-request.ts'
import { t } from './texts.ts'

const GameSearch = lazy(async () => ({ default: (await import('./game-search.tsx')).GameSearch }))

/** The search of the header. It is only a button until someone wants it: by a press, by /, or with a term. */
export function FindButton() {
  const [isWanted, setWanted] = useState(false)
  const [request, setRequest] = useState<SearchRequest>()
  useEffect(
    () =>
      onSearchAsked((asked) => {
        setRequest(asked)
        setWanted(true)
      }),
    [],
  )
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
    <Suspense fallback={<span className="find">{face}</span>}>
      <GameSearch
        hasFocus
        request={request}
        onLeave={() => {
          setRequest(undefined)
          setWanted(false)
        }}
      />
    </Suspense>
  )
}
