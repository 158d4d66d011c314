import { expect, test } from '../../kit/journey.ts'
import { GAME } from '../../kit/places.ts'
import { ask, PASSWORD, pay, playRound, signUp } from '../../kit/player.ts'
import { hire, openAt } from '../staff.ts'
import { idOf, playerAt, reasonIn } from './shared-steps.ts'

test('EXC-02, ACC-12: support excludes a player at their word at once; nobody can end it, and the money can be withdrawn', async ({
  browser,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 300 })
  const [support, compliance] = await Promise.all([hire('support'), hire('compliance')])
  const path = `/office/players/${await idOf(session)}`
  const player = await playerAt(browser, session, '/casino/slot')
  await expect(player.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
  const page = await openAt(browser, support, path)
  await page.getByRole('button', { name: 'Dışla', exact: true }).click()
  const dialog = await reasonIn(page)
  await dialog.getByRole('button', { name: '6 ay dışla' }).click()
  await expect(dialog.getByText('Kimin kararı olduğunu seç.')).toBeVisible()
  await dialog.getByLabel('Kimin kararı').selectOption('Oyuncunun, kendisi istedi')
  await dialog.getByRole('button', { name: '6 ay dışla' }).click()
  await expect(page.getByText(`${session.username} dışlandı`)).toBeVisible()

  // The open page is logged out at once; who logs in again plays nothing and gets their money.
  const login = player.getByRole('dialog')
  await login.locator('[name=username]').fill(session.username)
  await login.locator('[name=password]').fill(PASSWORD)
  await login.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(login).toBeHidden()
  const auth = await player.evaluate(() => localStorage.getItem('auth') ?? '{}')
  const again = { ...session, ...JSON.parse(auth) }
  await expect(playRound(again, GAME.gameCode)).rejects.toThrow()
  const back = { id: 2, target: 'journey', password: PASSWORD, detail: { Amount: 300 } }
  await ask('/api/payment/withdraw', back, again)

  // Neither the player's page nor the register has a button that ends it, for anybody.
  const other = await openAt(browser, compliance, path)
  await expect(other.getByText('Kendini dışladı').first()).toBeVisible()
  const acts = other.getByRole('group', { name: 'Oyuncuyla ilgili kararlar' })
  await expect(acts.getByRole('button', { name: /kaldır|bitir|geri al/i })).toHaveCount(0)
  await other.goto('/office/exclusions')
  const row = other.getByRole('row').filter({ hasText: session.username })
  await expect(row).toContainText('Kendi isteği')
  await expect(row.getByRole('button')).toHaveCount(0)
})
