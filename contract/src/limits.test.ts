import { expect, test } from 'vitest'
import { CATEGORY_BATCH } from './casino/casino.ts'
import { MENU_CATEGORY_ID } from './content.ts'
import { CURRENCY, DEFAULT_LOCALE, LIMITS, LOCALES, TIMINGS, TOASTS_MAX } from './limits.ts'

test('§5, §9 Lengths: the numbers of the specification (X2: a name of 30 can be recovered)', () => {
  expect(LIMITS).toMatchObject({
    loginUsername: { min: 1, max: 50 },
    loginPassword: { min: 3, max: 100 },
    personName: { min: 2, max: 100 },
    username: { min: 5, max: 30 },
    email: { min: 5, max: 100 },
    phoneDigits: { min: 5, max: 20 },
    password: { min: 5 },
    personalNoDigits: 11,
    codeDigits: 6,
    recoveryUsername: { min: 2, max: 30 },
    recoveryCode: { min: 3, max: 20 },
    callName: { min: 5, max: 30 },
    callMessage: { min: 5, max: 100 },
    callContact: { min: 5, max: 30 },
    callContactsMax: 5,
    pageTake: 100,
  })
})

test('§9 Timing: the numbers of the specification, in milliseconds', () => {
  expect(TIMINGS).toEqual({
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
  })
})

test('§9 Constants: languages, currency, toasts, batches and the menu’s category', () => {
  expect([...LOCALES].sort()).toEqual(['en', 'tr'])
  expect(DEFAULT_LOCALE).toBe('tr')
  expect(CURRENCY).toEqual({ id: 1, code: 'TRY', symbol: '₺' })
  expect([TOASTS_MAX, CATEGORY_BATCH, MENU_CATEGORY_ID]).toEqual([5, 20, 1])
})
