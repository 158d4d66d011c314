import type { Browser, Page } from '@playwright/test'
import { pauseClock, stopClock } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { openVisit, type Visit } from '../kit/visit.ts'

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

test('on a phone a toast lies over no control, of a dialog or of the page, and what it speaks of is seen', async ({
  browser,
}) => {
  const page = await open(browser, { width: 390, isPlayer: true, at: '/dashboard/deposit' })
  await page.locator('button.pay', { hasText: 'Havale bildirimi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Havale bildirimi' })
  await dialog.getByLabel('Tutar', { exact: true }).fill('150')
  const part = await page.evaluate(partIn)
  const say = (kind: keyof Notify, text: string) => page.evaluate(sayIn, { part, kind, text })
  // With the clock stopped no toast goes by itself.
  await stopClock(page)
  const long = 'Bu tutar şu an yatırılamıyor. Biraz sonra yeniden dene ya da başka bir yöntem seç.'
  await say('error', long)
  await say('info', 'İkinci bir söz')
  const toast = page.locator('.toast--error')
  await expect(toast).toHaveRole('alert')
  const controls = '[role=dialog] :is(input, button, a)'
  await expect.poll(() => page.evaluate(coveredBy, controls)).toEqual([])

  // The keyboard leaves the lower part of the page, and its foot with it.
  await page.evaluate(raiseKeyboard, { offsetTop: 120, height: 420 })
  await say('warning', 'Üçüncü bir söz')
  await expect(page.locator('.toast--warning')).toBeInViewport()
  const submit = dialog.getByRole('button', { name: 'Devam et' })
  await expect
    .poll(async () => {
      const box = await submit.boundingBox()
      return box && box.y >= 120 && box.y + box.height <= 540
    })
    .toBe(true)
  await expect.poll(() => page.evaluate(coveredBy, controls)).toEqual([])
  await page.evaluate(raiseKeyboard, { offsetTop: 0, height: 844 })
  await page.clock.resume()

  // A field of the page that stands where the toast will be.
  await page.goto('/dashboard/change-password')
  const field = page.locator('main input[type=password]').first()
  await field.focus()
  await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 80))
  await pauseClock(page)
  await say('error', long)
  await expect(toast).toBeVisible()
  await expect
    .poll(() => page.evaluate(coveredBy, '.mhead :is(a, button), .bbar a, input:focus'))
    .toEqual([])
})

/** The controls among these of which a toast lies over some part that is drawn. */
function coveredBy(controls: string): string[] {
  const isCovered = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [2, height / 2, height - 2].some((down) => {
      const [first, ...below] = document.elementsFromPoint(left + width / 2, top + down)
      return first?.closest('.toast') !== null && below.includes(one)
    })
  }
  return [...document.querySelectorAll(controls)]
    .filter((one) => !one.closest('.toast') && isCovered(one))
    .map((one) => one.outerHTML.slice(0, 120))
}

/** What a browser tells of a keyboard that covers the page; there is none to raise here. */
function raiseKeyboard(seen: { offsetTop: number; height: number }): void {
  const { visualViewport } = window
  if (!visualViewport) throw new Error('no visual viewport')
  for (const [name, value] of Object.entries(seen)) {
    Object.defineProperty(visualViewport, name, { value, configurable: true })
  }
  visualViewport.dispatchEvent(new Event('resize'))
}

/** Where the part of the page is that holds the toasts; the log-in has brought it. */
const partIn = () =>
  performance.getEntriesByType('resource').find(({ name }) => /toast-.*\.js/.test(name))?.name ?? ''

type ToastRequest = { part: string; kind: keyof Notify; text: string }

/** Says it with the page's own toasts. */
async function sayIn({ part, kind, text }: ToastRequest): Promise<void> {
  const found: unknown[] = Object.values(await import(part))
  const notify = found.find(
    (one) => typeof one === 'object' && one !== null && 'warning' in one && 'loading' in one,
  ) as Notify
  notify[kind](text)
}
