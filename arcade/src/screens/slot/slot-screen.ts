import type { SlotTitle } from '@zar/art/slots/title'
import type { Language, Round } from '../../protocol.ts'
import { money } from '../figures.ts'
import { ownStakeOf } from '../game/free-rounds/free-rounds.ts'
import type { Asked, GameScreen, MainAction } from '../game/game-screen.ts'
import type { SlotArt } from '../slot-art/load-slot-art.ts'
import { placeUrl } from '../slot-art/place-url.ts'
import type { PastGrid } from './past/past-grid.ts'
import { ReelsChoice } from './upright/reels-choice.tsx'
import { uprightHint } from './upright/upright-hint.ts'
import { type Read, readsWins, type WinsOf, withReading } from './wins/read-wins.ts'
import { SLOT_WORDS } from './words.ts'

export type SlotOptions = Read & { isFast: boolean }

/** What the coin and the win's meter say while a round of several spins is told. */
export type Told = {
  /** The coin's word and its second line: a telling knows no language. */
  coin?: Readonly<Record<Language, { word: string; note?: string }>> | undefined
  /** What the round has returned so far. */
  soFarKurus?: number | undefined
}

type Parts<Frame> = Pick<
  GameScreen<SlotOptions, Frame>,
  'frameOf' | 'tell' | 'Stage' | 'message' | 'summary' | 'rules' | 'Paytable' | 'hasSill'
> &
  Partial<Pick<GameScreen<SlotOptions, Frame>, 'main'>> & {
    title: Pick<SlotTitle, 'colours'>
    art: SlotArt
    wins: WinsOf
    /** Of a past round, in their order. */
    grids: (round: Round) => PastGrid[]
    /** On an upright phone its reels run across, from top to bottom. */
    isTurned?: boolean
  }

/** The screen of a slot: what all of them share, and the machine's own parts. */
export function slotScreen<Frame extends Told>({
  title: {
    colours: { plate, accent },
  },
  art,
  isTurned = false,
  wins,
  grids,
  ...parts
}: Parts<Frame>): GameScreen<SlotOptions, Frame> {
  const { message } = parts
  return {
    look: { plate, ring: accent, wall: () => placeUrl(art), isScene: true },
    stakeBy: 'dial',
    hasCoin: true,
    canRepeat: true,
    first: { isFast: false },
    expectation: wonOf,
    main: coinOf,
    secondary: (asked) => (asked.play.hasFastPlay ? [fast(asked)] : []),
    loadPicture: async () => (await import('./past/grids-picture.tsx')).gridsPicture(art, grids),
    ...parts,
    // A feature says what it gives and what it won.
    message: (asked, frame) =>
      (isTurned && !frame?.coin && uprightHint(asked)) ||
      withReading(message(asked, frame), asked, wins),
    ...(isTurned && { Settings: ReelsChoice }),
    onKey: readsWins,
    keys: { tr: SLOT_WORDS.tr.keys, en: SLOT_WORDS.en.keys },
  }
}

/** The coin: a spin, or what the telling says of it. */
export function coinOf({ play }: Asked<SlotOptions>, frame?: Told): MainAction {
  const { language, phase, stakeKurus } = play
  if (phase === 'telling' && frame?.coin)
    return { kind: 'in', ...frame.coin[language], press: play.skip }
  return {
    kind: 'in',
    word: SLOT_WORDS[language].spin,
    sumKurus: stakeKurus,
    isOff: phase !== 'ready' || play.isOffline,
    press: () => play.begin({ stakeKurus }),
  }
}

/** What the last round returned; while one goes on, what is known of it. */
function wonOf({ play }: Asked<SlotOptions>, frame?: Told) {
  const { round, language, phase } = play
  const words = SLOT_WORDS[language]
  const soFar = frame?.soFarKurus ?? 0
  const winKurus = phase === 'ready' && round ? round.winKurus : soFar
  const isLit = round !== null && winKurus > ownStakeOf(round)
  return { label: winKurus > 0 && !isLit ? words.back : words.win, value: money(winKurus), isLit }
}

const fast = ({ play, options, onOptions }: Asked<SlotOptions>) => ({
  icon: 'fast' as const,
  word: SLOT_WORDS[play.language].fast,
  key: 't',
  isPressed: options.isFast,
  press: () => onOptions({ isFast: !options.isFast }),
})
