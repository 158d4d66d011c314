import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { balanceOf, gamePage, pay, type Session, signUp } from '../kit/player.ts'
import { deepUnless } from '../runner/deep.ts'
import { contextOf, sumOf, VIEWS } from '../slot/slot-page.ts'

const MINES = 'zar_kirik_cini'
const DEPOSIT = 500
/** Five of 25 tiles are cracked: so many first tiles in a row are not, less than once in a million. */
const ROUNDS_MAX = 60
const SAYS = {
  tr: { play: /^Oyna/, cashOut: /^Çek/, won: /^Çektin: /, history: 'Turların', close: 'Kapat' },
  en: {
    play: /^Play/,
    cashOut: /^Cash out/,
    won: /^You cashed out /,
    history: 'Your rounds',
    close: 'Close',
  },
}

/** Begins rounds until the first tile is whole: the round then waits for its player. */
async function openWhole(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    await page.locator('body').press('Space')
    const tile = page.locator('.mines__tile').nth(12)
    await expect(tile).toHaveAttribute('aria-disabled', 'false')
    await tile.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const isWhole = page.locator('.act--out')
    await expect(isWhole.or(page.locator('.act--in'))).toBeVisible()
    if (await isWhole.isVisible()) return
    // The focus leaves the board, so that Space is the main action again.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }
  throw new Error('no whole tile')
}

async function open(page: Page, session: Session, language: 'tr' | 'en'): Promise<void> {
  await page.goto((await gamePage(session, MINES, language)).href)
  await expect(page.locator('.desk')).toBeVisible()
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `GAM-11, A11Y-02: a round of mines is played by keyboard, survives a reload in the middle and is paid once: ${language} at ${width} px`,
    deepUnless(view === VIEWS[0]),
    async ({ browser }) => {
      const session = await signUp()
      await pay(session, { deposit: DEPOSIT })
      const context = await contextOf(browser, view)
      const page = await context.newPage()
      await open(page, session, language)
      expect(await rulesBroken(page, language)).toEqual([])

      await openWhole(page)
      expect(await rulesBroken(page, language)).toEqual([])
      const opened = await page.locator('.mines__tile--last').getAttribute('aria-label')
      await page.reload()
      await expect(page.getByRole('button', { name: says.cashOut })).toBeEnabled()
      await expect(page.locator('.mines__tile--last')).toHaveAttribute('aria-label', opened ?? '')

      await page.locator('body').press('c')
      await expect(page.getByRole('status')).toContainText(says.won)
      await expect(page.getByRole('button', { name: says.play })).toBeVisible()
      const balance = Math.round((await balanceOf(session)) * 100)
      await expect(page.locator('.sum').first()).toContainText(sumOf(balance))

      await page.locator('body').press('h')
      const rounds = page.getByRole('dialog', { name: says.history }).locator('summary')
      await expect(rounds.first()).toBeVisible()
      const sums = await rounds.evaluateAll((rows) => rows.map((row) => row.textContent ?? ''))
      const net = sums.length * -2_000 + 2_420
      expect(balance).toBe(DEPOSIT * 100 + net)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await context.close()
    },
  )
}

test('a command out of turn, twice, of another’s round or after the end is refused, and moves no money', async () => {
  const [mine, other] = await Promise.all([signUp(), signUp()])
  await Promise.all([pay(mine, { deposit: DEPOSIT }), pay(other, { deposit: DEPOSIT })])
  const [page, foreign] = await Promise.all([gamePage(mine, MINES), gamePage(other, MINES)])
  const ask = async (at: URL, path: string, body: object) => {
    const token = at.searchParams.get('token')
    const answer = await fetch(new URL(path, at.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const { session } = await (
    await fetch(new URL(`/api/session?token=${page.searchParams.get('token')}`, page.origin))
  ).json()
  await ask(page, '/api/seed', {
    commitment: session.fairness.nextCommitment,
    clientSeed: 'benim-tohumum',
  })
  const bet = { stakeKurus: 2_000, broken: 24 }
  const id = (n: number) => `0199d2a0-0000-4000-8000-00000000000${n}`
  const begun = await ask(page, '/api/begin', { commandId: id(1), bet })
  expect(begun.status).toBe(200)
  const roundId = begun.body.round.id
  const move = (commandId: string, what: object, at = page) =>
    ask(at, '/api/move', { commandId, roundId, move: what })

  // Before anything is open there is nothing to take out; a second round may not begin.
  expect(await move(id(2), { cashOut: true })).toMatchObject({ body: { refusal: 'move_refused' } })
  const second = await ask(page, '/api/begin', { commandId: id(3), bet })
  expect(second).toMatchObject({ body: { refusal: 'round_open' } })
  // Another's round, and fields that say how it ends.
  expect((await move(id(4), { open: 3 }, foreign)).status).toBeGreaterThanOrEqual(400)
  expect(await move(id(5), { open: 3, end: 'whole' })).toMatchObject({ status: 400 })
  // Twice at once, by the same command: one move.
  const twice = await Promise.all([move(id(6), { open: 3 }), move(id(6), { open: 3 })])
  const answered = twice.filter(({ status }) => status === 200)
  expect(answered.length).toBeGreaterThan(0)
  for (const { body } of answered) expect(body.round.moves).toEqual([{ open: 3 }])
  const [{ body } = { body: null }] = answered
  const wonKurus = body.round.winKurus
  expect(await move(id(7), { open: 4 })).toMatchObject({ body: { refusal: 'round_not_open' } })
  await ask(page, '/api/finish', { roundId })
  expect(Math.round((await balanceOf(mine)) * 100)).toBe(DEPOSIT * 100 - 2_000 + wonKurus)
  expect(Math.round((await balanceOf(other)) * 100)).toBe(DEPOSIT * 100)
})
