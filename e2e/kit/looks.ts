/** What can be seen of an open place, whatever it is: the evidence that the tests judge. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { formatMoney } from '@zar/contract/money'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import { expect, test } from './journey.ts'
import type { Language } from './places.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NAMES = 'label-content-name-mismatch'
const SIZES = 'target-size'
const READ_OUT = ['aria-label', 'placeholder', 'alt', 'title', 'aria-roledescription']

/**
 * What axe finds in a page or in one frame of it. Colours are looked at in Turkish alone: they do
 * not depend on the language, and take most of the time. Games in frames are the arcade's pages,
 * which slot-looks.test.ts goes through.
 */
export const rulesBroken = (
  page: Page | Frame,
  language: Language,
  part = 'html',
): Promise<string[]> =>
  broken(page, part, {
    runOnly: TAGS,
    rules: {
      'color-contrast': { enabled: language === 'tr' },
      // Of WCAG 2.1 A, but not among its tags' rules as axe comes.
      [NAMES]: { enabled: true },
    },
  })

/** The one rule that depends on the language: what is seen of a control is in its name. */
export const namesBroken = (page: Page): Promise<string[]> =>
  broken(page, 'html', { runOnly: { type: 'rule', values: [NAMES] } })

async function broken(page: Page | Frame, part: string, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false }
  const { violations } = await page.evaluate(
    ([where, how]) =>
      (
        window as unknown as {
          axe: { run: (where: object, how: RunOptions) => Promise<AxeResults> }
        }
      ).axe.run({ include: [where] }, how),
    [part, options] as const,
  )
  const wrong: string[] = []
  for (const { id, nodes } of violations) {
    const found = id === SIZES ? await notCovered(page, nodes) : nodes
    if (found.length === 0) continue
    const some = found.slice(0, 2).map(({ html }) => html.slice(0, 160))
    wrong.push(`${id} (${found.length}): ${some.join(' ')}`)
  }
  return wrong
}

/**
 * Those that no open popover covers. A target that one covers in part is too small for as long as
 * it is open; the page without it is a place of its own.
 */
async function notCovered(page: Page | Frame, nodes: NodeResult[]): Promise<NodeResult[]> {
  const isCovered = await page.evaluate(
    (selectors) => {
      const panel = document.querySelector('.popover__panel:not([hidden])')
      const over = panel?.getBoundingClientRect()
      return selectors.map((selector) => {
        const target = document.querySelector(selector)
        const box = target?.getBoundingClientRect()
        if (!over || !box || panel?.contains(target)) return false
        const isBeside = box.right <= over.left || box.left >= over.right
        return !isBeside && box.bottom > over.top && box.top < over.bottom
      })
    },
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, at) => !isCovered[at])
}

/** The frame of another site in which a page of this path is shown. */
export function frameAt(page: Page, path: string): Frame {
  const frame = page
    .frames()
    .find((one) => one !== page.mainFrame() && new URL(one.url()).pathname.includes(path))
  if (!frame) throw new Error(`no frame shows ${path}`)
  return frame
}

/** ACC-01: the header of whoever is signed in says the balance that the server knows, to the kuruş. */
export async function balanceMissing(page: Page): Promise<string[]> {
  const units = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}')
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await (await fetch('/api/user/balance', { headers })).json()
    return data.balance as number
  })
  const header = (await page.locator('header').first().textContent()) ?? ''
  return header.includes(formatMoney(units))
    ? []
    : [`the header does not say ${formatMoney(units)}`]
}

/**
 * A11Y-01: nothing that this page shows now, or this part of it, breaks a rule. It is looked at from
 * its top: a link that is scrolled half below the header counts as too small there.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await standStill(page)
  await setMotion(page, false)
  const top = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const found = await rulesBroken(page, 'tr', part)
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await setMotion(page, true)
  expect(found).toEqual([])
}

/** Whether what begins to fade meanwhile, such as a toast that leaves, does so by degrees. */
async function setMotion(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((isMoving) => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { animation-duration: 0s !important; transition: none !important }')
    document.adoptedStyleSheets = isMoving ? [] : [still]
  }, isOn)
}

/** What sticks out at the side, if anything makes the page wider than its window. */
export async function overflow(page: Page, width: number): Promise<string[]> {
  const found = await page.evaluate((most) => {
    const wide = document.documentElement.scrollWidth
    if (wide <= most) return []
    const guilty = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.getBoundingClientRect().right <= most + 0.5) return false
      let box = element.parentElement
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      return !box || box.contains(document.body)
    })
    return [`${wide} px wide`, ...guilty.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120))]
  }, width)
  return found.length > 0 ? [`overflows: ${found.join(' ')}`] : []
}

/** That it is as it should be on a phone and on a desktop, of each of which a picture is kept. */
export async function looksWell(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    // The page draws itself anew for its width, a moment after it has it.
    await expect.poll(() => overflow(page, width)).toEqual([])
    await expectAccessible(page)
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
  }
}

/** The paths this place links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.$$eval('a[href]', (links) => links.map((link) => (link as HTMLAnchorElement).pathname))

/** All that is seen or read out, but what is marked as another language's or as a name. */
export async function textsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate((attributes) => {
    const { lang } = document.documentElement
    const speaking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.closest('[lang]')?.getAttribute('lang') === lang &&
        !element.closest('script, style, svg, [translate=no]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    return speaking.flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      ),
    ])
  }, READ_OUT)
  const said = [await page.title(), ...found].map((text) => text.trim())
  return [...new Set(said)].filter(Boolean)
}

/**
 * Resolves when nothing fades or moves: a colour half-way to another is neither. A list whose answer is
 * of the last question is dimmed until its own comes.
 */
export async function standStill(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[role="list"][aria-busy="true"]') &&
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) < 5_000,
        ),
  )
}
