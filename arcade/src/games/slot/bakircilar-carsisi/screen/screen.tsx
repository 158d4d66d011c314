import './hold.css'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { HOLD_ART } from '../../../../screens/slot-art/machines/hold.ts'
import { paytableOf } from '../../reels/screen/paytable.tsx'
import { HOLD_SHEETS } from '../titles.ts'
import { holdPictures } from './coins.ts'
import { HOLD_NAMES } from './names.ts'
import { gridsOf } from './past.ts'
import { type Frame, frameOf } from './shown.ts'
import { stageOf } from './stage.tsx'
import { tellHold } from './tell.ts'
import { messageOf, notesOf, sentenceOf, winsOf, wordsOf } from './texts.ts'
import { HOLD_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = HOLD_SHEETS.find(({ code }) => code === gameCode)
  const title = HOLD_ART.titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no bowls`)
  const art = await loadSlotArt(title, HOLD_ART)
  return slotScreen({
    title,
    art,
    isTurned: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: tellHold(sheet, soundsOf(title)),
    Stage: stageOf({ sheet, art, title }),
    message: messageOf(sheet),
    wins: (round, language) => winsOf(sheet, round, language),
    grids: gridsOf(sheet),
    summary: sentenceOf(sheet),
    rules: {
      tr: HOLD_WORDS.tr.rules(wordsOf(sheet, 'tr'), sheet),
      en: HOLD_WORDS.en.rules(wordsOf(sheet, 'en'), sheet),
    },
    Paytable: paytableOf({
      sheet,
      names: HOLD_NAMES,
      pictures: holdPictures(sheet, art, false).sharp,
      notesOf: notesOf(sheet),
    }),
  })
}
