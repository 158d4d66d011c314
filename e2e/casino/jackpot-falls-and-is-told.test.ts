import type { BrowserContext, Page } from '@playwright/test'
import { postMany } from '../../arcade/src/jackpots/testing/post-many.ts'
import { openPool } from '../../arcade/src/store/database.ts'
import { findEmbedded } from '../../scripts/postgres/embedded.ts'
import { become } from '../kit/answers.ts'
import { expect, test } from '../kit/journey.ts'
import { ask, balanceOf, pay, playRoundAt, type Session, signUp } from '../kit/player.ts'
import { openVisit, settle } from '../kit/visit.ts'

const DEPOSIT = 500
const GAME = {
  call: '/api/casino/amusnetlaunchurl',
  order: { code: 'amusnet-zar_ates_kirazi', isMobile: true },
}
/** More than Cihar can grow: it falls to one of them. */
const STAKES = { count: 180, stakeKurus: 20_000_000 }
/** What it begins with. */
const SEED = 10_000

/** What a whole evening of play by the player of a round would stake, posted at once in the books of the arcade. */
async function postAnEvening(as: string): Promise<void> {
  const embedded = await findEmbedded(process.env.ZAR_DATA_DIR ?? '')
  if (!embedded) throw new Error('the app has no database')
  const pool = openPool(embedded.urlOf('arcade'))
  try {
    await postMany(pool, { as, ...STAKES, now: new Date() })
  } finally {
    await pool.end()
    await embedded.stop()
  }
}

/** A room of the player at the same supplier. */
async function openRoom(context: BrowserContext, player: Session): Promise<Page> {
  const order = { code: 'amusnet-zar_rulet_kosku', isMobile: true }
  const room = await context.newPage()
  const { url } = await fetch(await ask<string>(GAME.call, order, player))
  const address = new URL(url)
  address.searchParams.set('lang', 'tr')
  await room.goto(address.href)
  await expect(balanceIn(room)).toHaveText(/₺\d/)
  return room
}

const balanceIn = (room: Page) =>
  room.locator('.strip dl > div').filter({ hasText: 'Bakiye' }).locator('dd')
const liraIn = (text: string) => Number(text.replace('₺', '').replaceAll('.', '').replace(',', '.'))

/** More than one pot may have fallen: each has its card, one after the other. */
async function readCards(room: Page): Promise<void> {
  const card = room.getByRole('alertdialog')
  await expect(card).toHaveAccessibleName(/^(Yek|Dü|Cihar|Şeş) sana düştü: ₺/, { timeout: 60_000 })
  await expect(card).toContainText('Bakiyene eklendi', { timeout: 60_000 })
  await expect(async () => {
    if (await card.isVisible()) await card.getByRole('button', { name: 'Oyuna dön' }).click()
    expect(await card.count()).toBe(0)
  }).toPass()
}

test('GAM-17: the lobby shows four jackpots; one that falls is paid, told there and to its player at a table, and computed again', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const visit = { language: 'tr', width: 390, isPlayer: false, at: '/casino/games' } as const
  const { page, context } = await openVisit(browser, visit)
  const jackpots = page.getByRole('region', { name: 'Jackpotlar' })
  const cihar = jackpots.getByRole('article').filter({ hasText: 'Cihar' })
  await expect(jackpots.getByRole('article')).toHaveCount(4)
  await expect(cihar).toContainText('₺75.000 olmadan düşer')
  await expect(cihar.locator('.jackpot__sum')).toContainText('₺')

  const player = await signUp()
  await pay(player, { deposit: DEPOSIT })
  // The supplier's address leads to the game's own page.
  const { url } = await fetch(await ask<string>(GAME.call, GAME.order, player))
  const roundId = await playRoundAt(new URL(url))
  const room = await openRoom(context, player)
  await postAnEvening(roundId)
  await expect(cihar.getByRole('status')).toContainText('kazandı', { timeout: 60_000 })
  await expect.poll(() => balanceOf(player), { timeout: 60_000 }).toBeGreaterThan(SEED)
  await readCards(room)
  await expect(async () => {
    expect(liraIn(await balanceIn(room).innerText())).toBe(await balanceOf(player))
  }).toPass({ timeout: 60_000 })
  const asked = room.waitForResponse((response) => response.url().includes('/api/jackpots/won'))
  await room.reload()
  await (await asked).finished()
  await expect(room.getByRole('region', { name: 'Jackpotlar' })).toBeVisible()
  await expect(room.getByRole('alertdialog', { name: /^Cihar/ })).toHaveCount(0)

  await page.goto(`${new URL(url).origin}/verify?lang=tr`)
  await page.getByRole('button', { name: 'Düşen jackpotları hesapla' }).click()
  await expect(page.getByText(/^(\d+) jackpottan \1 tanesi tutuyor/)).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Cihar #\d+₺/ })
      .first(),
  ).toBeInViewport()
  await page.goto('/casino/games')

  await become(page, player)
  await settle(page)
  const wanted = { skip: 0, take: 10 }
  const rows = await ask<{ title: string }[]>('/api/customer/notification', wanted, player)
  expect(rows.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/ jackpot: Ateş Kirazı$/),
  )
  await context.close()
})
