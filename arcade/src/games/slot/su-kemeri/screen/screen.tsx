import './arches.css'
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen, Telling } from '../../../../screens/game/game-screen.ts'
import { heardFalling, tellFalls } from '../../../../screens/slot/falls/tell-falls.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { CASCADE_ART } from '../../../../screens/slot-art/machines/cascade.ts'
import { CASCADE_SHEETS } from '../titles.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import { chainOf, type Frame, frameAt, frameOf, SHAPE, TIMES } from './shown.ts'
import { type CascadeArt, stageOf } from './stage.tsx'
import { messageOf, sentenceOf, winsOf } from './texts.ts'
import { CASCADE_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = CASCADE_SHEETS.find(({ code }) => code === gameCode)
  const title = CASCADE_ART.titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no arches`)
  return cascadeScreen({ sheet, art: await loadSlotArt(title, CASCADE_ART) }, title)
}

function cascadeScreen(cascade: CascadeArt, title: SlotTitle): GameScreen<SlotOptions, Frame> {
  const { sheet, art } = cascade
  const { sharp } = picturesOf(art)
  return slotScreen({
    title,
    art,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell(telling, isFast, title),
    Stage: stageOf(cascade, sharp),
    message: messageOf,
    wins: winsOf,
    grids: gridsOf,
    summary: sentenceOf,
    rules: { tr: CASCADE_WORDS.tr.rules, en: CASCADE_WORDS.en.rules },
    Paytable: paytableOf(sheet, sharp),
  })
}

/** Fall after fall, until one wins nothing. */
function tell(telling: Telling<Frame>, isFast: boolean, title: SlotTitle): Promise<void> {
  const { round, show, sound } = telling
  const falls = chainOf(round)
  return tellFalls(telling, {
    ...heardFalling(sound, soundsOf(title)),
    id: round.id,
    falls,
    shape: SHAPE,
    times: TIMES,
    isFast,
    show: (falling) => show(frameAt(round, falls, falling)),
  })
}
