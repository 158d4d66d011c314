import { test as base, type Page } from '@playwright/test'
import { MODAL } from './visit.ts'

export { expect } from '@playwright/test'

/** Longer than a dialog that was answered takes to close and to step back. One that stays open is left behind. */
const STEP_MAX_MS = 1_000

/**
 * A closed dialog takes its entry off the browser's history a moment later. A page that is loaded
 * in that moment would be stopped on its way (ERR_ABORTED), so loading waits for it. What tells of
 * success may show a moment before the dialog is gone, so an open one is waited for as well.
 */
function loadAfterStepBack(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const stepTaken = () =>
    page
      .waitForFunction(
        (modal) => !history.state?.isDialog && document.querySelector(modal) === null,
        MODAL,
        { timeout: STEP_MAX_MS },
      )
      .catch(() => {})
  page.goto = async (...to) => {
    await stepTaken()
    return goto(...to)
  }
  page.reload = async (...options) => {
    await stepTaken()
    return reload(...options)
  }
}

/**
 * The test of every journey: each page that its browser opens is loaded as above, and closed with it. A game that was
 * left open would go on moving beside all journeys after it.
 */
export const test = base.extend<{ closed: undefined }, object>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...options) => {
        const context = await newContext(...options)
        context.on('page', loadAfterStepBack)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
