import { createRoot } from 'react-dom/client'
import { frameOf } from './frame.ts'
import { SportsPage } from './sports-page.tsx'
import { WORDS } from './words.ts'

const frame = frameOf(window)
document.documentElement.lang = frame.language
document.title = WORDS[frame.language].title

const root = document.getElementById('root')
if (root) createRoot(root).render(<SportsPage frame={frame} />)
