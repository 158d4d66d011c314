import './drums.css'
import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen, Telling } from '../../../../screens/game/game-screen.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { loadSlotArt, type SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { CLASSIC_ART } from '../../../../screens/slot-art/machines/classic.ts'
import { DRUM_SHEETS } from '../titles.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import { type Frame, frameOf, PAWL_MS, stopsMs, WIN_MS } from './shown.ts'
import { type DrumArt, stageOf } from './stage.tsx'
import { messageOf, rulesOf, sentenceOf, winsOf } from './texts.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = DRUM_SHEETS.find(({ code }) => code === gameCode)
  const title = CLASSIC_ART.titles.find(({ code }) => code === gameCode)
  if (!sheet || !title) throw new RangeError(`${gameCode} has no drums`)
  const art = await loadSlotArt(title, CLASSIC_ART)
  const [first = ''] = art.things.values()
  const hero = art.things.get(sheet.wild ?? '') ?? first
  return drumScreen({ sheet, art, hero, enamel: enamelOf(art) }, title)
}

const BRASS = '#B9852F'

/** The signs are as the case: brass and green at the clock tower, the title's own colours elsewhere. */
function enamelOf({ look }: SlotArt): DrumArt['enamel'] {
  const { frame, colours, material } = look
  const { rim } = material
  if (frame === 'walnut') return { ground: '#123E36', rim: BRASS }
  return { ground: colours.deep, rim: rim.startsWith('#') ? rim : BRASS }
}

function drumScreen(drums: DrumArt, title: SlotTitle): GameScreen<SlotOptions, Frame> {
  const { sheet, art } = drums
  const pictures = picturesOf(art)
  return slotScreen({
    title,
    art,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell(frameOf(sheet, telling.round), telling, isFast),
    Stage: stageOf(drums, pictures),
    message: messageOf,
    wins: winsOf,
    grids: gridsOf,
    summary: sentenceOf,
    rules: { tr: rulesOf(sheet, 'tr'), en: rulesOf(sheet, 'en') },
    Paytable: paytableOf(sheet, pictures.sharp),
  })
}

/** The drums stop from the left; a turn takes as long for every outcome. */
async function tell(end: Frame, { show, wait, sound }: Telling<Frame>, isFast: boolean) {
  let shownMs = 0
  for (const [stopped, ms] of [0, ...stopsMs(isFast)].entries()) {
    // The first frame is shown at once: the picture at rest is already the round's end.
    if (ms > shownMs) await wait(ms - shownMs)
    shownMs = ms
    if (stopped > 0) sound('tap')
    show({ ...end, turning: { stopped, isFast }, wins: [] })
  }
  await wait(PAWL_MS + WIN_MS)
  if (end.wins.length > 0) sound({ string: 'D5' })
}
