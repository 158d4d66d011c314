import { createRoot } from 'react-dom/client'
import { findFacts } from '../../games/find-facts.ts'
import { findScreen } from '../game/find-screen.ts'
import { gameCodeOf, languageOf } from '../language.ts'
import { GameRulesPage } from './game-rules-page.tsx'
import { RulesPage } from './rules-page.tsx'

const language = languageOf(location.search)
document.documentElement.lang = language

const gameCode = gameCodeOf(location.pathname)
const facts = findFacts(gameCode)
const screen = facts && (await findScreen(gameCode))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    facts && screen ? (
      <GameRulesPage facts={facts} screen={screen} language={language} />
    ) : (
      <RulesPage gameCode={gameCode} language={language} />
    ),
  )
