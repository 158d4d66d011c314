import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { BeginReply, FinishReply } from '../../arcade/src/protocol.ts'
import { lose } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { PLACES } from '../kit/places.ts'
import { balanceOf, openAs, pay, signUp } from '../kit/player.ts'
import { contextOf, SAYS, sumOf, VIEWS } from './slot-page.ts'

test.describe.configure({ timeout: 300_000 })

const PLAY = PLACES.find(({ name }) => name === 'play')?.path ?? ''
const DEPOSIT = 500
/** A round with free spins of its own takes long. */
const ROUND_MAX_MS = 150_000

const ENDS = {
  'its page is killed': (page: Page) => page.close(),
  'its page is loaded anew': (page: Page) => page.reload(),
}

for (const [index, view] of VIEWS.entries()) {
  const [how, end] = Object.entries(ENDS)[index] ?? ['', () => {}]
  const { language, width } = view
  const says = SAYS[language]

  test(`GAM-11: a round is finished and paid once where ${how} in the middle of it, and its player is told: ${language} at ${width} px`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, view)
    const session = await signUp()
    await pay(session, { deposit: DEPOSIT })
    await openAs(context, session)
    await context.addInitScript((lang) => {
      if (self === top) localStorage.setItem('lang', lang)
    }, language)
    const before = await context.newPage()
    const game = await openPlay(before)
    // The page goes before it can say that it has shown the round. A call that is only held
    // could go out as its frame is taken away.
    const letGo = await lose(before, '/api/finish')
    const spin = game.getByRole('button', { name: says.spin })
    await expect(spin).toHaveAttribute('aria-disabled', 'false')
    const begun = answerOf<BeginReply>(before, '/api/begin')
    await spin.press('Enter')
    const { round } = await begun
    const finished = answersOf(context)
    await end(before)
    const isKilled = before.isClosed()
    if (!isKilled) await letGo()

    const page = isKilled ? await context.newPage() : before
    const again = await openPlay(page, !isKilled)
    await expect(again.getByRole('status')).toContainText(says.resumed)
    await expect.poll(() => finished, { timeout: ROUND_MAX_MS }).toHaveLength(1)
    const [paid] = finished
    expect(paid?.round.id).toBe(round.id)
    expect(paid?.round.state).toBe('settled')
    await expect(again.getByRole('status')).not.toContainText(says.resumed)

    const balance = DEPOSIT * 100 - round.stakeKurus + round.winKurus
    expect(paid?.balanceKurus).toBe(balance)
    expect(Math.round((await balanceOf(session)) * 100)).toBe(balance)
    await expect(again.getByRole('status')).toContainText(says.balance(sumOf(balance)))
    await expect(again.getByRole('button', { name: says.spin })).toBeVisible()
    await again.getByRole('button', { name: says.history, exact: true }).click()
    const rounds = again.getByRole('dialog').locator('summary')
    await expect(rounds).toHaveCount(1)
    await expect(rounds).toContainText(`${sumOf(round.stakeKurus)} → ${sumOf(round.winKurus)}`)

    // It was told once: whoever comes again finds a game at rest.
    await page.reload()
    const rested = await openPlay(page, true)
    await expect(rested.getByRole('button', { name: says.spin })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await expect(rested.getByRole('status')).not.toContainText(says.resumed)
    expect(finished).toHaveLength(1)
    await context.close()
  })
}

/** The game on its page of the site. */
async function openPlay(page: Page, isThere = false): Promise<FrameLocator> {
  if (!isThere) await page.goto(PLAY)
  const game = page.frameLocator('.frame')
  await game.locator('.machine').first().waitFor({ state: 'attached' })
  return game
}

const answerOf = async <Reply>(page: Page, path: string): Promise<Reply> =>
  (await (await page.waitForResponse((response) => response.url().endsWith(path))).json()) as Reply

/** Every round that any page of this browser has finished from here on. */
function answersOf(context: BrowserContext): FinishReply[] {
  const finished: FinishReply[] = []
  context.on('response', async (response) => {
    if (response.url().endsWith('/api/finish')) finished.push(await response.json())
  })
  return finished
}
