import type { Language } from '../../../../protocol.ts'
import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { tellStops } from '../../../../screens/slot/tell-stops.ts'
import { stopsMs, WINS_MS, waitingReels } from '../../../../screens/slot/times.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { times } from '../../../game.ts'
import { sumOf } from '../../reels/spin.ts'
import type { Coin, HoldRound, HoldSheet } from '../rules.ts'
import {
  type Bench,
  coinsByReel,
  type Frame,
  frameOf,
  heldIn,
  resultIn,
  stakesOf,
} from './shown.ts'
import { wordsOf } from './texts.ts'

/** Other things cool to dark, then the header comes down. */
export const COOL_MS = 300
export const HEADER_MS = 360
/** Empty bowls glow by columns, each so much after the one before. */
export const GLOW_MS = 60
/** A coin lands; a new one sets the strokes back. */
const LAND_MS = 140
const RESET_MS = 160
/** What fell stands for a moment, whatever it was. */
const STAND_MS = 420
/** One coin after the other is counted. */
const COUNT_MS = 90
const FULL_MS = 900

type Sounds = readonly [stroke: Voice, coin: Voice]
type Told = Telling<Frame>

/** Reels stop; where enough coins are in sight they are held, and the strokes follow. */
export function tellHold(sheet: HoldSheet, sounds: Sounds) {
  return async (telling: Told, { isFast }: { isFast: boolean }) => {
    const { round, show, sound, wait } = telling
    const result = resultIn(round)
    const { shown, most } = coinsByReel(sheet, result.stops)
    const waits = waitingReels(shown, most, sheet.hold.least)
    const end = frameOf(sheet, round)
    const still: Frame = { ...end, wins: [], bench: null }
    await tellStops(telling, {
      id: round.id,
      stopsMs: stopsMs(sheet.reels.length, isFast, waits),
      waits,
      show: (spinning) => show({ ...still, spinning }),
      onStop: (reel) => sound(shown[reel] ? 'tile' : 'tap'),
    })
    if (result.respins.length === 0) {
      if (end.wins.length > 0) sound(sounds[1])
      return
    }
    const lineKurus = times(round.stakedKurus, sumOf(result.wins))
    if (result.wins.length > 0) {
      sound(sounds[1])
      show({ ...still, wins: result.wins, soFarKurus: lineKurus })
      await wait(WINS_MS)
    }
    await tellBench(telling, { sheet, result, still, lineKurus, sounds })
  }
}

type Telt = {
  sheet: HoldSheet
  result: HoldRound
  still: Frame
  lineKurus: number
  sounds: Sounds
}

async function tellBench({ round, show, wait, ask, sound }: Told, some: Telt) {
  const { sheet, result, still, lineKurus, sounds } = some
  const { hold } = sheet
  let bench: Bench = {
    step: 'set',
    stroke: 0,
    held: result.coins,
    landed: [],
    left: hold.respins,
    counted: 0,
    isFull: false,
  }
  const next = (change: Partial<Bench>) => {
    bench = { ...bench, ...change }
    const stakes = stakesOf(bench.held) + (bench.isFull ? hold.fullStakes : 0)
    const soFarKurus = lineKurus + times(round.stakedKurus, 100 * stakes)
    show({ ...still, bench, soFarKurus, coin: deskCoin(sheet, bench) })
  }
  next({})
  await wait(COOL_MS + HEADER_MS)
  next({ step: 'card' })
  await ask()
  for (const [at, { landed, left }] of result.respins.entries()) {
    next({ step: 'stroke', stroke: at + 1, landed: [], left: bench.left - 1 })
    sound(sounds[0])
    await wait(GLOW_MS * sheet.reels.length)
    next({ step: 'fall', held: [...bench.held, ...landed], landed, left })
    if (landed.length > 0) sound(sounds[1])
    await wait(LAND_MS + RESET_MS + STAND_MS)
  }
  next({ step: 'pay', landed: [] })
  for (const counted of countsOf(heldIn(result))) {
    next({ counted })
    sound(sounds[1])
    await wait(COUNT_MS)
  }
  if (result.isFull) {
    next({ isFull: true })
    sound(sounds[0])
  }
  await wait(FULL_MS)
}

const countsOf = (coins: readonly Coin[]) => coins.map((_, at) => at + 1)

/** What the desk's coin does: begins the strokes, or ends what is told of them. */
function deskCoin(sheet: HoldSheet, { step, left }: Bench) {
  const said = (language: Language) => {
    const { start, finish } = SLOT_WORDS[language]
    if (step === 'card') return { word: start }
    if (step === 'pay') return { word: finish }
    return { word: finish, note: wordsOf(sheet, language).strokes(left) }
  }
  return { tr: said('tr'), en: said('en') }
}
