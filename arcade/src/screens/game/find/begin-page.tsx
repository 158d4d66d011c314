import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { languageOf } from '../../language.ts'
import { CUT_OFF_WORDS } from '../../words/cut-off-words.ts'
import { loadWords } from '../../words/load-words.ts'
import { ClosedCard } from '../cards/closed-card.tsx'
import { createParent } from '../flow/parent.ts'
import type { Closed } from '../flow/play-state.ts'
import { type GameOfPage, readGameOfPage } from './game-of-page.ts'

/**
 * What the page of a game or a room begins with: its address, the site around it, and its own files.
 * `files` is undefined where one of them did not come. `close` says that it cannot be played, and why.
 */
export async function beginPage<Screen>(load: (game: GameOfPage) => Promise<Screen>) {
  const query = new URLSearchParams(location.search)
  const language = languageOf(location.search)
  const isDemo = query.get('demo') === '1'
  const lobby = query.get('lobby')
  document.documentElement.lang = language
  const parent = createParent(window, lobby)
  const game = readGameOfPage()
  const [screen, words] = await Promise.all([
    game && load(game).catch(() => undefined),
    loadWords(language).catch(() => undefined),
  ])
  const element = document.getElementById('root')
  const root = element ? createRoot(element) : undefined
  const render = (page: ReactNode) => root?.render(page)
  if (game && screen && words) document.title = game.facts.name[language]
  return {
    /** Of the session; null for a demo. */
    token: isDemo ? null : (query.get('token') ?? ''),
    language,
    lobby,
    parent,
    render,
    files: game && screen && words ? { facts: game.facts, screen, words } : undefined,
    close(why: Closed) {
      render(
        <ClosedCard
          why={why}
          language={language}
          words={words ?? CUT_OFF_WORDS[language]}
          isDemo={isDemo}
          isFramed={parent.isFramed}
          lobby={lobby}
          tellParent={parent.tell}
          onRetry={() => location.reload()}
        />,
      )
      parent.tell({ type: 'zar:ready' })
    },
  }
}
