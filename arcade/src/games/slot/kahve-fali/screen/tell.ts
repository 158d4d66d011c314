import type { Language } from '../../../../protocol.ts'
import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { tellStops } from '../../../../screens/slot/tell-stops.ts'
import { stopsMs, WINS_MS, waitingReels } from '../../../../screens/slot/times.ts'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'
import {
  closedIn,
  type Frame,
  frameOf,
  prizeOf,
  scattersIn,
  seenIn,
  soFarOf,
  type Turning,
} from './shown.ts'
import { PICK_WORDS, wordsOf } from './words.ts'

/** The cupboard is lifted away and the tray comes up. */
export const RISE_MS = 420
/** A box is lifted, turned, and shows what is in it. */
const STEPS_MS = { lift: 120, turn: 220, shown: 160 } as const
/** After an empty one the others open, at once. */
const OTHERS_MS = 420

type Sounds = readonly [box: Voice, found: Voice]
type Told = Telling<Frame>

/** A spin is told by its reels, and each box by its own turn. */
export const tellPick =
  (title: Title<PickSheet>, sounds: Sounds) =>
  async (telling: Told, { isFast }: { isFast: boolean }) => {
    if (telling.before) return tellBox(title, sounds, telling)
    // Boxes that are open already are those of a round that goes on.
    if (seenIn(telling.round).opened.length === 0) await tellSpin(title, sounds, telling, isFast)
  }

async function tellSpin(title: Title<PickSheet>, sounds: Sounds, telling: Told, isFast: boolean) {
  const { sheet } = title
  const { round, show, wait, ask, sound } = telling
  const seen = seenIn(round)
  const { spin, boxes } = seen
  const end = frameOf(sheet, round)
  const still: Frame = { ...end, wins: [], tray: null, soFarKurus: 0 }
  const shown = sheet.reels.map((_, reel) => spin.scatters.filter(([at]) => at === reel).length)
  const waits = waitingReels(
    shown,
    sheet.reels.map(() => 1),
    sheet.pick.scatters,
  )
  await tellStops(telling, {
    id: round.id,
    stopsMs: stopsMs(sheet.reels.length, isFast, waits),
    waits,
    show: (spinning) => show({ ...still, spinning }),
    onStop: (reel) => sound(shown[reel] ? 'tile' : 'tap'),
  })
  const drawn = end.tray ? frameOf(sheet, round).wins : end.wins
  if (!boxes) {
    if (drawn.length > 0) sound(sounds[1])
    return
  }
  const soFarKurus = soFarOf(seen, 0)
  if (spin.hundredths > 100) {
    show({ ...still, wins: spin.wins, soFarKurus })
    await wait(WINS_MS)
  }
  sound(sounds[1])
  show({ ...still, lit: scattersIn(spin), soFarKurus, coin: trayCoin(title, boxes.length) })
  await ask()
  if (end.tray) show({ ...still, tray: { ...end.tray, isRising: true }, soFarKurus })
  await wait(RISE_MS)
}

/** The desk's coin while the scatters are lit: it brings the boxes. */
function trayCoin({ code }: Title<PickSheet>, boxes: number) {
  const said = (language: Language) => {
    const { brings, boxes: count } = wordsOf(code, language)
    return { word: brings, note: count(boxes) }
  }
  return { tr: said('tr'), en: said('en') }
}

/** The desk's coin says the same while a box is turned as between two of them. */
function boxCoin(code: string, closed: number) {
  const said = (language: Language) => ({
    word: PICK_WORDS[language].random,
    note: wordsOf(code, language).boxes(closed),
  })
  return { tr: said('tr'), en: said('en') }
}

/** One box is turned; where it is empty the others follow, without emphasis. */
async function tellBox({ code, sheet }: Title<PickSheet>, sounds: Sounds, telling: Told) {
  const { round, before, show, wait, sound } = telling
  const seen = seenIn(round)
  const box = seen.opened.at(-1)
  if (!before || box === undefined || !seen.boxes) return
  const old = frameOf(sheet, before)
  const content = seen.boxes[box] ?? null
  if (!old.tray) return
  const { tray } = old
  const coin = boxCoin(code, closedIn({ boxes: seen.boxes, opened: seen.opened }).length)
  const stepTo = (step: Turning['step']) => {
    const isSeen = step !== 'lift'
    const boxes = isSeen ? tray.boxes.map((one, at) => (at === box ? content : one)) : tray.boxes
    const opened = step === 'shown' ? seen.opened : tray.opened
    show({
      ...old,
      tray: { ...tray, boxes, opened, turning: { box, step } },
      soFarKurus: soFarOf(seen, prizeOf({ boxes, opened })),
      coin,
    })
  }
  stepTo('lift')
  await wait(STEPS_MS.lift)
  stepTo('turn')
  sound(sounds[0])
  await wait(STEPS_MS.turn)
  stepTo('shown')
  await wait(STEPS_MS.shown)
  if (content === 0) await wait(OTHERS_MS)
}
