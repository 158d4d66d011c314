import { expect, test } from '../kit/journey.ts'
import { rulesBroken } from '../kit/looks.ts'
import { ask, signUp } from '../kit/player.ts'
import { DEEP } from '../runner/deep.ts'
import { contextOf, VIEWS } from '../slot/slot-page.ts'

const RACE_MAX_MS = 130_000
const SAYS = {
  tr: {
    win: /^7 Lodos, Ganyan/,
    ahead: /sıraya yaz$/,
    mine: 'Bahislerim',
    waits: 'sırada',
    placed: 'oyunda',
    takeBack: 'Geri al',
    back: 'geri verildi',
  },
  en: {
    win: /^7 South Wind, Win/,
    ahead: /^Queue/,
    mine: 'My bets',
    waits: 'queued',
    placed: 'in play',
    takeBack: 'Take back',
    back: 'given back',
  },
}

for (const view of VIEWS) {
  const { language, width } = view
  const says = SAYS[language]

  test(
    `while a race runs the next one is bet on, the bet is placed as bets open, and taken back: ${language} at ${width} px`,
    DEEP,
    async ({ browser }) => {
      test.setTimeout(3 * RACE_MAX_MS)
      const order = { code: 'amusnet-zar_perde', isMobile: false }
      const arcade = new URL(
        await ask<string>('/api/casino/amusnetlaunchurl', order, await signUp()),
      )
      const context = await contextOf(browser, view)
      const page = await context.newPage()
      await page.goto(new URL(`/play/zar_doludizgin?demo=1&lang=${language}`, arcade).href)
      await expect(page.locator('.race__order')).toBeVisible({ timeout: RACE_MAX_MS })

      await page.getByRole('button', { name: says.win }).press('Enter')
      await page.getByRole('button', { name: says.ahead }).press('Enter')
      await page.getByRole('tab', { name: says.mine }).press('Enter')
      const bet = page.getByRole('tabpanel').getByRole('listitem')
      await expect(bet).toContainText(says.waits)
      expect(await rulesBroken(page, language)).toEqual([])
      await expect(bet).toContainText(says.placed, { timeout: RACE_MAX_MS })
      await bet.getByRole('button', { name: says.takeBack }).press('Enter')
      await expect(bet).toContainText(says.back)
      await expect(page.locator('.strip')).toContainText('₺5.000,00')
      await context.close()
    },
  )
}
