import { createRoot } from 'react-dom/client'
import { openRoomDemo, Refused } from '../arcade-call.ts'
import { ClosedCard } from '../game/cards/closed-card.tsx'
import { readGameOfPage } from '../game/find/game-of-page.ts'
import { createParent } from '../game/flow/parent.ts'
import type { Closed } from '../game/flow/play-state.ts'
import { deviceStorage, keptSwitch } from '../kit/kept.ts'
import { createSound } from '../kit/sound/sound.ts'
import { languageOf } from '../language.ts'
import { CUT_OFF_WORDS } from '../words/cut-off-words.ts'
import { loadWords } from '../words/load-words.ts'
import { loadRoomScreen } from './load-room-screen.ts'
import { RoomLine } from './room-line.ts'
import { RoomPage } from './room-page.tsx'

const query = new URLSearchParams(location.search)
const language = languageOf(location.search)
const isDemo = query.get('demo') === '1'
const lobby = query.get('lobby')
document.documentElement.lang = language

const parent = createParent(window, lobby)
const game = readGameOfPage()
// A file of the page may not come.
const [screen, words] = await Promise.all([
  game && loadRoomScreen(game.folder).catch(() => undefined),
  loadWords(language).catch(() => undefined),
])
const element = document.getElementById('root')
if (element && game && screen && words) {
  const { facts } = game
  const root = createRoot(element)
  const close = (why: Closed) => {
    root.render(
      <ClosedCard
        why={why}
        language={language}
        words={words}
        isDemo={isDemo}
        isFramed={parent.isFramed}
        lobby={lobby}
        tellParent={parent.tell}
        onRetry={() => location.reload()}
      />,
    )
    parent.tell({ type: 'zar:ready' })
  }
  document.title = facts.name[language]
  try {
    const token = isDemo ? await openRoomDemo(facts.code, language) : (query.get('token') ?? '')
    const line = new RoomLine({
      gameCode: facts.code,
      token,
      origin: location.origin.replace(/^http/, 'ws'),
      onBalance: (balanceKurus) => parent.tell({ type: 'zar:balance', balanceKurus }),
    })
    root.render(
      <RoomPage
        line={line}
        screen={screen}
        facts={facts}
        language={language}
        words={words}
        sound={createSound(deviceStorage())}
        singleKeys={keptSwitch(deviceStorage(), 'zar.keys', true)}
        isStill={matchMedia('(prefers-reduced-motion: reduce)').matches}
        onClosed={close}
        onReady={() => parent.tell({ type: 'zar:ready' })}
      />,
    )
  } catch (error) {
    close(error instanceof Refused ? error.refusal : 'unreachable')
  }
} else if (element) {
  createRoot(element).render(
    <ClosedCard
      why="unreachable"
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
}
