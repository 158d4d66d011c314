import type { SlotTitle } from '@zar/art/slots/title'
import type { GameScreen, Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { picturesOf } from '../../../../screens/slot/pictures.ts'
import { type SlotOptions, slotScreen } from '../../../../screens/slot/slot-screen.ts'
import { soundsOf } from '../../../../screens/slot/title-sound.ts'
import { loadSlotArt, type SlotArt } from '../../../../screens/slot-art/load-slot-art.ts'
import { EXPANDING_ART } from '../../../../screens/slot-art/machines/expanding.ts'
import { paytableOf } from '../../reels/screen/paytable.tsx'
import { tellArrival } from '../../reels/screen/tell-arrival.ts'
import { linesRead } from '../../reels/screen/texts.ts'
import type { RisingSheet } from '../sheets.ts'
import { RISING_TITLES } from '../titles.ts'
import { gridsOf } from './past.ts'
import { riserOf } from './risers.ts'
import { BEAM_MS, type Frame, frameOf, PACES, RISE_MS, RISES_APART_MS, resultIn } from './shown.ts'
import { stageOf } from './stage.tsx'
import { messageOf, sentenceOf, wildName } from './texts.ts'
import { RISING_NAMES, RISING_WORDS } from './words.ts'

/** The screen of one of the machine's titles, with its pictures alone. */
export async function screenOf(gameCode: string): Promise<GameScreen<SlotOptions, Frame>> {
  const own = RISING_TITLES.find(({ code }) => code === gameCode)
  const title = EXPANDING_ART.titles.find(({ code }) => code === gameCode)
  if (!own || !title) throw new RangeError(`${gameCode} has no wild that fills its reel`)
  return risingScreen(own.sheet, title, await loadSlotArt(title, EXPANDING_ART))
}

function risingScreen(sheet: RisingSheet, title: SlotTitle, art: SlotArt) {
  const pictures = picturesOf(art)
  const riser = riserOf(title.code)
  const rulesOf = (language: 'tr' | 'en') =>
    RISING_WORDS[language].rules(wildName(sheet, language), riser.multiplies)
  return slotScreen<Frame>({
    title,
    art,
    isTurned: true,
    frameOf: (round) => frameOf(sheet, round),
    tell: (telling, options) => tell(frameOf(sheet, telling.round), title, telling, options),
    Stage: stageOf({ sheet, art, riser }, pictures),
    message: messageOf(sheet),
    wins: (round, language) => linesRead(RISING_NAMES, resultIn(round).wins, round, language),
    grids: gridsOf(sheet),
    summary: sentenceOf(sheet),
    rules: { tr: rulesOf('tr'), en: rulesOf('en') },
    Paytable: paytableOf({
      sheet,
      names: RISING_NAMES,
      pictures: pictures.sharp,
      notesOf: (language) => ({ wild: RISING_WORDS[language].wildNote, scatter: '' }),
    }),
  })
}

/** A gust is heard through all reels, a stroke with each. */
const strokesOf = (voice: Voice) =>
  typeof voice === 'object' && 'material' in voice && voice.material === 'kuyruk'
    ? 1
    : Number.POSITIVE_INFINITY

/** The reels are printed, each wild grows, what joins them opens; nothing is paid before that. */
async function tell(
  end: Frame,
  title: SlotTitle,
  telling: Telling<Frame>,
  { isFast }: SlotOptions,
): Promise<void> {
  const { show, wait, sound, round } = telling
  const [print, rise] = soundsOf(title)
  const plain: Frame = { ...end, wins: [], risen: [], isJoined: false }
  await tellArrival(telling, {
    id: round.id,
    reels: end.grid.length,
    pace: isFast ? PACES.fast : PACES.slow,
    waits: new Set(),
    show: (arriving) => show({ ...plain, arriving }),
    onBegin: (reel) => reel < strokesOf(print) && sound(print),
    onStand: () => sound('tap'),
  })
  const { risen } = end
  for (const at of risen.keys()) {
    show({ ...plain, risen: risen.slice(0, at + 1) })
    sound(rise)
    await wait(at === risen.length - 1 ? RISE_MS : RISES_APART_MS)
  }
  if (!end.isJoined) return
  show({ ...plain, risen, isJoined: true })
  sound({ material: 'cam', hz: 440 })
  await wait(BEAM_MS)
}
