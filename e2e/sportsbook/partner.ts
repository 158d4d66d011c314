import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test'
import type { Session } from '../kit/player.ts'
import { sizeOf } from '../kit/visit.ts'

/** What the sandbox's sportsbook says, and the site of it. */
export const WORDS = {
  tr: {
    open: /saniye açık/,
    place: 'Bahsi yap',
    placed: 'Bahsin alındı.',
    running: 'Sürüyor',
    logIn: 'Giriş yap',
    history: 'Spor bahsi',
  },
  en: {
    open: /^Bets are open/,
    place: 'Place the bet',
    placed: 'Your bet is taken.',
    running: 'Running',
    logIn: 'Log in',
    history: 'Sports bet',
  },
} as const
export type Language = keyof typeof WORDS

export async function visitor(
  browser: Browser,
  language: Language,
  width: number,
  session?: Session,
) {
  const context = await browser.newContext({
    baseURL: process.env.ZAR_SITE_URL ?? '',
    viewport: sizeOf(width),
    reducedMotion: 'reduce',
  })
  const auth = session ? JSON.stringify(session) : null
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) {
        if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value)
      }
    },
    { lang: language, auth },
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  return { page, problems, close: () => context.close() }
}

export const partnerOf = (page: Page): FrameLocator => page.frameLocator('.partner iframe')
export const money = (units: number) =>
  new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }).format(units)
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'))

/** While this minute's matches are open for bets long enough to press three buttons. */
export async function openMatches(frame: FrameLocator, language: Language): Promise<void> {
  await expect(frame.getByText(WORDS[language].open)).toBeVisible()
  await expect(async () => {
    const said = await frame.getByText(WORDS[language].open).innerText({ timeout: 1_000 })
    expect(Number(/\d+/.exec(said)?.[0])).toBeGreaterThan(12)
  }).toPass({ timeout: 60_000 })
}
