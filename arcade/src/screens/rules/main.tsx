import { createRoot } from 'react-dom/client'
import { findFacts } from '../../games/find-facts.ts'
import { findScreen } from '../game/find/find-screen.ts'
import { gameCodeOf, languageOf } from '../language.ts'
import { GameRulesPage } from './game-rules-page.tsx'
import { RULES } from './words.ts'

const language = languageOf(location.search)
document.documentElement.lang = language

const gameCode = gameCodeOf(location.pathname)
const facts = findFacts(gameCode)
// A file of the page may not come.
const screen = await findScreen(gameCode).catch(() => undefined)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    facts && screen ? (
      <GameRulesPage facts={facts} screen={screen} language={language} />
    ) : (
      <Failed />
    ),
  )

function Failed() {
  const words = RULES[language]
  return (
    <main className="loading" role="alert">
      <p className="display">{words.failed}</p>
      <button type="button" className="button button--primary" onClick={() => location.reload()}>
        {words.retry}
      </button>
    </main>
  )
}
