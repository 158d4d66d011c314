/** What the law of a market allows (X13). The default allows what every market does. */
export type Profile = {
  /** Rounds may run by themselves until a stop rule of the player's ends them. */
  hasAutoplay: boolean
}

export const PROFILES = {
  default: { hasAutoplay: false },
  /** Of a market whose law says nothing of autoplay. */
  'with-autoplay': { hasAutoplay: true },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

export const PROFILE_NAMES = Object.keys(PROFILES) as [ProfileName, ...ProfileName[]]
