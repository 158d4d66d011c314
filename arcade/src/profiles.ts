/** What the law of a market allows (X13). The default allows what every market does. */
export type Profile = {
  /** Rounds may run by themselves until a stop rule of the player's ends them. */
  hasAutoplay: boolean
  /** A player may shorten what is shown of a round. The time between two rounds stays. */
  hasFastPlay: boolean
  /** A press may end what is shown of a round. */
  hasSkip: boolean
  /** From the start of one round to the start of the next, ms. */
  roundMinMs: Readonly<Record<GameKind, number>>
}

type GameKind = 'slot' | 'instant' | 'table'

const USUAL_MS = { slot: 2_500, instant: 1_000, table: 1_000 }

export const PROFILES = {
  default: { hasAutoplay: false, hasFastPlay: false, hasSkip: true, roundMinMs: USUAL_MS },
  /** Of a market whose law says nothing of either. */
  'with-autoplay': {
    hasAutoplay: true,
    hasFastPlay: true,
    hasSkip: true,
    roundMinMs: USUAL_MS,
  },
  /** GAM-07 and GAM-08 to the letter: UK Gambling Commission, RTS 8A, 14E and 14G. */
  uk: {
    hasAutoplay: false,
    hasFastPlay: false,
    hasSkip: false,
    roundMinMs: { slot: 2_500, instant: 5_000, table: 5_000 },
  },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

export const PROFILE_NAMES = Object.keys(PROFILES) as [ProfileName, ...ProfileName[]]
