import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { openAs, pay, signUp } from '../kit/player.ts'
import { doorOf } from '../kit/visit.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, openGame, SAYS, sumOf, VIEWS, type View } from './slot-page.ts'
import { FREE_SPINS_MAX_MS } from './spin.ts'

/** A game of each supplier, some on a phone in Turkish and some at a desk in English. */
const GAMES = [
  { supplier: 'Hub88', name: 'Nar Bahçesi', view: VIEWS[0] },
  { supplier: 'SoftGamings', name: 'Evil Eye Averted', view: VIEWS[1] },
  { supplier: 'Amusnet', name: 'Ateş Kirazı', view: VIEWS[0] },
  { supplier: 'EGT Digital', name: 'Fish Market', view: VIEWS[1] },
  { supplier: 'EveryMatrix', name: 'Fener Gecesi', view: VIEWS[0] },
  { supplier: 'Digitain', name: 'Sultan’s Crown', view: VIEWS[1] },
]
const MY_SEED = 'benim-tohumum-41'

for (const { supplier, name, view } of GAMES) {
  test(
    `H3, FAIR-05: a player rotates, reveals and verifies inside the casino’s frame: ${supplier}, ${view.language} at ${view.width} px`,
    deepUnless(supplier === 'Hub88' || supplier === 'Digitain'),
    async ({ browser }) => {
      const says = SAYS[view.language]
      const context = await contextOf(browser, view)
      const { page, game } = await openInFrame(context, name, view)
      const given: SeedPair[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/seed')) given.push(request.postDataJSON())
      })

      // FAIR-01: before any seed of the player's is given, the hash is on the screen.
      const hash = await proofOf(game, says.firstCommitment)
      const seed = await proofOf(game, says.seed)
      expect(given).toEqual([])
      const round = await playRound(page, game, view)
      expect(round).toMatchObject({ commitment: hash, clientSeed: seed, nonce: 0 })
      expect(given).toMatchObject([{ commitment: hash, clientSeed: seed }])

      await game.getByRole('button', { name: says.fairness, exact: true }).click()
      const panel = game.getByRole('dialog', { name: says.fairness })
      const next = await panel
        .locator('.proof')
        .filter({ hasText: says.nextCommitment })
        .locator('code')
        .innerText()
      await panel.getByLabel(says.newSeed).fill(MY_SEED)
      await panel.getByRole('button', { name: says.rotate }).click()
      await expect(panel.getByRole('heading', { name: says.revealed })).toBeVisible()
      await expect(panel.locator('.revealed')).toBeInViewport({ ratio: 0.9 })
      await expect(panel.locator('.proofs').first()).toContainText(MY_SEED)
      await expect(panel.locator('.proofs').first()).toContainText(next)
      expect(given[1]).toMatchObject({ commitment: next, clientSeed: MY_SEED })
      await expect(panel.locator('.revealed')).toContainText(round.commitment)
      await panel.getByRole('button', { name: says.close }).click()

      await game.getByRole('button', { name: says.history, exact: true }).click()
      await game.locator('summary').first().click()
      const opening = context.waitForEvent('page')
      await game.getByRole('link', { name: says.verify }).click()
      const verifier = await opening
      await verifier.getByRole('button', { name: says.verify }).click()
      await expect(verifier.getByText(says.matches)).toBeVisible()
      await expect(verifier.locator('.sums')).toContainText(sumOf(round.winKurus))
      await expect(verifier.locator('.sums')).toContainText(round.commitment)
      await context.close()
    },
  )
}

test('H2, FAIR-01: the player writes the first seed themselves, after its hash is on the screen', async ({
  browser,
}) => {
  const view = VIEWS[0]
  const says = SAYS[view.language]
  const context = await contextOf(browser, view)
  const { page, game } = await openInFrame(context, 'Nar Bahçesi', view)
  const hash = await proofOf(game, says.firstCommitment)
  await game.getByRole('button', { name: says.changeSeed }).click()
  const panel = game.getByRole('dialog', { name: says.fairness })
  await expect(panel).toContainText(hash)
  const seed = panel.getByLabel(says.seed)
  await seed.fill('türkçe olmaz')
  await panel.getByRole('button', { name: says.begin }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await seed.fill(MY_SEED)
  await panel.getByRole('button', { name: says.begin }).click()
  await expect(panel.getByRole('button', { name: says.rotate })).toBeVisible()
  await expect(panel.locator('.proofs').first()).toContainText(MY_SEED)
  await panel.getByRole('button', { name: says.close }).click()
  await expect(game.getByText(says.firstCommitment)).toHaveCount(0)
  expect(await playRound(page, game, view)).toMatchObject({ commitment: hash, clientSeed: MY_SEED })
  await context.close()
})

test('H2: two windows of one game begin one pair, and the later one says that the seeds were replaced', async ({
  browser,
}) => {
  const view = VIEWS[0]
  const says = SAYS[view.language]
  const context = await contextOf(browser, view)
  const session = await signUp()
  await pay(session, { deposit: 500 })
  const [first, second] = [
    await openGame(context, session, view.language),
    await openGame(context, session, view.language),
  ]
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: says.changeSeed }).click()
    await page.getByRole('button', { name: says.begin }).click()
  }
  await begin(first)
  await expect(first.getByRole('button', { name: says.rotate })).toBeVisible()
  await begin(second)
  await expect(second.getByRole('alert')).toContainText('Yeni özet ekranda')
  await second.getByRole('button', { name: says.rotate }).click()
  await expect(second.getByRole('heading', { name: says.revealed })).toBeVisible()
  await context.close()
})

type SeedPair = { commitment: string; clientSeed: string }

/** What stands under the reels beside this name. */
const proofOf = (game: FrameLocator, name: string): Promise<string> =>
  game.locator('.firstseeds p').filter({ hasText: name }).locator('code').innerText()

/** A new player with money opens the game on the casino's own page. */
async function openInFrame(
  context: BrowserContext,
  name: string,
  { language }: View,
): Promise<{ page: Page; game: FrameLocator }> {
  const session = await signUp()
  await pay(session, { deposit: 500 })
  await openAs(context, session)
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  const page = await context.newPage()
  await page.goto('/casino/slot')
  await doorOf(page, language === 'tr' ? `${name}: oyna` : `Play ${name}`).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: SAYS[language].spin })).toBeVisible()
  return { page, game }
}

type PlayedRound = { commitment: string; clientSeed: string; nonce: number; winKurus: number }

/** One round by a press, and what the arcade itself says came of it. */
async function playRound(page: Page, game: FrameLocator, { language }: View): Promise<PlayedRound> {
  const finished = page.waitForResponse((response) => response.url().endsWith('/api/finish'), {
    timeout: FREE_SPINS_MAX_MS,
  })
  await game.getByRole('button', { name: SAYS[language].spin }).click()
  const { round } = (await (await finished).json()) as { round: PlayedRound }
  await expect(game.getByRole('button', { name: SAYS[language].spin })).toBeVisible()
  return round
}
