import './sky.css'
import type { SlotTitle } from '@zar/art/slots/title'
import type { Round } from '../../../../protocol.ts'
import type { GameScreen, Telling } from '../../../../screens/game/game-screen.ts'
import { heardFalling, tellFalls } from '../../../../screens/slot/falls/tell-falls.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { ANYWHERE_ART } from '../../../../screens/slot-art/machines/anywhere.ts'
import { TUMBLE_TITLES } from '../titles.ts'
import type { SkyArt } from './card.tsx'
import { bearerOf } from './multiplier.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import {
  chainsOf,
  FLIGHT_MS,
  type Frame,
  frameAt,
  frameBeside,
  frameOf,
  resultIn,
  SHAPES,
  TIMES,
  turnId,
  turnsOf,
} from './shown.ts'
import { stageOf } from './stage.tsx'
import { messageOf, sentenceOf, winsOf } from './texts.ts'
import { TUMBLE_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = TUMBLE_TITLES.find(({ code }) => code === gameCode)?.sheet
  const title = ANYWHERE_ART.titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no sky`)
  const [art, bearer] = await Promise.all([loadSlotArt(title, ANYWHERE_ART), bearerOf(title)])
  return skyScreen({ code: gameCode, sheet, art, bearer }, title)
}

function skyScreen(sky: SkyArt, title: SlotTitle): GameScreen<SlotOptions, Frame> {
  const { code, sheet, art } = sky
  const pictures = picturesOf(art).sharp
  return slotScreen({
    title,
    art,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell(telling, isFast, title),
    Stage: stageOf(sky, pictures),
    message: messageOf(code),
    wins: (round, language) => winsOf(code, round, language),
    grids: gridsOf,
    summary: (round, language) => sentenceOf(code, round, language),
    rules: { tr: TUMBLE_WORDS.tr.rules, en: TUMBLE_WORDS.en.rules },
    Paytable: paytableOf({ code, sheet, pictures }),
  })
}

/** The scatters are lit, a free turn that won nothing stands, the total is read: so long each, ms. */
const TRIGGER_MS = 620
const BETWEEN_MS = 240
const TOTAL_MS = 1_600

/** The paid turn; where it brings free ones, a card that says so, and those to their total. */
async function tell(telling: Telling<Frame>, isFast: boolean, title: SlotTitle): Promise<void> {
  const { round, show, wait, ask, sound } = telling
  await tellTurn(telling, { round, turn: 0, isFast, title })
  const { free } = resultIn(round)
  if (free.length === 0) return
  show(frameBeside(round, 'trigger'))
  sound('tile')
  await wait(TRIGGER_MS)
  show(frameBeside(round, 'card'))
  await ask()
  for (const turn of free.keys()) {
    await tellTurn(telling, { round, turn: turn + 1, isFast, title })
    await wait(BETWEEN_MS)
  }
  show(frameBeside(round, 'total'))
  await wait(TOTAL_MS)
}

type TurnTold = { round: Round; turn: number; isFast: boolean; title: SlotTitle }

/** Tumble after tumble; a multiplier that came with one flies to its sum before the winners go. */
function tellTurn({ show, wait, sound }: Telling<Frame>, told: TurnTold): Promise<void> {
  const { round, turn, isFast, title } = told
  const own = turnsOf(round)[turn]
  const id = turnId(round, turn)
  const falls = chainsOf(own ?? resultIn(round).paid, id)
  const [arrival, accent] = soundsOf(title)
  return tellFalls(
    { wait },
    {
      ...heardFalling(sound, [arrival, arrival]),
      onWon: () => sound(accent),
      id,
      falls: falls.wide,
      shape: SHAPES.wide,
      times: TIMES,
      isFast,
      show: (falling) => show(frameAt(round, { turn, falls, falling, isApplied: false })),
      async beforeGoing(step) {
        if ((own?.tumbles[step]?.factor ?? 1) === 1) return
        const falling = { id, step, at: 'won' as const, isFast }
        show(frameAt(round, { turn, falls, falling, isApplied: true }))
        sound({ material: 'pirinc' })
        await wait(FLIGHT_MS)
      },
    },
  )
}
