/** The slot by itself, on the arcade's own origin: what its tests open and read. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Language, GAME as PLACE } from '../kit/places.ts'
import { gamePage, type Session } from '../kit/player.ts'
import { sizeOf } from '../kit/visit.ts'

export const GAME = PLACE.gameCode

/** As the other journeys: Turkish on a phone, English at a desk. */
export const VIEWS = [
  { language: 'tr', width: 390 },
  { language: 'en', width: 1440 },
] as const satisfies { language: Language; width: number }[]

export type View = (typeof VIEWS)[number]

/** What the game says, in one language. */
export const SAYS = {
  tr: {
    spin: /^Çevir/,
    start: 'Başla',
    rules: 'Kurallar',
    history: 'Turların',
    fairness: 'Adil oyun',
    close: 'Kapat',
    newSeed: 'Yeni tohumun',
    firstCommitment: 'Sunucu tohumunun özeti',
    seed: 'Senin tohumun',
    changeSeed: 'Değiştir',
    begin: 'Bu tohumla başla',
    nextCommitment: /^Sıradaki sunucu tohumunun özeti/,
    rotate: 'Yenile ve eskisini aç',
    revealed: 'Açılan tohum',
    verify: 'Doğrula',
    matches: /^Taahhüt tutuyor/,
    differs: /^Taahhüt tutmuyor/,
    fault: /^Bu değerlerle hesaplanamadı/,
    commitment: /^Taahhüt/,
    nonce: 'Tur sırası',
    fullRules: 'Kuralların tamamı',
    resumed: /Yarım kalan turunu sürdürüyoruz/,
    stake: (sum: string) => `Bahis ${sum}.`,
    balance: (sum: string) => `Bakiye ${sum}.`,
    lost: 'Bu tur kazanç yok.',
    won: (sum: string) => `${sum}, bahsinin`,
    tooPoor: /^Bakiyen ₺/,
    gotIt: 'Tamam',
    offline: /Bağlantı koptu/,
  },
  en: {
    spin: /^Spin/,
    start: 'Start',
    rules: 'Rules',
    history: 'Your rounds',
    fairness: 'Fair play',
    close: 'Close',
    newSeed: 'Your new seed',
    firstCommitment: 'Digest of the server seed',
    seed: 'Your seed',
    changeSeed: 'Change',
    begin: 'Begin with this seed',
    nextCommitment: /^Digest of the next server seed/,
    rotate: 'Replace and reveal the old one',
    revealed: 'Revealed seed',
    verify: 'Verify',
    matches: /^The commitment holds/,
    differs: /^The commitment does not hold/,
    fault: /^These values could not/,
    commitment: /^Commitment/,
    nonce: 'Round number',
    fullRules: 'The full rules',
    resumed: /Carrying on with your unfinished round/,
    stake: (sum: string) => `Stake ${sum}.`,
    balance: (sum: string) => `Balance ${sum}.`,
    lost: 'No win this round.',
    won: (sum: string) => `${sum}, `,
    tooPoor: /^Your balance is ₺/,
    gotIt: 'OK',
    offline: /Connection lost/,
  },
}

type Options = View & { reducedMotion?: 'reduce' | 'no-preference' }

export const contextOf = (
  browser: Browser,
  { language, width, reducedMotion = 'reduce' }: Options,
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: process.env.ZAR_SITE_URL ?? '',
    viewport: sizeOf(width),
    locale: language,
    timezoneId: 'Europe/Istanbul',
    reducedMotion,
    ...(width < 768 && { isMobile: true, hasTouch: true }),
  })

/** The game's own page, ready for a round or with one that was interrupted. */
export async function openGame(
  context: BrowserContext,
  session: Session,
  language: Language,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto((await gamePage(session, GAME, language)).href)
  await page.locator('.machine').first().waitFor({ state: 'attached' })
  return page
}

/** `₺1.250,00`, as money is written on every page. */
export const sumOf = (kurus: number): string =>
  `₺${(kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`

/** Where the arcade is, as the site tells its pages. */
export async function arcadeUrl(): Promise<string> {
  const answer = await fetch(`${process.env.ZAR_SITE_URL}/api/cms/grouped`)
  const { data } = (await answer.json()) as {
    data: { siteOption: { key: string; value: string }[] }
  }
  return data.siteOption.find(({ key }) => key === 'arcadeUrl')?.value ?? ''
}
