import './ways.css'
import type { ThingName } from '@zar/art/slots/chests'
import type { SlotTitle } from '@zar/art/slots/title'
import type { Language } from '../../../../protocol.ts'
import type { GameScreen } from '../../../../screens/game/game-screen.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt, ownName } from '../../../../screens/slot-art/load-slot-art.ts'
import type { MachineArt } from '../../../../screens/slot-art/machine-art.ts'
import { introCard } from '../../../../screens/slot-art/pieces/intro-card.ts'
import type { WaysSheet } from '../sheet.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import { type Frame, frameOf } from './shown.ts'
import { stageOf, type WaysLook } from './stage.tsx'
import { type Choreography, tellWays } from './tell.ts'
import { messageOf, rulesOf, sentenceOf, type TitleWords, winsOf } from './texts.ts'

type Part = Pick<WaysLook, 'hour' | 'name' | 'isProduct' | 'Reels'> &
  Pick<Choreography, 'arrivals' | 'dress'> & {
    sheet: WaysSheet
    title: SlotTitle
    machine: MachineArt
    words: Readonly<Record<Language, TitleWords>>
    /** What comes up with every retrigger. */
    riser?: ThingName
    /** Which colour of the title's material is the card's. */
    cardOf: 'body' | 'light'
  }

/** The screen of a title whose reels pay by ways, with what its machine has of its own. */
export async function waysScreen(part: Part): Promise<GameScreen<SlotOptions, Frame>> {
  const { sheet, title, machine, words, cardOf, arrivals, dress, riser, ...own } = part
  const art = await loadSlotArt(title, machine)
  const pictures = picturesOf(art)
  const titled = { sheet, words }
  const [left, right] = title.cover.sides.map((name) => pictures.sharp.get(ownName(name)) ?? '')
  const colour = art.look.material[cardOf]
  const how: Choreography = { arrivals, dress, sounds: soundsOf(title) }
  return slotScreen({
    title,
    art,
    isTurned: true,
    hasSill: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tellWays(telling, { sheet, how, isFast }),
    Stage: stageOf({
      ...own,
      riser: riser && pictures.sharp.get(ownName(riser)),
      titled,
      art,
      pictures,
      card: {
        drawing: introCard(colour, art.look.field.cell),
        ink: title.colours.plate,
        accent: colour,
        sides: [left ?? '', right ?? ''],
      },
    }),
    message: (asked, frame) => messageOf(titled, asked, frame ?? frameOf(sheet, asked.play.round)),
    wins: (round, language) => winsOf(titled, round, language),
    grids: gridsOf(sheet),
    summary: (round, language) => sentenceOf(titled, round, language),
    rules: { tr: rulesOf(titled, 'tr'), en: rulesOf(titled, 'en') },
    Paytable: paytableOf(titled, pictures.sharp),
  })
}
