import type { Page } from '@playwright/test'
import { expect, test } from '../../kit/journey.ts'
import { GAME } from '../../kit/places.ts'
import { balanceOf, pay, playRound, signUp } from '../../kit/player.ts'
import { approve, decide, idOf } from '../several/shared-steps.ts'
import { hire, inBooks, openAt } from '../staff.ts'

/** The player's bet, as its supplier calls it. */
const betOf = (playerId: string) =>
  inBooks((db) =>
    db
      .selectFrom('wallet_transaction')
      .select(['provider', 'id', 'round_id'])
      .where('player_id', '=', playerId)
      .where('kind', '=', 'bet')
      .executeTakeFirstOrThrow(),
  )

/** Opens the round of the transfer that is looked at. */
const openRound = (page: Page) => page.getByRole('button', { name: 'Turu aç' }).click()

test('AUZ-03: two people ask a supplier to roll a round back; the request is kept and no money moves', async ({
  browser,
}) => {
  const session = await signUp()
  await pay(session, { deposit: 200 })
  await playRound(session, GAME.gameCode)
  const balance = await balanceOf(session)
  const { provider, id, round_id: round } = await betOf(await idOf(session))
  const path = `/office/ledger?q=${encodeURIComponent(`${provider}:${id}`)}`
  const [risk, manager] = await Promise.all([hire('risk'), hire('manager')])
  const page = await openAt(browser, risk, path)
  await openRound(page)
  await page.getByRole('button', { name: 'Geri almasını iste' }).click()
  await decide(page, 'İsteği öner')
  await expect(page.getByText('Önerildi, ikinci kişiyi bekliyor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'İncele' })).toHaveCount(0)

  const second = await openAt(browser, manager, path)
  await openRound(second)
  await approve(second, 'Tedarikçiden iste')
  await expect(second.getByText(/^İstek kaydedildi/)).toBeVisible()
  const both = `${risk.fullName} ve ${manager.fullName}`
  await expect(second.getByText(/geri alınmasını istedi/)).toContainText(both)
  await second.goto('/office/suppliers')
  const requests = second.getByRole('region', { name: 'İstenen geri almalar' })
  await expect(requests.getByRole('row').filter({ hasText: round })).toContainText('Bekliyor')
  expect(await balanceOf(session)).toBe(balance)
})
