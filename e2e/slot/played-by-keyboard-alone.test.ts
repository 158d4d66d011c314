import type { Locator, Page } from '@playwright/test'
import type { BeginReply, FinishReply } from '../../arcade/src/protocol.ts'
import { sentTo } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { pay, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, openGame, SAYS, sumOf, VIEWS } from './slot-page.ts'

test.describe.configure({ timeout: 300_000 })

/** Ten free spins take 25 s, and may win ten more. */
const ROUND_MAX_MS = 150_000
const STAKE_KURUS = 2_000

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `A11Y-02: the slot is played by keyboard alone, and what comes of it is said: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const context = await contextOf(browser, view)
      const session = await signUp()
      await pay(session, { deposit: 500 })
      const page = await openGame(context, session, language)
      const spin = page.getByRole('button', { name: says.spin })
      await expect(spin).toHaveAttribute('aria-disabled', 'false')
      const said = page.getByRole('status')
      const spins = sentTo(page, '/api/begin')

      await page.keyboard.press('+')
      await expect(spin).toHaveAccessibleName(new RegExp(sumOf(4_000)))
      await expect(said).toContainText(says.stake(sumOf(4_000)))
      await page.keyboard.press('-')
      await expect(spin).toHaveAccessibleName(new RegExp(sumOf(STAKE_KURUS)))
      await expect(said).toContainText(says.stake(sumOf(STAKE_KURUS)))

      // Space, wherever the focus is, held down: one round.
      const first = await roundOf(page, () => page.keyboard.down(' '))
      expect(first.begun.round.stakeKurus).toBe(STAKE_KURUS)
      await expect(said).toContainText(resultOf(first, says))
      await expect(said).toContainText(says.balance(sumOf(first.paid.balanceKurus)))
      await expect(spin).toHaveAttribute('aria-disabled', 'false')
      await page.keyboard.down(' ')
      await page.keyboard.up(' ')
      await page.keyboard.press('+')
      await expect(said).toContainText(says.stake(sumOf(4_000)))
      expect(spins).toHaveLength(1)

      // The button itself, by Tab and Enter. It keeps the focus while it waits.
      await tabTo(page, spin)
      const second = await roundOf(page, () => page.keyboard.press('Enter'))
      expect(second.begun.round.stakeKurus).toBe(4_000)
      await expect(said).toContainText(resultOf(second, says))
      await expect(spin).toBeFocused()
      expect(spins).toHaveLength(2)
      await context.close()
    },
  )

  test(
    `A11Y-02: the slot’s panels open and close by keyboard, and give the focus back: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const context = await contextOf(browser, view)
      const page = await openGame(context, await signUp(), language)
      await expect(page.getByRole('button', { name: says.spin })).toBeVisible()
      const spins = sentTo(page, '/api/begin')
      for (const name of [says.rules, says.history, says.fairness]) {
        const door = page.getByRole('button', { name, exact: true })
        const panel = page.getByRole('dialog', { name })
        await tabTo(page, door)
        await page.keyboard.press('Enter')
        await expect(panel).toBeVisible()
        await page.keyboard.press('+')
        await page.keyboard.press('Escape')
        await expect(panel).toHaveCount(0)
        await expect(door).toBeFocused()
        await page.keyboard.press(' ')
        await tabTo(page, panel.getByRole('button', { name: says.close }))
        await page.keyboard.press('Enter')
        await expect(panel).toHaveCount(0)
        await expect(door).toBeFocused()
      }
      // What was pressed for the panels changed no stake and began no round.
      await expect(page.getByRole('button', { name: says.spin })).toHaveAccessibleName(
        new RegExp(sumOf(STAKE_KURUS)),
      )
      expect(spins).toEqual([])

      await page.keyboard.press('Enter')
      await tabTo(page, page.getByLabel(says.seed))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('kiraz 41')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('kiraz-41')
      await page.keyboard.press('Enter')
      await expect(page.locator('.proofs').first()).toContainText('kiraz-41')
      // The first pair reveals nothing; the next one, begun from where the focus is, reveals it.
      await expect(page.getByLabel(says.newSeed)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: says.revealed })).toBeVisible()
      await context.close()
    },
  )
}

type RoundReplies = { begun: BeginReply; paid: FinishReply }

/** One round that this begins, once it is paid: what the arcade itself says of it. */
async function roundOf(page: Page, begin: () => Promise<void>): Promise<RoundReplies> {
  const answer = (path: string, timeout = 30_000) =>
    page.waitForResponse((response) => response.url().endsWith(path), { timeout })
  const answers = Promise.all([answer('/api/begin'), answer('/api/finish', ROUND_MAX_MS)])
  await begin()
  const [begun, paid] = await answers
  return { begun: await begun.json(), paid: await paid.json() }
}

/** What whoever does not see the reels has to hear: the sum, if there is one, or that there is none. */
function resultOf({ paid }: RoundReplies, says: (typeof SAYS)['tr']): string {
  const { winKurus, stakeKurus } = paid.round
  if (winKurus === 0) return says.lost
  return winKurus > stakeKurus ? says.won(sumOf(winKurus)) : sumOf(winKurus)
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}
