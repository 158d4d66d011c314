import type { Language } from '../../../../protocol.ts'
import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { FIRST_WIN_MS, WINS_MS } from '../../../../screens/slot/times.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import type { WaysSpin } from '../rules.ts'
import type { WaysSheet } from '../sheet.ts'
import { type Frame, isGain, type ReelShown, STILL, settledIn, sumOf } from './shown.ts'
import { type Arrivals, type Moment, momentsOf } from './timeline.ts'

/** What a telling shows, and how it goes on. */
export type Stage = Pick<Telling<Frame>, 'wait' | 'ask' | 'sound'> & {
  show: (change: Partial<Frame>) => void
  now: () => Frame
}

/** How a machine tells its rounds. */
export type Choreography = {
  arrivals: Arrivals
  /** A reel stands; something is won or opened. */
  sounds: readonly [Voice, Voice]
  /** Into the dress of the free spins, which `begin` shows. The reels are empty afterwards. */
  dress: (stage: Stage, begin: () => void) => Promise<void>
}

/** The card opens, ms. */
const CARD_MS = 360
/** Mysteries open, all at once. */
const REVEAL_MS = 300
/** After a spin that won nothing, before the next. */
const PAUSE_MS = 300
/** Free spins that were won again stand on the counter before they are played. */
const AGAIN_MS = 900

type Told = { sheet: WaysSheet; how: Choreography; isFast: boolean }

/** Spin by spin, to the round's last picture. */
export async function tellWays(telling: Telling<Frame>, { sheet, how, isFast }: Told) {
  const { round } = telling
  const { spins } = settledIn(round).result
  const stage = stageOf(telling, sheet)
  let hundredths = 0
  for (const [at, spin] of spins.entries()) {
    if (at > 0) await goOn(stage, how, spins.slice(0, at + 1))
    stage.show({ id: `${round.id} ${at}`, wins: [], revealed: null })
    await tellReels(stage, { sheet, how, isFast }, spin)
    hundredths = Math.min(hundredths + spin.hundredths, sheet.mostHundredths)
    const isLit = isGain(hundredths)
    if (spin.wins.length > 0 && isLit) stage.sound(how.sounds[1])
    // What a single spin has won stands in the picture at rest.
    if (spins.length === 1) return
    stage.show({ wins: spin.wins, isLit, soFarKurus: sumOf(round, hundredths) })
    await stage.wait(spin.wins.length > 0 ? WINS_MS : PAUSE_MS)
  }
}

function stageOf({ show, wait, ask, sound }: Telling<Frame>, sheet: WaysSheet): Stage {
  const leaves: ReelShown = { state: 'leaves' }
  let frame: Frame = { ...STILL, isOver: false, reels: sheet.reels.map(() => leaves) }
  return {
    wait,
    ask,
    sound,
    now: () => frame,
    show: (change) => {
      frame = { ...frame, ...change }
      show(frame)
    },
  }
}

/** One spin: the reels leave and come, and what is hidden opens. */
async function tellReels(stage: Stage, { sheet, how, isFast }: Told, spin: WaysSpin) {
  const isEmpty = stage.now().reels.every(({ state }) => state === 'away')
  let shownMs = 0
  for (const moment of momentsOf(sheet, spin, { arrivals: how.arrivals, isFast, isEmpty })) {
    if (moment.ms > shownMs) await stage.wait(moment.ms - shownMs)
    shownMs = moment.ms
    showMoment(stage, moment)
    for (const symbols of stopsIn(moment)) stage.sound(stopSound(symbols, sheet, how))
  }
  if (spin.revealed !== null) {
    stage.show({ revealed: spin.revealed })
    stage.sound(how.sounds[1])
    await stage.wait(REVEAL_MS)
  }
  await stage.wait(FIRST_WIN_MS)
}

function showMoment({ show, now }: Stage, { reels, waiting }: Moment) {
  show({
    reels: now().reels.map((shown, reel) => reels.get(reel) ?? shown),
    ...(waiting !== undefined && { waiting }),
  })
}

/** What stands from this moment on, reel by reel. */
const stopsIn = ({ reels }: Moment) =>
  [...reels.values()].flatMap((shown) => (shown.state === 'stands' ? [shown.symbols] : []))

const stopSound = (symbols: readonly string[], { scatter }: WaysSheet, how: Choreography): Voice =>
  scatter !== undefined && symbols.includes(scatter) ? 'tile' : how.sounds[0]

/** Before a free spin: the card and the other dress, or more of them on the counter. */
async function goOn(stage: Stage, how: Choreography, spins: readonly WaysSpin[]) {
  const spin = spins.length - 1
  const of = spins.slice(0, -1).reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0)
  const { feature } = stage.now()
  if (!feature) {
    stage.show({ given: of, waiting: null, coin: startCoin(of) })
    await stage.wait(CARD_MS)
    await stage.ask()
    stage.show({ given: null, wins: [], coin: spinCoin(1, of) })
    await how.dress(stage, () => stage.show({ feature: { spin: 0, of, retriggers: 0 } }))
    stage.show({ feature: { spin, of, retriggers: 0 } })
    return
  }
  const isMore = of > feature.of
  const retriggers = feature.retriggers + Number(isMore)
  if (isMore) {
    stage.sound('tile')
    stage.show({ feature: { spin: spin - 1, of, retriggers } })
    await stage.wait(AGAIN_MS)
  }
  stage.show({ feature: { spin, of, retriggers }, coin: spinCoin(spin, of) })
}

type SlotWords = (typeof SLOT_WORDS)[Language]

const coinOf = (word: 'start' | 'finish', note: (words: SlotWords) => string) => ({
  tr: { word: SLOT_WORDS.tr[word], note: note(SLOT_WORDS.tr) },
  en: { word: SLOT_WORDS.en[word], note: note(SLOT_WORDS.en) },
})

const startCoin = (count: number) => coinOf('start', ({ spins }) => spins(count))
const spinCoin = (spin: number, of: number) => coinOf('finish', ({ spinOf }) => spinOf(spin, of))
