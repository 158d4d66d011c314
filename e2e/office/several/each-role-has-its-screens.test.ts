import { type Right, ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { expect, test } from '../../kit/journey.ts'
import { deepUnless } from '../../runner/deep.ts'
import { hire, openAt } from '../staff.ts'

/** What of a screen its rail says. The list names components, which only the pages compile. */
type Screen = {
  path: string
  section?: string
  right: Right
  orRights?: readonly Right[]
  letter?: string
}
const LIST = new URL('../../../web/src/office/screens.ts', import.meta.url).href
const { SCREENS } = (await import(LIST)) as { SCREENS: readonly Screen[] }
const IN_RAIL = SCREENS.filter(({ section }) => section !== undefined)
/** What `npm test` makes; the others are made by `npm run test:deep`. */
const DAILY: readonly RoleName[] = ['cashier', 'auditor']

const maySee = (role: RoleName, { right, orRights = [] }: Screen) =>
  [right, ...orRights].some((one) => ROLE_FACTS[role].holds[one] !== undefined)

for (const role of ROLES) {
  test(
    `AUZ-01: ${role} sees the screens of its rights alone, opens them by keys, and reads whom to ask for the others`,
    deepUnless(DAILY.includes(role)),
    async ({ browser }) => {
      const page = await openAt(browser, await hire(role), '/office')
      const rail = page.getByRole('navigation', { name: 'Ekranlar' })
      const own = IN_RAIL.filter((screen) => maySee(role, screen))
      await expect(rail.getByRole('link').first()).toBeVisible()
      const paths = await rail
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(paths.toSorted()).toEqual(own.map(({ path }) => path).toSorted())
      for (const { path, letter } of own) {
        if (!letter) continue
        await page.keyboard.press('g')
        await page.keyboard.press(letter)
        await expect(page).toHaveURL((url) => url.pathname === path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      const closed = IN_RAIL.find((screen) => !maySee(role, screen))
      if (!closed) return
      await page.goto(closed.path)
      await expect(page.getByRole('heading', { name: 'Bu ekran rolüne kapalı' })).toBeVisible()
    },
  )
}
