import type { Language } from '../../../../protocol.ts'
import type { Telling } from '../../../../screens/game/game-screen.ts'
import { WINS_MS, waitingReels } from '../../../../screens/slot/times.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { times } from '../../../game.ts'
import { type ReelSheet, scatterOf } from '../sheet.ts'
import type { Grid, LineWin } from '../spin.ts'
import { drawnWins, numbersOf, type ReelFrame } from './shown.ts'

/** How far the free spins are. */
export type Feature = {
  /** From 1 on; 0 before the first. */
  spin: number
  of: number
  /** What this spin paid, once that is shown; and all of the round up to now. */
  spinKurus: number | null
  totalKurus: number
}

/** What the stage of a machine of lines with free spins shows. */
export type FeatureFrame = ReelFrame & {
  /** Cells that begin the free spins. */
  lit: readonly number[]
  feature: Feature | null
  card: 'intro' | 'outro' | null
}

export const NO_FEATURE = {
  arriving: null,
  wins: [],
  lit: [],
  feature: null,
  card: null,
} satisfies Omit<FeatureFrame, 'grid'>

/** What begins the free spins is shown so long, and in the end their sum, ms. */
const LIT_MS = 700
export const OUTRO_MS = 1_400

/** The frame with what the coin and the win's meter say of it. */
export const withCoin = <Frame extends FeatureFrame>(frame: Frame): Frame => ({
  ...frame,
  coin: { tr: coinOf(frame, 'tr'), en: coinOf(frame, 'en') },
  soFarKurus: frame.feature?.totalKurus,
})

function coinOf({ card, feature }: FeatureFrame, language: Language) {
  const words = SLOT_WORDS[language]
  const { spin = 0, of = 0 } = feature ?? {}
  return card === 'intro'
    ? { word: words.start, note: words.spins(of) }
    : { word: words.finish, note: words.spinOf(spin, of) }
}

type Paying = {
  spin: { wins: readonly LineWin[]; hundredths: number }
  /** What the round has come to with it. */
  totalHundredths: number
  stakedKurus: number
  onWin: () => void
}

/** What a free spin paid: its lines are drawn once the round has returned more than its stake. */
export async function tellWins<Frame extends FeatureFrame>(
  { show, wait }: Pick<Telling<Frame>, 'show' | 'wait'>,
  plain: Frame,
  { spin, totalHundredths, stakedKurus, onWin }: Paying,
): Promise<void> {
  if (spin.hundredths === 0 || !plain.feature) return
  const wins = drawnWins(spin, totalHundredths)
  const feature: Feature = {
    ...plain.feature,
    spinKurus: times(stakedKurus, spin.hundredths),
    totalKurus: times(stakedKurus, totalHundredths),
  }
  show(withCoin({ ...plain, wins, feature }))
  if (wins.length > 0) onWin()
  await wait(WINS_MS)
}

/** How the reels of a paid spin arrive: those that could still start the free spins, and those that bear a scatter. */
export function scattersOn(sheet: ReelSheet, grid: Grid, needed: number) {
  const scatter = scatterOf(sheet) ?? ''
  const shown = grid.map((cells) => cells.filter((id) => id === scatter).length)
  const most = sheet.reels.map((reel) => (reel.includes(scatter) ? 1 : 0))
  return {
    waits: waitingReels(shown, most, needed),
    isLit: (reel: number) => (shown[reel] ?? 0) > 0,
  }
}

type Starting = {
  paid: { wins: readonly LineWin[]; hundredths: number }
  scatters: Parameters<typeof numbersOf>[0]
  stakedKurus: number
}

/** A paid spin that starts free spins: what it paid by itself, and then the cells that start them. */
export async function tellStart<Frame extends FeatureFrame>(
  { show, wait }: Pick<Telling<Frame>, 'show' | 'wait'>,
  plain: Frame,
  { paid, scatters, stakedKurus }: Starting,
): Promise<void> {
  const soFarKurus = times(stakedKurus, paid.hundredths)
  const wins = drawnWins(paid, paid.hundredths)
  if (wins.length > 0) {
    show({ ...plain, wins, soFarKurus })
    await wait(WINS_MS)
  }
  show({ ...plain, lit: numbersOf(scatters), soFarKurus })
  await wait(LIT_MS)
}
