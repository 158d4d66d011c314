import { createRoot } from 'react-dom/client'
import { FACTS_BY_FOLDER } from '../../games/find-facts.ts'
import { ROOM_FACTS } from '../../games/rooms/room-facts.ts'
import { SHEETS } from '../../games/slot/catalogue.ts'
import { MACHINE_FACTS } from '../../games/slot/machine-facts.ts'
import { languageOf } from '../language.ts'
import { VerifyPage } from './verify-page.tsx'
import { VERIFY } from './words.ts'

const language = languageOf(location.search)
document.documentElement.lang = language
document.title = VERIFY[language].title

const slots = SHEETS.map((sheet) => ({
  code: sheet.gameCode,
  name: sheet.name[language],
  isOfLines: true,
}))
const others = [...MACHINE_FACTS, ...Object.values(FACTS_BY_FOLDER), ...ROOM_FACTS].map(
  ({ code, name }) => ({
    code,
    name: name[language],
  }),
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <VerifyPage language={language} search={location.search} games={[...slots, ...others]} />,
  )
