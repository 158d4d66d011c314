import type { Telling } from '../../../../screens/game/game-screen.ts'
import type { Voice } from '../../../../screens/kit/sound/voices.ts'
import { times } from '../../../game.ts'
import { OUTRO_MS, scattersOn, tellStart, tellWins, withCoin } from '../../reels/screen/feature.ts'
import { numbersOf } from '../../reels/screen/shown.ts'
import { tellArrival } from '../../reels/screen/tell-arrival.ts'
import type { FreeSpin, StickyRound } from '../rules.ts'
import type { StickySheet } from '../sheets.ts'
import { type Frame, LEAF_MS, PACES, PAGE_MS, PLAIN, resultIn } from './shown.ts'

const LEAF: Voice = { material: 'cam', hz: 622.3 }

type Tale = Telling<Frame> & {
  sheet: StickySheet
  isFast: boolean
  /** A stroke of the brush, and what a win sounds like. */
  sounds: readonly [Voice, Voice]
}

/** The paid spin, and the free ones where it starts them. */
export async function tell(tale: Tale): Promise<void> {
  const round = resultIn(tale.round)
  await tellPaid(tale, round)
  if (round.free.length > 0) await tellFree(tale, round)
}

const kurusOf = ({ round }: Tale, hundredths: number) => times(round.stakedKurus, hundredths)

async function tellPaid(tale: Tale, { paid, scatters, free }: StickyRound): Promise<void> {
  const { sheet, round } = tale
  const plain: Frame = { ...PLAIN, grid: paid.grid }
  await lay(tale, plain, {
    id: round.id,
    ...scattersOn(sheet, paid.grid, sheet.reels.length),
  })
  if (free.length === 0) return
  await tellStart<Frame>(tale, plain, { paid, scatters, stakedKurus: round.stakedKurus })
}

type Laying = { id: string; waits: ReadonlySet<number>; isLit: (reel: number) => boolean }

const lay = (tale: Tale, frame: Frame, { id, waits, isLit }: Laying) =>
  tellArrival(tale, {
    id,
    reels: frame.grid.length,
    pace: tale.isFast ? PACES.fast : PACES.slow,
    waits,
    show: (arriving) => tale.show({ ...frame, arriving }),
    onBegin: () => tale.sound(tale.sounds[0]),
    onStand: (reel) => tale.sound(isLit(reel) ? 'tile' : 'tap'),
  })

async function tellFree(tale: Tale, { paid, free }: StickyRound): Promise<void> {
  const { show, wait, ask } = tale
  const of = free.length
  const begun = { spin: 0, of, spinKurus: null, totalKurus: kurusOf(tale, paid.hundredths) }
  const plain: Frame = { ...PLAIN, grid: paid.grid, feature: begun }
  show(withCoin({ ...plain, card: 'intro' }))
  await ask()
  const blank = paid.grid.map((cells) => cells.map(() => ''))
  show(withCoin({ ...plain, grid: blank, isTurning: true }))
  await wait(PAGE_MS)
  let state: State = { leaves: [], hundredths: paid.hundredths }
  for (const [at, spin] of free.entries()) state = await tellSpin(tale, spin, { ...state, at, of })
  const last = free.at(-1)
  if (!last) return
  const totalKurus = kurusOf(tale, state.hundredths)
  const feature = { spin: of, of, spinKurus: null, totalKurus }
  show(withCoin({ ...PLAIN, grid: last.grid, leaves: state.leaves, feature, card: 'outro' }))
  await wait(OUTRO_MS)
}

type State = { leaves: readonly number[]; hundredths: number }

/** The columns, then each wild that is laid, then what the lines pay. */
async function tellSpin(
  tale: Tale,
  spin: FreeSpin,
  { leaves: stuck, hundredths, at, of }: State & { at: number; of: number },
): Promise<State> {
  const { show, wait, sound, round, sounds } = tale
  const totalKurus = kurusOf(tale, hundredths)
  const feature = { spin: at + 1, of, spinKurus: null, totalKurus }
  const plain = withCoin<Frame>({ ...PLAIN, grid: spin.grid, leaves: stuck, feature })
  await lay(tale, plain, { id: `${round.id} ${at}`, waits: new Set(), isLit: () => false })
  let leaves = stuck
  for (const cell of spin.laid) {
    leaves = [...leaves, ...numbersOf([cell])]
    show({ ...plain, leaves })
    sound(LEAF)
    await wait(LEAF_MS)
  }
  const total = hundredths + spin.hundredths
  await tellWins<Frame>(
    tale,
    { ...plain, leaves },
    {
      spin,
      totalHundredths: total,
      stakedKurus: round.stakedKurus,
      onWin: () => sound(sounds[1]),
    },
  )
  return { leaves, hundredths: total }
}
