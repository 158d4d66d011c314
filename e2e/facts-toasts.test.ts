import { type Browser, expect, type Page, test } from '@playwright/test'
import { stopClock } from './answers.ts'
import { openVisit, type Visit } from './visit.ts'

/** Facts of the toasts, in Turkish. */
type Options = { width: number; isPlayer?: boolean; at?: string | null }

let visit: Visit
const open = async (
  browser: Browser,
  { width, isPlayer = false, at = '/casino/slot' }: Options,
): Promise<Page> => {
  visit = await openVisit(browser, { language: 'tr', width, isPlayer, at })
  return visit.page
}
test.afterEach(() => visit.context.close())

type Notify = Record<
  'blank' | 'error' | 'success' | 'warning' | 'info' | 'loading',
  (text: string) => string
>
const KINDS = ['blank', 'error', 'success', 'warning', 'info'] as const

test('§9 Toasts: six types at the top centre, five at most, closed after 4 s and after 30 s', async ({
  browser,
}) => {
  const page = await open(browser, { width: 1440 })
  await page.getByRole('banner').getByRole('button', { name: 'Giriş' }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş' })).toBeVisible()
  await page.keyboard.press('Escape')
  const part = await page.evaluate(partIn)
  const say = (kind: keyof Notify, text: string) => page.evaluate(sayIn, { part, kind, text })
  const shown = page.locator('.toast:not(.is-leaving)')
  await say('success', 'Birinci')
  await expect(shown).toHaveCount(1)
  // By keyboard, which must not leave the clock of later ones standing.
  await shown.getByRole('button', { name: 'Kapat' }).press('Enter')
  await expect(page.locator('.toast')).toHaveCount(0)

  await stopClock(page)
  for (const kind of KINDS) await say(kind, `Söz ${kind}`)
  await expect(shown).toHaveCount(5)
  const middle = await page.evaluate(() => document.body.getBoundingClientRect().width / 2)
  for (const kind of KINDS) {
    const toast = page.locator(`.toast--${kind}`)
    await expect(toast).toContainText(`Söz ${kind}`)
    const box = await toast.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - middle)).toBeLessThan(1)
    expect(box?.y).toBeLessThan(500)
  }
  await say('info', 'Altıncı')
  await expect(shown).toHaveCount(5)
  await expect(shown.filter({ hasText: 'Söz blank' })).toHaveCount(0)
  await page.clock.runFor(3_999)
  await expect(shown).toHaveCount(5)
  // Each that goes sets the timers of the others anew, with nothing left to wait.
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(shown).toHaveCount(0, { timeout: 500 })
  }).toPass()

  await say('loading', 'Bekle')
  await expect(page.locator('.toast--loading:not(.is-leaving)')).toHaveCount(1)
  await page.clock.runFor(29_999)
  await expect(shown).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(shown).toHaveCount(0)
})

/** Where the part of the page is that holds the toasts; the log-in has brought it. */
const partIn = () =>
  performance.getEntriesByType('resource').find(({ name }) => /toast-.*\.js/.test(name))?.name ?? ''

type Said = { part: string; kind: keyof Notify; text: string }

/** Says it with the page's own toasts. */
async function sayIn({ part, kind, text }: Said): Promise<void> {
  const found: unknown[] = Object.values(await import(part))
  const notify = found.find(
    (one) => typeof one === 'object' && one !== null && 'warning' in one && 'loading' in one,
  ) as Notify
  notify[kind](text)
}
