import { createRoot } from 'react-dom/client'
import { deviceStorage, keptSwitch } from '../kit/kept.ts'
import { createSound } from '../kit/sound/sound.ts'
import { gameCodeOf, languageOf } from '../language.ts'
import { CUT_OFF_WORDS } from '../words/cut-off-words.ts'
import { loadWords } from '../words/load-words.ts'
import { ClosedCard } from './cards/closed-card.tsx'
import { readGameOfPage } from './find/game-of-page.ts'
import { loadScreen } from './find/load-screen.ts'
import { playControls } from './flow/open-play.ts'
import { createParent } from './flow/parent.ts'
import type { PlayStore } from './flow/play-store.ts'
import { GamePage } from './game-page.tsx'

const query = new URLSearchParams(location.search)
const language = languageOf(location.search)
const gameCode = gameCodeOf(location.pathname)
const lobby = query.get('lobby')
document.documentElement.lang = language

const parent = createParent(window, lobby)
const game = readGameOfPage()
// A file of the page may not come.
const [screen, words] = await Promise.all([
  game && loadScreen(game.folder, gameCode).catch(() => undefined),
  loadWords(language).catch(() => undefined),
])
const root = document.getElementById('root')
if (root && game && screen && words) {
  const { facts } = game
  document.title = facts.name[language]
  const sound = createSound(deviceStorage())
  const singleKeys = keptSwitch(deviceStorage(), 'zar.keys', true)
  const store: PlayStore = {
    options: {
      gameCode,
      token: query.get('demo') === '1' ? null : (query.get('token') ?? ''),
      language,
      words,
    },
    screenNow: screen,
    screen,
    choices: screen.first,
    state: { phase: 'loading' },
    skip: () => {},
    nextRoundMs: 0,
    goneOnFrom: null,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    listeners: new Set(),
    tellParent: parent.tell,
    sound: sound.play,
  }
  const controls = playControls(store)
  parent.hear(controls.hearSite)
  addEventListener('online', () => controls.setOnline(true))
  addEventListener('offline', () => controls.setOnline(false))
  createRoot(root).render(
    <GamePage
      store={store}
      controls={controls}
      facts={facts}
      sound={sound}
      singleKeys={singleKeys}
      lobby={lobby}
      isFramed={parent.isFramed}
    />,
  )
  void controls.open()
} else if (root) {
  createRoot(root).render(
    <ClosedCard
      why="unreachable"
      language={language}
      words={words ?? CUT_OFF_WORDS[language]}
      isDemo={query.get('demo') === '1'}
      isFramed={parent.isFramed}
      lobby={lobby}
      tellParent={parent.tell}
      onRetry={() => location.reload()}
    />,
  )
  parent.tell({ type: 'zar:ready' })
}
