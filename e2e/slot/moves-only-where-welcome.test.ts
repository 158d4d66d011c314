import type { Browser, Page } from '@playwright/test'
import { hold } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { leaveWin, pay, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, GAME, openGame, SAYS, sumOf, VIEWS } from './slot-page.ts'

test.describe.configure({ timeout: 300_000 })

const MOTIONS = ['reduce', 'no-preference'] as const

for (const reducedMotion of MOTIONS) {
  const moves = reducedMotion === 'no-preference'

  test(`nothing moves on the reels before their answer is there; then they ${moves ? 'spin' : 'show it at once'}, where motion is ${moves ? 'welcome' : 'not'}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, { ...VIEWS[0], reducedMotion })
    const session = await signUp()
    await pay(session, { deposit: 500 })
    const page = await openGame(context, session, 'tr')
    const answer = await hold(page, '/api/begin')
    await page.getByRole('button', { name: SAYS.tr.spin }).click()
    await expect(page.locator('.coin[aria-busy=true]')).toBeVisible()
    expect(await page.evaluate(picturesSeen)).toBe(1)
    if (!moves) await expect.poll(() => page.evaluate(runningAnimations)).toEqual([])
    await page.evaluate(watchReels)
    await answer()
    const reels = () => page.evaluate(() => (window as unknown as Watching).watched.reels)
    if (moves) await expect.poll(reels).toBeGreaterThan(4)
    else {
      await expect(page.locator('.coin[aria-busy=false]')).toBeVisible()
      // Where nothing may move one picture follows the other.
      expect(await reels()).toBeLessThanOrEqual(2)
    }
    await context.close()
  })

  test(
    `a win ${moves ? 'is counted up and celebrated' : 'is there at once'}, where motion is ${moves ? 'welcome' : 'not'}`,
    deepUnless(moves),
    async ({ browser }) => {
      const { page, winKurus, stakeKurus } = await openOnWin(browser, reducedMotion)
      await expect(page.getByRole('button', { name: SAYS.tr.spin })).toBeVisible()
      await expect(page.locator('.sum--lit b')).toHaveText(sumOf(winKurus))
      expect(winKurus).toBeGreaterThan(stakeKurus)
      const watched = () => page.evaluate(() => (window as unknown as Watching).watched)
      if (moves) {
        // Before the round's end, in between, and after it.
        await expect.poll(async () => (await watched()).sums.length).toBeGreaterThan(2)
        await expect.poll(async () => (await watched()).gestures).toBeGreaterThan(0)
      } else {
        const { sums, gestures } = await watched()
        expect(sums.length, `seen: ${sums}`).toBeLessThanOrEqual(2)
        expect(gestures).toBe(0)
      }
      await page.context().close()
    },
  )
}

/** How many different pictures the reels show within some frames. */
async function picturesSeen(): Promise<number> {
  const seen = new Set<string>()
  for (let frame = 0; frame < 8; frame++) {
    await new Promise(requestAnimationFrame)
    const images = document.querySelectorAll<HTMLElement>('.machine__window img')
    seen.add(
      [...images]
        .map((image) => {
          const { left, top } = image.getBoundingClientRect()
          return `${left} ${top}`
        })
        .join(),
    )
  }
  return seen.size
}

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => String(Reflect.get(animation, 'animationName')))

/** Counts from now on the pictures that the reels show. */
function watchReels(): void {
  const watched = { reels: 1 }
  Object.assign(window, { watched })
  const shown = () =>
    [...document.querySelectorAll<HTMLImageElement>('.machine__window img')]
      .map((image) => {
        const { left, top } = image.getBoundingClientRect()
        return `${left} ${top} ${image.src.length}`
      })
      .join()
  let last = shown()
  const look = () => {
    const now = shown()
    if (now !== last) watched.reels += 1
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

type Watching = { watched: { sums: string[]; gestures: number; reels: number } }

/** A page that finds a round with a win unfinished, and everything that its meter says. */
async function openOnWin(browser: Browser, reducedMotion: (typeof MOTIONS)[number]) {
  const session = await signUp()
  await pay(session, { deposit: 500 })
  const { winKurus, stakeKurus } = await leaveWin(session, GAME)
  const context = await contextOf(browser, { ...VIEWS[0], reducedMotion })
  await context.addInitScript(watch)
  const paid = new Promise<void>((done) => {
    context.on('response', (response) => {
      if (response.url().endsWith('/api/finish')) done()
    })
  })
  const page: Page = await openGame(context, session, 'tr')
  await paid
  return { page, winKurus, stakeKurus }
}

function watch(): void {
  const watched = { sums: [] as string[], gestures: 0 }
  Object.assign(window, { watched })
  new MutationObserver(() => {
    // The balance: the win is counted up on it.
    const sum = document.querySelector('.sum b')?.textContent
    if (sum && watched.sums.at(-1) !== sum) watched.sums.push(sum)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  document.addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'machine-won') watched.gestures += 1
  })
}
