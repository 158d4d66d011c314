import { createRoot } from 'react-dom/client'
import { languageOf } from '../language.ts'
import { ReturnsPage } from './returns-page.tsx'
import { RETURNS } from './words.ts'

const language = languageOf(location.search)
document.documentElement.lang = language
document.title = RETURNS[language].title

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ReturnsPage language={language} gameCode={new URLSearchParams(location.search).get('game')} />,
  )
