import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import type { Language, Place } from '../kit/places.ts'
import { BUILT, sweep } from '../kit/sweep.ts'
import { closeAll, doorOf, goTo, MODAL, press, scrollThrough, type Visit } from '../kit/visit.ts'
import { DEEP, deepUnless } from '../runner/deep.ts'

/** In Turkish alone: what a key does is the same in every language. */
const language: Language = 'tr'

test.describe.configure({ timeout: 240_000 })

const SHUT = BUILT.filter(({ kind }) => kind !== 'page')
/** What is on a phone alone, and one of the dialogs that are everywhere. */
const ON_PHONE = SHUT.filter(({ name, upTo }) => upTo !== undefined || name === 'login')

for (const [width, places] of [
  [390, ON_PHONE],
  [1440, SHUT],
] as const) {
  test(
    `A11Y-02: every dialog and panel at ${width} px opens by keyboard, keeps the focus and gives it back`,
    deepUnless(width === 390),
    async ({ browser }) => {
      const view = { browser, language, width, places }
      const wrong = await sweep(view, useByKeyboard, (visit, place) =>
        goTo(visit, place.press?.length ? { ...place, kind: 'page', press: [] } : place),
      )
      expect(wrong).toEqual([])
    },
  )
}

test(
  'A11Y-02, A11Y-04: every button, link and field of a page is reached by Tab',
  DEEP,
  async ({ browser }) => {
    const places = BUILT.filter(({ kind }) => kind === 'page')
    const wrong = await sweep({ browser, language, width: 1440, places }, ({ page }) =>
      unreached(page),
    )
    expect(wrong).toEqual([])
  },
)

async function useByKeyboard({ page }: Visit, { kind, path, press: doors = [] }: Place) {
  // The log-in that opens by itself is used as the one that is asked for.
  if (doors.length === 0 && !path.includes('?')) return []
  const wrong: string[] = []
  const [first] = doors
  for (const name of doors) await press(page, name[language], byKey)
  const modal = page.locator(MODAL).last()
  const isModal = kind === 'dialog' || (await modal.count()) > 0
  if (isModal) {
    await modal.waitFor()
    // A game that comes takes the keyboard once.
    await expect(modal.locator('.frame__wait')).toHaveCount(0)
    await expect.poll(() => isInside(page), { message: 'the focus comes' }).toBe(true)
    if (!(await keepsFocus(page))) wrong.push('the focus leaves it')
  }
  await page.keyboard.press('Escape')
  await closeAll(page)
  if ((await page.locator(MODAL).filter({ visible: true }).count()) > 0) {
    wrong.push('Escape does not close it')
  }
  if (first && doors.length === 1) {
    const door = doorOf(page, first[language])
    await expect(door, 'the focus returns').toBeFocused()
  }
  return wrong
}

async function byKey(door: Locator): Promise<void> {
  await door.focus()
  await expect(door).toBeFocused()
  await door.page().keyboard.press('Enter')
}

/** Tab goes round in the dialog on top, forwards and backwards. */
async function keepsFocus(page: Page): Promise<boolean> {
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    if (!(await isInside(page))) return false
  }
  return true
}

const isInside = (page: Page): Promise<boolean> =>
  page.evaluate((modal) => {
    const top = [...document.querySelectorAll(modal)].at(-1)
    const at = document.activeElement
    // From the browser's own modal Tab visits the browser itself, which shows as the body.
    return at === document.body ? top instanceof HTMLDialogElement : Boolean(top?.contains(at))
  }, MODAL)

const USABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Which of the things that can be used on this page Tab does not come to: in one round, or, what
 * only shows once the page has been scrolled, from what stands before it.
 */
async function unreached(page: Page): Promise<string[]> {
  // A game in a frame has a round of its own.
  if ((await page.locator('iframe').count()) > 0) return []
  await scrollThrough(page)
  await page.evaluate(() => {
    const seen = new WeakSet<Element>()
    addEventListener('focusin', ({ target }) => target instanceof Element && seen.add(target))
    Object.assign(window, { seen })
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await goRound(page)
  // What was drawn anew meanwhile is another element, and looked for once more.
  let missed = await missedIn(page)
  if (missed.length > 0) missed = await missedIn(page)
  return missed
}

async function missedIn(page: Page): Promise<string[]> {
  const missed: string[] = []
  for (const one of await notSeen(page)) {
    if (!(await comesNext(page, one))) {
      missed.push(`not reached: ${await one.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))}`)
    }
  }
  return missed
}

/** Whether Tab goes here from what stands before it. */
async function comesNext(page: Page, one: ElementHandle<Element>): Promise<boolean> {
  await one.evaluate((here, usable) => {
    const all = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.closest('[inert]') &&
        each.checkVisibility({ visibilityProperty: true }),
    )
    all[all.indexOf(here as HTMLElement) - 1]?.focus()
  }, USABLE)
  await page.keyboard.press('Tab')
  return one.evaluate((here) => here === document.activeElement)
}

/** More is drawn as the page scrolls, so the end is looked for again and again. */
async function goRound(page: Page): Promise<void> {
  const usable = page.locator('a, button, input, select, textarea, [tabindex]')
  for (let pressed = 0; pressed < (await usable.count()) + 5; pressed += 20) {
    for (let at = 0; at < 20; at++) await page.keyboard.press('Tab')
  }
}

async function notSeen(page: Page): Promise<ElementHandle<Element>[]> {
  const found = await page.evaluateHandle((usable) => {
    const { seen } = window as unknown as { seen: WeakSet<Element> }
    // Tab comes to one of a group of radios, and the arrows to the others.
    const groupOf = (one: HTMLElement) =>
      one instanceof HTMLInputElement && one.type === 'radio'
        ? [...document.querySelectorAll(`input[type="radio"][name="${one.name}"]`)]
        : [one]
    return [...document.querySelectorAll<HTMLElement>(usable)]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest('[inert]') && !groupOf(one).some((each) => seen.has(each)))
  }, USABLE)
  const each = await found.getProperties()
  return [...each.values()].flatMap((one) => (one.asElement() as ElementHandle<Element>) ?? [])
}
