import './pick.css'
import type { Asked, GameScreen, MainAction } from '../../../../screens/game/game-screen.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { coinOf, type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { PICK_ART } from '../../../../screens/slot-art/machines/pick.ts'
import { paytableOf } from '../../reels/screen/paytable.tsx'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'
import { PICK_TITLES } from '../titles.ts'
import { PICK_NAMES } from './names.ts'
import { gridsOf } from './past.ts'
import { closedIn, type Frame, frameOf } from './shown.ts'
import { stageOf } from './stage.tsx'
import { tellPick } from './tell.ts'
import { messageOf, notesOf, scatterNames, sentenceOf, winsOf } from './texts.ts'
import { PICK_WORDS, wordsOf } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const title = PICK_TITLES.find(({ code }) => code === gameCode)
  const drawn = PICK_ART.titles.find(({ code }) => code === gameCode)
  if (!title || !drawn) throw new RangeError(`${gameCode} has no boxes`)
  const art = await loadSlotArt(drawn, PICK_ART)
  const { sheet } = title
  const rules = (language: 'tr' | 'en') =>
    PICK_WORDS[language].rules(wordsOf(title.code, language), sheet, scatterNames(title, language))
  return slotScreen({
    title: drawn,
    art,
    isTurned: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: tellPick(title, soundsOf(drawn)),
    Stage: stageOf({ title, art, drawn }),
    main: mainOf(title),
    message: messageOf(title),
    wins: (round, language) => winsOf(title, round, language),
    grids: gridsOf,
    summary: sentenceOf(title),
    rules: { tr: rules('tr'), en: rules('en') },
    Paytable: paytableOf({
      sheet,
      names: PICK_NAMES,
      pictures: picturesOf(art).sharp,
      notesOf: notesOf(title),
    }),
  })
}

/** Which of these is opened matters to nobody: what is in them was drawn before, and elsewhere. */
const anyOf = (boxes: readonly number[]): number =>
  boxes[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % boxes.length] ?? 0

/** While a box is waited for the coin opens one at random. */
const mainOf =
  ({ code }: Title<PickSheet>) =>
  (asked: Asked<SlotOptions>, frame?: Frame): MainAction => {
    const { play } = asked
    const { language, phase, isOffline, move, round } = play
    const isPicking = phase === 'choosing' || (phase === 'asking' && round?.state === 'open')
    if (!frame?.tray || !isPicking) return coinOf(asked, frame)
    const closed = closedIn(frame.tray)
    return {
      kind: 'in',
      word: PICK_WORDS[language].random,
      note: wordsOf(code, language).boxes(closed.length),
      isOff: isOffline || phase !== 'choosing',
      press: () => move({ open: anyOf(closed) }),
    }
  }
