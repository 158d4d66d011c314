import { expect, test } from '../kit/journey.ts'
import { signUp } from '../kit/player.ts'
import { openVisit, settle } from '../kit/visit.ts'

/** Small things that a player meets on the way. Row ids are those of the review. */
const WIDE = { language: 'tr', width: 1440 } as const

test('U11: the first ticket is written without being told that there is none', async ({
  browser,
}) => {
  const { page, context } = await openVisit(browser, { ...WIDE, isPlayer: false, at: null })
  const auth = JSON.stringify(await signUp())
  await context.addInitScript((kept) => localStorage.setItem('auth', kept), auth)
  await page.goto('/ticket')
  await settle(page)
  await expect(page.getByText('Henüz destek talebin yok')).toBeVisible()
  await page.getByRole('button', { name: 'Yeni talep' }).click()
  await expect(page.getByRole('heading', { name: 'Yeni talep' })).toBeVisible()
  await expect(page.getByText('Henüz destek talebin yok')).toHaveCount(0)
  await page.getByRole('button', { name: 'Taleplere dön' }).click()
  await expect(page.getByText('Henüz destek talebin yok')).toBeVisible()
  await context.close()
})
