import './lines.css'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { RULES } from '../../../../screens/rules/words.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { thingsOf } from '../../../../screens/slot-art/things-of.ts'
import type { LinesArt } from './lines-art.ts'
import { loadTitle } from './load-title.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import { type Frame, frameOf } from './shown.ts'
import { stageOf } from './stage.tsx'
import { tell } from './tell.ts'
import { messageOf, sentenceOf, winsOf } from './texts.ts'

/** The screen of one of the slots of twenty lines, or of a version that had them, with its pictures alone. */
export async function screenOf(
  gameCode: string,
  version?: string,
): Promise<GameScreen<SlotOptions, Frame>> {
  const { sheet, title, machine } = await loadTitle(gameCode, version)
  const art = await loadSlotArt(title, machine, thingsOf(sheet, title))
  return linesScreen({ sheet, title, art })
}

function linesScreen(lines: LinesArt): GameScreen<SlotOptions, Frame> {
  const { sheet, title, art } = lines
  const pictures = picturesOf(art)
  const sounds = soundsOf(title)
  return slotScreen({
    title,
    art,
    isTurned: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell({ sheet, telling, sounds, isFast }),
    Stage: stageOf(lines, pictures),
    message: (asked, frame) => messageOf(sheet, asked, frame),
    wins: (round, language) => winsOf(sheet, round, language),
    grids: gridsOf,
    summary: (round, language) => sentenceOf(sheet, round, language),
    rules: { tr: RULES.tr.play(sheet), en: RULES.en.play(sheet) },
    Paytable: paytableOf(sheet, pictures.sharp),
  })
}
