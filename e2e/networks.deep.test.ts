import { expect, test } from '@playwright/test'
import { OTHER_PAGES, openEach, showsShapes, tellsFailure, tellsOffline } from './networks.ts'

/** The pages that networks.test.ts leaves out. */
test.describe.configure({ timeout: 1_200_000 })

test('slow: every other page shows its shapes, and then itself', async ({ browser }) => {
  expect(await openEach(browser, OTHER_PAGES, showsShapes)).toEqual([])
})

test('failing: every other page says so in a sentence, and its retry works', async ({
  browser,
}) => {
  expect(await openEach(browser, OTHER_PAGES, tellsFailure)).toEqual([])
})

test('offline: every other page says so', async ({ browser }) => {
  expect(await openEach(browser, OTHER_PAGES, tellsOffline)).toEqual([])
})
