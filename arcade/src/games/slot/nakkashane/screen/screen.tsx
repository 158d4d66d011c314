import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { STICKY_ART } from '../../../../screens/slot-art/machines/sticky.ts'
import { paytableOf } from '../../reels/screen/paytable.tsx'
import { spinsOf } from '../../reels/screen/texts.ts'
import type { StickySheet } from '../sheets.ts'
import { STICKY_TITLES } from '../titles.ts'
import { gridsOf } from './past.ts'
import { type Frame, frameOf, resultIn } from './shown.ts'
import { type BookArt, stageOf } from './stage.tsx'
import { tell } from './tell.ts'
import { messageOf, rulesOf, sentenceOf } from './texts.ts'
import { STICKY_NAMES, wordsOf } from './words.ts'

/** The picture on the left page, and the light from within it; null where it is gilded, as a book's. */
type Picture = Pick<BookArt, 'picture' | 'light'>

/** Each title's picture is a file of its own. */
const PICTURES: Record<string, () => Promise<Picture>> = {
  zar_nakkashane: async () => {
    const { painting } = await import('../../../../screens/slot-art/pictures/painting.ts')
    return { picture: painting, light: null }
  },
  zar_nazar_degmez: async () => {
    const { beadBranch } = await import('../../../../screens/slot-art/pictures/bead-branch.ts')
    return { picture: beadBranch, light: '#E4F4FF' }
  },
  zar_kehribar: async () => {
    const { amberPicture } = await import('../../../../screens/slot-art/pictures/amber.ts')
    return { picture: amberPicture, light: '#FFB938' }
  },
}

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const own = STICKY_TITLES.find(({ code }) => code === gameCode)
  const title = STICKY_ART.titles.find(({ code }) => code === gameCode)
  const loadPicture = PICTURES[gameCode]
  if (!own || !title || !loadPicture) throw new RangeError(`${gameCode} has no wilds that stay`)
  const [art, picture] = await Promise.all([loadSlotArt(title, STICKY_ART), loadPicture()])
  return stickyScreen(own.sheet, title, { art, ...picture })
}

type Drawn = Omit<BookArt, 'sheet'>

function stickyScreen(sheet: StickySheet, title: SlotTitle, drawn: Drawn) {
  const { art } = drawn
  const pictures = picturesOf(art)
  const sounds = soundsOf(title)
  return slotScreen<Frame>({
    title,
    art,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell({ ...telling, sheet, isFast, sounds }),
    Stage: stageOf({ sheet, ...drawn }, pictures),
    message: messageOf(sheet),
    wins: (round, language) => spinsOf(STICKY_NAMES, resultIn(round), round, language),
    grids: gridsOf(sheet),
    summary: sentenceOf(sheet),
    rules: { tr: rulesOf(sheet, 'tr'), en: rulesOf(sheet, 'en') },
    Paytable: paytableOf({
      sheet,
      names: STICKY_NAMES,
      pictures: pictures.sharp,
      notesOf: (language) => ({
        wild: wordsOf(sheet, language).wildNote,
        scatter: wordsOf(sheet, language).scatterNote(sheet.feature.spins),
      }),
    }),
  })
}
