import { openRoomDemo, Refused } from '../arcade-call.ts'
import { beginPage } from '../game/find/begin-page.tsx'
import { deviceStorage, keptSwitch } from '../kit/kept.ts'
import { createSound } from '../kit/sound/sound.ts'
import { loadRoomScreen } from './load-room-screen.ts'
import { RoomLine } from './room-line.ts'
import { RoomPage } from './room-page.tsx'

const page = await beginPage(({ folder }) => loadRoomScreen(folder))
const { language, parent, render, files, close } = page
if (files) {
  const { facts, screen, words } = files
  try {
    const token = page.token ?? (await openRoomDemo(facts.code, language))
    const line = new RoomLine({
      gameCode: facts.code,
      token,
      origin: location.origin.replace(/^http/, 'ws'),
      onBalance: (balanceKurus) => parent.tell({ type: 'zar:balance', balanceKurus }),
    })
    render(
      <RoomPage
        line={line}
        token={token}
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
} else close('unreachable')
