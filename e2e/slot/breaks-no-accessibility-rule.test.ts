import type { BrowserContext, Frame, Page } from '@playwright/test'
import { hold } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { frameAt, overflow, rulesBroken, standStill } from '../kit/looks.ts'
import { PLACES } from '../kit/places.ts'
import { openAs, type Session, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { arcadeUrl, contextOf, GAME, openGame, SAYS, VIEWS, type View } from './slot-page.ts'

const NAMES = { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' }

/** Everything the slot shows, one thing after another. */
test.describe.configure({ timeout: 300_000 })

/** What was found wrong, by what was looked at. */
type RuleCheck = { look: (place: string, part?: Page | Frame) => Promise<void>; wrong: string[] }

function lookInto(page: Page, { language, width }: View): RuleCheck {
  const wrong: string[] = []
  const look = async (place: string, part: Page | Frame = page) => {
    await standStill(part)
    const found = await rulesBroken(part, language)
    if (part === page) found.push(...(await overflow(page, width)))
    wrong.push(...found.map((what) => `${place}: ${what}`))
  }
  return { look, wrong }
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `A11Y-01: the slot breaks no rule at rest, in a round, in its panels and in trouble: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const context = await contextOf(browser, view)
      const page = await openGame(context, await signUp(), language)
      const { look, wrong } = lookInto(page, view)
      const spin = page.getByRole('button', { name: says.spin })
      await expect(spin).toHaveAttribute('aria-disabled', 'false')
      await look('at rest')

      // Who has just come has no money.
      await spin.click()
      await expect(page.getByText(says.tooPoor)).toBeVisible()
      await look('a refusal')
      await page.getByRole('button', { name: says.gotIt }).click()

      await context.setOffline(true)
      await expect(page.getByRole('status')).toContainText(says.offline)
      await look('offline')
      await context.setOffline(false)
      await expect(page.getByRole('status')).not.toContainText(says.offline)

      for (const panel of ['rules', 'history', 'fairness'] as const) {
        await page.getByRole('button', { name: says[panel], exact: true }).click()
        const opened = page.getByRole('dialog', { name: says[panel] })
        await expect(opened.locator('[aria-busy=true]')).toHaveCount(0)
        await look(panel)
        await opened.getByRole('button', { name: says.close }).click()
        await expect(opened).toHaveCount(0)
      }
      expect(wrong).toEqual([])
      await context.close()
    },
  )

  test(
    `A11Y-01: a round, its proof, the rules and the verifier break no rule: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const context = await contextOf(browser, view)
      const page = await openDemo(context, language)
      const { look, wrong } = lookInto(page, view)
      const answer = await hold(page, '/api/begin')
      await page.getByRole('button', { name: says.spin }).click()
      await expect(page.locator('.coin[aria-busy=true]')).toBeVisible()
      await look('while its answer is awaited')
      await answer()
      await expect(page.getByRole('button', { name: says.spin })).toBeVisible({ timeout: 150_000 })
      await look('what came of it')

      await page.getByRole('button', { name: says.fairness, exact: true }).click()
      await page.getByRole('button', { name: says.rotate }).click()
      await expect(page.getByRole('heading', { name: says.revealed })).toBeVisible()
      await look('the revealed seed')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: says.history, exact: true }).click()
      await page.locator('summary').first().click()
      await look('a round of the history')

      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: says.verify }).click()
      wrong.push(...(await verifierWrong(await opening, view)))
      const rules = await context.newPage()
      await rules.goto(new URL(`/rules/${GAME}?lang=${language}`, page.url()).href)
      await expect(rules.getByRole('heading', { level: 1, name: NAMES[language] })).toBeVisible()
      const book = lookInto(rules, view)
      await book.look('the rules')
      expect([...wrong, ...book.wrong]).toEqual([])
      await context.close()
    },
  )
}

/** The verifier as a round leads to it: what it makes of that round, of another seed, of nonsense. */
async function verifierWrong(page: Page, view: View): Promise<string[]> {
  const says = SAYS[view.language]
  const { look, wrong } = lookInto(page, view)
  const verify = page.getByRole('button', { name: says.verify })
  await verify.waitFor()
  await look('the verifier')
  await verify.click()
  await expect(page.getByText(says.matches)).toBeVisible()
  await look('a verified round')
  await page.getByLabel(says.commitment).fill('00')
  await verify.click()
  await expect(page.getByText(says.differs)).toBeVisible()
  await look('a round of another seed')
  await page.getByLabel(says.nonce).fill('no number')
  await verify.click()
  await expect(page.getByText(says.fault)).toBeVisible()
  await look('nonsense')
  return wrong
}

async function openDemo(context: BrowserContext, language: View['language']): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${await arcadeUrl()}/play/${GAME}?demo=1&lang=${language}`)
  await expect(page.getByRole('button', { name: SAYS[language].spin })).toBeVisible()
  return page
}

test('A11Y-01: the slot in the site’s frame breaks no rule, nor does a panel of it', async ({
  browser,
}) => {
  const view = VIEWS[0]
  const context = await contextOf(browser, view)
  const page = await openOnSite(context, await signUp())
  const frame = frameAt(page, '/play/zar')
  const { look, wrong } = lookInto(page, view)
  await expect(frame.getByRole('button', { name: SAYS.tr.spin })).toBeVisible()
  await look('the game', frame)
  await frame.getByRole('button', { name: SAYS.tr.rules }).click()
  await frame.getByRole('dialog', { name: SAYS.tr.rules }).waitFor()
  await look('its rules', frame)
  expect(wrong).toEqual([])
  await context.close()
})

async function openOnSite(context: BrowserContext, session: Session): Promise<Page> {
  await openAs(context, session)
  const page = await context.newPage()
  await page.goto(PLACES.find(({ name }) => name === 'play')?.path ?? '')
  await page.frameLocator('.frame').locator('.machine').first().waitFor({ state: 'attached' })
  return page
}
