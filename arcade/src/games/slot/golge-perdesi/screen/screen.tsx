import './figures.css'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { WAYS_1024_ART } from '../../../../screens/slot-art/machines/ways-1024.ts'
import type { Frame } from '../../ways/screen/shown.ts'
import type { Choreography } from '../../ways/screen/tell.ts'
import { waysScreen } from '../../ways/screen/ways-screen.ts'
import { SHADOW_SHEETS } from '../titles.ts'
import { FIGURE_ARRIVALS } from './arrivals.ts'
import { Figures } from './figures.tsx'
import { FIGURE_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = SHADOW_SHEETS.find(({ code }) => code === gameCode)
  const title = WAYS_1024_ART.titles.find(({ code }) => code === gameCode)
  const words = FIGURE_WORDS[gameCode]
  if (!sheet || !title || !words) throw new RangeError(`${gameCode} has no cloth`)
  return waysScreen({
    sheet,
    title,
    machine: WAYS_1024_ART,
    words,
    name: 'ways--figures',
    cardOf: 'light',
    isProduct: false,
    hour: MOONLIGHT,
    arrivals: FIGURE_ARRIVALS,
    dress: closeDrapes,
    Reels: Figures,
  })
}

const MOONLIGHT = { light: '#C4D8FF', part: 0.62 }

/** The drapes close, the moon comes, and they open. */
const CLOSE_MS = 500
const SHUT_MS = 160
const OPEN_MS = 700

const closeDrapes: Choreography['dress'] = async ({ show, now, wait }, begin) => {
  show({ isShut: true })
  await wait(CLOSE_MS)
  begin()
  show({ reels: now().reels.map(() => ({ state: 'away' })) })
  await wait(SHUT_MS)
  show({ isShut: false })
  await wait(OPEN_MS)
}
