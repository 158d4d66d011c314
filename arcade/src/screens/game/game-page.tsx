import { useSyncExternalStore } from 'react'
import { ClosedCard } from './cards/closed-card.tsx'
import { isOpenPlay } from './flow/play-state.ts'
import { OpenPage } from './open-page.tsx'
import type { PageProps } from './page-props.ts'
import { SHELL_WORDS } from './words.ts'

export function GamePage(props: PageProps) {
  const { store, controls, facts, lobby, isFramed } = props
  const state = useSyncExternalStore(controls.subscribe, controls.read)
  const { language, words, token } = store.options
  if (state.phase === 'loading')
    return (
      <div className="loading" role="status">
        <span className="spin" />
        <p>{SHELL_WORDS[language].getting(facts.name[language])}</p>
      </div>
    )
  const open = isOpenPlay(state) ? state : state.behind
  return (
    <>
      {open ? (
        <OpenPage {...props} open={open} />
      ) : (
        <main className="loading">
          <h1>{facts.name[language]}</h1>
        </main>
      )}
      {state.phase === 'closed' && (
        <ClosedCard
          why={state.why}
          language={language}
          words={words}
          isDemo={token === null}
          isFramed={isFramed}
          lobby={lobby}
          tellParent={store.tellParent}
          onRetry={() => void controls.open()}
        />
      )}
    </>
  )
}
