import { deviceStorage, keptSwitch } from '../kit/kept.ts'
import { createSound } from '../kit/sound/sound.ts'
import { gameCodeOf } from '../language.ts'
import { beginPage } from './find/begin-page.tsx'
import { loadScreen } from './find/load-screen.ts'
import { playControls } from './flow/open-play.ts'
import type { PlayStore } from './flow/play-store.ts'
import { GamePage } from './game-page.tsx'

const gameCode = gameCodeOf(location.pathname)
const page = await beginPage(({ folder }) => loadScreen(folder, gameCode))
const { token, language, lobby, parent, render, files, close } = page
if (files) {
  const { facts, screen, words } = files
  const sound = createSound(deviceStorage())
  const singleKeys = keptSwitch(deviceStorage(), 'zar.keys', true)
  const store: PlayStore = {
    options: {
      gameCode,
      token,
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
  render(
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
} else close('unreachable')
