import { expect, test } from 'vitest'
import { PAYOUT_BEFORE_CHECK } from './identity.ts'
import { REFUSALS } from './refusal.ts'

test('H7: the refusal names the sum that is paid out before a check', () => {
  const { tr, en } = REFUSALS.identity_needed
  expect(tr).toContain(`₺${PAYOUT_BEFORE_CHECK.toLocaleString('tr-TR')} `)
  expect(en).toContain(`₺${PAYOUT_BEFORE_CHECK.toLocaleString('en-GB')} `)
})
