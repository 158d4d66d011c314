import { createRoot } from 'react-dom/client'
import { gameCodeOf, languageOf } from '../language.ts'
import { createGame } from './flow/game.ts'
import { createParent } from './flow/parent.ts'
import { PlayPage } from './play-page.tsx'

const query = new URLSearchParams(location.search)
const language = languageOf(location.search)
const isDemo = query.get('demo') === '1'
const game = createGame({
  gameCode: gameCodeOf(location.pathname),
  token: isDemo ? null : (query.get('token') ?? ''),
  language,
  tellParent: createParent(window, query.get('lobby')),
})

document.documentElement.lang = language
addEventListener('online', () => game.setOnline(true))
addEventListener('offline', () => game.setOnline(false))

const root = document.getElementById('root')
if (root) createRoot(root).render(<PlayPage game={game} lobby={query.get('lobby')} />)
void game.open()
