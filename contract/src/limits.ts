/** The numbers of the product that both sides must agree on. Lengths are in characters, times in ms. */
export const LIMITS = {
  loginUsername: { min: 1, max: 50 },
  loginPassword: { min: 3, max: 100 },
  personName: { min: 2, max: 100 },
  username: { min: 5, max: 30 },
  email: { min: 5, max: 100 },
  phoneDigits: { min: 5, max: 20 },
  /** An operator may raise `min`; the server also refuses common passwords. */
  password: { min: 5, max: 100 },
  personalNoDigits: 11,
  ageYears: 18,
  /** As long as a user name may be at registration, so that nobody is locked out. */
  recoveryUsername: { min: 2, max: 30 },
  recoveryCode: { min: 3, max: 20 },
  codeDigits: 6,
  /** Six digits of the app, or ten of a recovery code, and what people put between them. */
  secondStepCode: { min: 6, max: 20 },
  passkeyName: { min: 1, max: 40 },
  callName: { min: 5, max: 30 },
  callMessage: { min: 5, max: 100 },
  callContact: { min: 5, max: 30 },
  callContactsMax: 5,
  /** A hand-made deep page is cut here. */
  pageTake: 100,
} as const

export const TIMINGS = {
  balancePollMs: 3_000,
  hubReconnectMs: [0, 2_000, 10_000, 30_000],
  hubPingMs: 15_000,
  hubServerTimeoutMs: 30_000,
  logoutReloadMs: 300,
  languageReloadMs: 100,
  settingsLinkMs: 1_000,
  withdrawCloseMs: 500,
  failedDetailCloseMs: 100,
  countriesDelayMs: 300,
  fingerprintTimeoutMs: 1_000,
  codeResendMs: 60_000,
  recoveryLoginMs: 1_000,
  celebrationStartMs: 100,
  celebrationCloseMs: 1_000,
  chatBackupMs: 5_000,
  rippleMs: 401,
  noticeHideMs: 500,
  paymentMarqueeStartMs: 500,
  providerMarqueeStartMs: 200,
  marqueeStepMs: 2_000,
  toastMs: 4_000,
  toastLoadingMs: 30_000,
} as const

export const TOASTS_MAX = 5
export const LOCALES = ['tr', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'tr'
/** Where a day of the casino begins and ends. */
export const TIME_ZONE = 'Europe/Istanbul'
/** The one currency of the demo house: `currencyId` 1. */
export const CURRENCY = { id: 1, code: 'TRY', symbol: '₺' } as const
