import { expect, test } from '@playwright/test'
import { OTHERS, wrongsOf } from './kit/sweep.ts'

/** The languages and widths that accessible.test.ts leaves out. */
test.describe.configure({ timeout: 600_000 })

for (const { language, width } of OTHERS) {
  test(`A11Y-01, ACC-01: in ${language} at ${width} px too no place breaks a rule, overflows, speaks another language or hides the balance`, async ({
    browser,
  }) => {
    expect(await wrongsOf({ browser, language, width })).toEqual([])
  })
}
