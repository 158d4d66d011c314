import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { times } from '../../../game.ts'
import { OUTRO_MS, scattersOn, tellStart, tellWins, withCoin } from '../../reels/screen/feature.ts'
import { tellArrival } from '../../reels/screen/tell-arrival.ts'
import type { Spin, StormRound } from '../rules.ts'
import type { StormSheet } from '../sheets.ts'
import { type Frame, HOUR_MS, PACES, PLAIN, resultIn } from './shown.ts'

type Tale = Telling<Frame> & {
  sheet: StormSheet
  isFast: boolean
  /** Thunder, and the beater. */
  sounds: readonly [Voice, Voice]
}

/** The paid spin, and the free ones where it starts them. */
export async function tell(tale: Tale): Promise<void> {
  const round = resultIn(tale.round)
  await tellPaid(tale, round)
  if (round.free.length > 0) await tellFree(tale, round)
}

const kurusOf = ({ round }: Tale, hundredths: number) => times(round.stakedKurus, hundredths)

async function tellPaid(tale: Tale, { paid, scatters, free }: StormRound): Promise<void> {
  const { sheet, round } = tale
  const { grid, stacks } = paid
  const plain: Frame = { ...PLAIN, grid, stacks }
  await weave(tale, plain, {
    id: round.id,
    ...scattersOn(sheet, grid, sheet.feature.scatters),
  })
  if (free.length === 0) return
  await tellStart<Frame>(tale, plain, { paid, scatters, stakedKurus: round.stakedKurus })
}

type Weaving = { id: string; waits: ReadonlySet<number>; isLit: (reel: number) => boolean }

/** Thunder follows only a stack that stands. */
function weave(tale: Tale, frame: Frame, { id, waits, isLit }: Weaving) {
  const [thunder, beater] = tale.sounds
  const isStack = (at: number) => frame.stacks.some(({ reel }) => reel === at)
  return tellArrival(tale, {
    id,
    reels: frame.grid.length,
    pace: tale.isFast ? PACES.fast : PACES.slow,
    waits,
    show: (arriving) => tale.show({ ...frame, arriving }),
    onBegin: () => tale.sound(beater),
    onStand: (reel) => {
      if (isStack(reel)) tale.sound(thunder)
      else tale.sound(isLit(reel) ? 'tile' : 'tap')
    },
  })
}

async function tellFree(tale: Tale, { paid, free }: StormRound): Promise<void> {
  const { show, wait, ask } = tale
  const of = free.length
  const begun = { spin: 0, of, spinKurus: null, totalKurus: kurusOf(tale, paid.hundredths) }
  const plain: Frame = { ...PLAIN, grid: paid.grid, stacks: paid.stacks, feature: begun }
  show(withCoin({ ...plain, card: 'intro' }))
  await ask()
  show(withCoin({ ...plain, isStormy: true }))
  await wait(HOUR_MS)
  let hundredths = paid.hundredths
  for (const [at, spin] of free.entries()) {
    await tellSpin(tale, spin, { hundredths, at, of })
    hundredths += spin.hundredths
  }
  const last = free.at(-1)
  if (!last) return
  const { grid, stacks } = last
  const feature = { spin: of, of, spinKurus: null, totalKurus: kurusOf(tale, hundredths) }
  show(withCoin({ ...PLAIN, grid, stacks, feature, card: 'outro' }))
  await wait(OUTRO_MS)
}

async function tellSpin(
  tale: Tale,
  spin: Spin,
  { hundredths, at, of }: { hundredths: number; at: number; of: number },
): Promise<void> {
  const { round, sound, sounds } = tale
  const { grid, stacks } = spin
  const feature = { spin: at + 1, of, spinKurus: null, totalKurus: kurusOf(tale, hundredths) }
  const plain = withCoin<Frame>({ ...PLAIN, grid, stacks, feature, isStormy: true })
  await weave(tale, plain, { id: `${round.id} ${at}`, waits: new Set(), isLit: () => false })
  await tellWins<Frame>(tale, plain, {
    spin,
    totalHundredths: hundredths + spin.hundredths,
    stakedKurus: round.stakedKurus,
    onWin: () => sound(sounds[1]),
  })
}
