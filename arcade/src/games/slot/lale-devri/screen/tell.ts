import type { GameSheet, Language, Round, Step } from '../../../../protocol.ts'
import { ownStakeOf } from '../../../../screens/game/free-rounds/free-rounds.ts'
import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { tellStops } from '../../../../screens/slot/tell-stops.ts'
import { stopsMs, WINS_MS } from '../../../../screens/slot/times.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { type Frame, type FreeSpins, landedIn, resultIn, waitsOf, wildsIn } from './shown.ts'

/** After a free spin that won nothing. */
const NOTHING_MS = 350
/** The end of the free spins is looked at. */
const OVER_MS = 2_200

type Teller = {
  sheet: GameSheet
  telling: Telling<Frame>
  sounds: readonly [stop: Voice, win: Voice]
  isFast: boolean
}

const START = { tr: { word: SLOT_WORDS.tr.start }, en: { word: SLOT_WORDS.en.start } }

/** Of a free spin the coin says which it is. */
const finishOf = (free: FreeSpins | null): Frame['coin'] => {
  const of = (language: Language) => {
    const { finish, spinOf } = SLOT_WORDS[language]
    return free ? { word: finish, note: spinOf(free.played, free.of) } : { word: finish }
  }
  return { tr: of('tr'), en: of('en') }
}

/** What has been told when a spin begins. */
type Before = { paidKurus: number; free: FreeSpins | null }

/** The reels stop from the left; free spins show their card, go one by one, and say what they brought. */
export async function tell(teller: Teller): Promise<void> {
  const { round, show, wait, ask } = teller.telling
  const [paid, ...spins] = resultIn(round).steps
  if (!paid) return
  let told = await tellSpin(teller, paid, { paidKurus: 0, free: null })
  if (spins.length === 0) return
  if (paid.wins.length > 0) await wait(WINS_MS)
  const of = spins.length
  let free: FreeSpins = { moment: 'won', played: 0, of, wonKurus: paid.winKurus, wilds: 0 }
  show({ ...told, wins: [], free, coin: START })
  await ask()
  for (const [index, step] of spins.entries()) {
    const before: FreeSpins = { ...free, moment: 'playing', played: index + 1 }
    told = await tellSpin(teller, step, { paidKurus: free.wonKurus, free: before })
    free = told.free ?? before
    await wait(step.wins.length > 0 ? WINS_MS : NOTHING_MS)
  }
  show({ ...told, wins: [], free: { ...free, moment: 'over' } })
  await wait(OVER_MS)
}

async function tellSpin(teller: Teller, step: Step, { paidKurus, free }: Before): Promise<Frame> {
  const { sheet, telling, sounds, isFast } = teller
  const { round, show, sound } = telling
  const waits = waitsOf(sheet, step)
  const frame: Frame = {
    stops: step.stops,
    spinning: null,
    wins: [],
    free,
    soFarKurus: paidKurus,
    coin: finishOf(free),
  }
  await tellStops(telling, {
    id: `${round.id} ${free?.played ?? 0}`,
    stopsMs: stopsMs(step.grid.length, isFast, waits),
    waits,
    show: (spinning) => show({ ...frame, spinning }),
    onStop: (reel) => sound(soundOfStop(teller, frame, reel)),
  })
  const after = paidKurus + step.winKurus
  const told: Frame = {
    ...frame,
    wins: step.wins,
    soFarKurus: after,
    free: free && { ...free, wonKurus: after, wilds: free.wilds + wildsIn(sheet, [step]) },
  }
  if (step.wins.length > 0 && after > ownStakeOf(round)) sound(sounds[1])
  show(told)
  return told
}

/** A scatter that can still help is heard as such, always at one pitch. */
function soundOfStop({ sheet, sounds }: Teller, frame: Frame, reel: number): Voice {
  const spinning = { id: '', stopsMs: [], stopped: reel + 1, waiting: null }
  const landed = landedIn(sheet, { ...frame, spinning })
  return landed.some((cell) => Math.floor(cell / 3) === reel) ? 'tile' : sounds[0]
}

/** More than the stake has been told: what a win lights. */
export const isAbove = (round: Round, kurus: number): boolean => kurus > ownStakeOf(round)
