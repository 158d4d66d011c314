import { useSyncExternalStore } from 'react'
import { WORDS } from '../words/index.ts'
import { OpenPage } from './open-page.tsx'
import type { PageProps } from './page-props.ts'
import { ClosedView } from './views/closed-view.tsx'
import { SHELL_WORDS } from './words.ts'

export function GamePage(props: PageProps) {
  const { store, controls, facts, lobby } = props
  const state = useSyncExternalStore(controls.subscribe, controls.read)
  const { language, token } = store.options
  if (state.phase === 'loading')
    return (
      <div className="loading" role="status">
        <span className="spin" />
        <p>{SHELL_WORDS[language].getting(facts.name[language])}</p>
      </div>
    )
  if (state.phase === 'closed')
    return (
      <ClosedView
        why={state.why}
        isDemo={token === null}
        lobby={lobby}
        words={WORDS[language]}
        tellParent={store.tellParent}
        onRetry={() => void controls.open()}
      />
    )
  return <OpenPage {...props} open={state} />
}
