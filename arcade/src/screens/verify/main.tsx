import { createRoot } from 'react-dom/client'
import { gameSheetOf, SHEETS } from '../../games/slot/catalogue.ts'
import { languageOf } from '../language.ts'
import { VerifyPage } from './verify-page.tsx'
import { VERIFY } from './words.ts'

const language = languageOf(location.search)
document.documentElement.lang = language
document.title = VERIFY[language].title

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <VerifyPage language={language} search={location.search} sheets={SHEETS.map(gameSheetOf)} />,
  )
