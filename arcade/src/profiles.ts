/** What the law of a market allows (X13). The default allows what every market does. */
export type Profile = {
  /** Rounds may run by themselves until a stop rule of the player's ends them. */
  hasAutoplay: boolean
  /** A player may shorten what is shown of a round. The time between two rounds stays. */
  hasFastPlay: boolean
}

export const PROFILES = {
  default: { hasAutoplay: false, hasFastPlay: false },
  /** Of a market whose law says nothing of either. */
  'with-autoplay': { hasAutoplay: true, hasFastPlay: true },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

export const PROFILE_NAMES = Object.keys(PROFILES) as [ProfileName, ...ProfileName[]]
