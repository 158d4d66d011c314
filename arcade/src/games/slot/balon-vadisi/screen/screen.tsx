import './banners.css'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { WAYS_243_ART } from '../../../../screens/slot-art/machines/ways-243.ts'
import type { Frame } from '../../ways/screen/shown.ts'
import type { Choreography } from '../../ways/screen/tell.ts'
import { waysScreen } from '../../ways/screen/ways-screen.ts'
import { BALLOON_SHEETS } from '../titles.ts'
import { BANNER_ARRIVALS } from './arrivals.ts'
import { Banners } from './banners.tsx'
import { BANNER_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = BALLOON_SHEETS.find(({ code }) => code === gameCode)
  const title = WAYS_243_ART.titles.find(({ code }) => code === gameCode)
  const words = BANNER_WORDS[gameCode]
  if (!sheet || !title || !words) throw new RangeError(`${gameCode} has no banners`)
  return waysScreen({
    sheet,
    title,
    machine: WAYS_243_ART,
    words,
    name: 'ways--banners',
    cardOf: 'body',
    isProduct: true,
    hour: EVENING,
    arrivals: BANNER_ARRIVALS,
    dress: rollUp,
    Reels: Banners,
    riser: title.cover.sides[0],
  })
}

const EVENING = { light: '#B9A0FF', part: 0.46 }

/** The banners go one by one, and come back with the colours of the evening. */
const LIFT_MS = 80

const rollUp: Choreography['dress'] = async ({ show, now, wait }, begin) => {
  const { leaving } = BANNER_ARRIVALS.slow
  for (const reel of now().reels.keys()) {
    show({ reels: now().reels.with(reel, { state: 'leaves' }) })
    await wait(LIFT_MS)
  }
  await wait(leaving)
  begin()
  show({ reels: now().reels.map(() => ({ state: 'away' })) })
  await wait(BEGIN_MS)
}

/** The hour of the place changes. */
const BEGIN_MS = 400
