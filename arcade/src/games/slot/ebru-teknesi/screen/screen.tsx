import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen, Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { CLUSTER_ART } from '../../../../screens/slot-art/machines/cluster.ts'
import type { ClusterSheet } from '../rules.ts'
import { CLUSTER_SHEETS } from '../titles.ts'
import { type Beat, beatsOf } from './beats.ts'
import { loadDress, titleOf } from './dress.ts'
import { gridsOf } from './past.ts'
import { paytableOf } from './paytable.tsx'
import { type Frame, frameOf } from './shown.ts'
import { stageOf } from './stage.tsx'
import { messageOf, sentenceOf, winsOf } from './texts.ts'
import { rulesOf, trayWords } from './words.ts'

/** The screen of one of the tray's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const sheet = CLUSTER_SHEETS.find(({ code }) => code === gameCode)
  const title = titleOf(gameCode)
  if (!sheet?.meter || !title) throw new RangeError(`${gameCode} has no tray`)
  const art = await loadSlotArt(title, CLUSTER_ART)
  const pictures = picturesOf(art)
  const dress = await loadDress(gameCode, pictures.sharp)
  const rules = { meter: sheet.meter, mostTimes: sheet.mostHundredths / 100 }
  return slotScreen({
    title,
    art,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, { isFast }) => tell(sheet, title, telling, isFast),
    Stage: stageOf({ sheet, art, dress }, pictures),
    message: (asked, frame) => messageOf(gameCode, asked, frame),
    wins: winsOf,
    grids: gridsOf,
    summary: (round, language) => sentenceOf(gameCode, round, language),
    rules: {
      tr: rulesOf({ ...rules, tray: trayWords(gameCode, 'tr'), language: 'tr' }),
      en: rulesOf({ ...rules, tray: trayWords(gameCode, 'en'), language: 'en' }),
    },
    Paytable: paytableOf(sheet, pictures.sharp),
  })
}

async function tell(
  sheet: ClusterSheet,
  title: SlotTitle,
  { round, show, wait, sound }: Telling<Frame>,
  isFast: boolean,
) {
  for (const beat of beatsOf(sheet, round, isFast)) {
    show(beat.frame)
    const voice = voiceOf(beat, soundsOf(title))
    if (voice) sound(voice)
    await wait(beat.ms)
  }
}

/** What comes is heard in the title's first voice, what joins in its second once the stake is back. */
function voiceOf({ heard, frame }: Beat, [first, second]: ReturnType<typeof soundsOf>) {
  const voices: Record<NonNullable<Beat['heard']>, Voice> = {
    arrival: first,
    join: frame.isLit ? second : 'tap',
    event: 'tile',
    comb: { material: 'kagit' },
  }
  return heard && voices[heard]
}
