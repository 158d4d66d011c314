import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Words } from '../kit/words.ts'

/** Ten free spins take 25 s, and may win ten more. */
export const FREE_SPINS_MAX_MS = 150_000

/** One round by the keyboard, and what the arcade itself says came of it. */
export async function spin(page: Page, game: FrameLocator, words: Words) {
  const answerOf = (call: string, timeout: number) =>
    page.waitForResponse((response) => response.url().endsWith(call), { timeout })
  const begun = answerOf('/api/begin', 30_000)
  const finished = answerOf('/api/finish', FREE_SPINS_MAX_MS)
  finished.catch(() => {})
  await game.getByRole('button', { name: words.spin }).press('Enter')
  const isOver = finished.then(() => true)
  expect((await begun).status(), 'the round begins').toBe(200)
  await startFreeSpins(game, isOver)
  const { round } = (await (await finished).json()) as {
    round: { stakeKurus: number; winKurus: number; state: string }
  }
  expect(round.state).toBe('settled')
  await expect(game.getByRole('button', { name: words.spin })).toBeVisible()
  return { stake: round.stakeKurus / 100, win: round.winKurus / 100 }
}

/** Free spins wait for their player. */
async function startFreeSpins(game: FrameLocator, isOver: Promise<boolean>): Promise<void> {
  const waits = game.locator('.intro').waitFor({ timeout: FREE_SPINS_MAX_MS })
  const isAsked = await Promise.race([
    isOver.then(() => false),
    waits.then(
      () => true,
      () => false,
    ),
  ])
  if (isAsked) await game.locator('.coin').press('Enter')
}
