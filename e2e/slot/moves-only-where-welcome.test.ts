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

  test(`the reels ${moves ? 'spin' : 'stand still, and nothing else moves,'} while their answer is awaited, where motion is ${moves ? 'welcome' : 'not'}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, { ...VIEWS[0], reducedMotion })
    const session = await signUp()
    await pay(session, { deposit: 500 })
    const page = await openGame(context, session, 'tr')
    const answer = await hold(page, '/api/begin')
    await page.getByRole('button', { name: SAYS.tr.spin }).click()
    await expect(page.getByRole('button', { name: SAYS.tr.spinning })).toBeVisible()
    // Where nothing may move the symbols fade once, and that ends.
    const seen = expect.poll(() => page.evaluate(picturesSeen))
    await (moves ? seen.toBeGreaterThan(1) : seen.toBe(1))
    const animated = expect.poll(() => page.evaluate(runningAnimations))
    await (moves ? animated.not.toEqual([]) : animated.toEqual([]))
    await answer()
    await expect(page.getByRole('status')).not.toHaveText('')
    await context.close()
  })

  test(
    `a win ${moves ? 'is counted up and celebrated' : 'is there at once'}, where motion is ${moves ? 'welcome' : 'not'}`,
    deepUnless(moves),
    async ({ browser }) => {
      const { page, winKurus, stakeKurus } = await openOnWin(browser, reducedMotion)
      await expect(page.getByRole('button', { name: SAYS.tr.spin })).toBeVisible()
      await expect(page.locator('.meter--lit b')).toHaveText(sumOf(winKurus))
      expect(winKurus).toBeGreaterThan(stakeKurus)
      const { sums, skies } = await page.evaluate(() => (window as unknown as Watching).watched)
      const between = sums.filter((sum) => sum !== sumOf(0) && sum !== sumOf(winKurus))
      expect(between.length > 0, `seen: ${sums}`).toBe(moves)
      expect(skies > 0, 'sparks fly').toBe(moves)
      await page.context().close()
    },
  )
}

/** How many different pictures the reels show within some frames. */
async function picturesSeen(): Promise<number> {
  const reels = document.querySelector<HTMLCanvasElement>('.surface--reels')
  const seen = new Set<string>()
  for (let frame = 0; frame < 8; frame++) {
    await new Promise(requestAnimationFrame)
    seen.add(reels?.toDataURL() ?? '')
  }
  return seen.size
}

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => String(Reflect.get(animation, 'animationName')))

type Watching = { watched: { sums: string[]; skies: number } }

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
  const watched = { sums: [] as string[], skies: 0 }
  Object.assign(window, { watched })
  new MutationObserver(() => {
    const sum = document.querySelector('.meter--lit b')?.textContent
    if (sum && watched.sums.at(-1) !== sum) watched.sums.push(sum)
    if (document.querySelector('.surface--sky')) watched.skies += 1
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
