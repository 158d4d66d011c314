import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt, type SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { STORM_ART } from '../../../../screens/slot-art/machines/storm.ts'
import { paytableOf } from '../../reels/screen/paytable.tsx'
import { spinsOf } from '../../reels/screen/texts.ts'
import type { CountedSheet } from '../sheets.ts'
import { STORM_TITLES } from '../titles.ts'
import { gridsOf } from './past.ts'
import { type Frame, frameOf, resultIn } from './shown.ts'
import { stageOf } from './stage.tsx'
import { stormOf } from './storms.ts'
import { tell } from './tell.ts'
import { messageOf, rulesOf, sentenceOf, toldOf } from './texts.ts'
import { STORM_NAMES, wordsOf } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const own = STORM_TITLES.find(({ code }) => code === gameCode)
  const title = STORM_ART.titles.find(({ code }) => code === gameCode)
  if (!own || !title) throw new RangeError(`${gameCode} has no reels of wilds`)
  return stormScreen(own.sheet, title, await loadSlotArt(title, STORM_ART))
}

function stormScreen(sheet: CountedSheet, title: SlotTitle, art: SlotArt) {
  const pictures = picturesOf(art)
  const sounds = soundsOf(title)
  return slotScreen<Frame>({
    title,
    art,
    isTurned: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell({ ...telling, sheet, isFast, sounds }),
    Stage: stageOf({ sheet, art, storm: stormOf(title.code) }, pictures),
    message: messageOf(sheet),
    wins: (round, language) => spinsOf(STORM_NAMES, resultIn(round), round, language),
    grids: gridsOf,
    summary: sentenceOf(sheet),
    rules: { tr: rulesOf(sheet, 'tr'), en: rulesOf(sheet, 'en') },
    Paytable: paytableOf({
      sheet,
      names: STORM_NAMES,
      pictures: pictures.sharp,
      notesOf: (language) => ({
        wild: wordsOf(sheet, language).wildNote,
        scatter: wordsOf(sheet, language).scatterNote(toldOf(sheet, language)),
      }),
    }),
  })
}
