import { createRoot } from 'react-dom/client'
import { gameCodeOf, languageOf } from '../language.ts'
import { RulesPage } from './rules-page.tsx'

const language = languageOf(location.search)
document.documentElement.lang = language

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <RulesPage gameCode={gameCodeOf(location.pathname)} language={language} />,
  )
