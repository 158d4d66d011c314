import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAYOUT_BEFORE_CHECK } from './players/identity.ts'
import { REFUSALS } from './refusal.ts'

test('H7: the refusal names the sum that is paid out before a check', () => {
  const { tr, en } = REFUSALS.identity_needed
  expect(tr).toContain(`₺${PAYOUT_BEFORE_CHECK.toLocaleString('tr-TR')} `)
  expect(en).toContain(`₺${PAYOUT_BEFORE_CHECK.toLocaleString('en-GB')} `)
})

test('each code stands in one file of refusals/, and every file is in the list', () => {
  const folder = new URL('./refusals/', import.meta.url)
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  const codes = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, code]) => code,
      ),
    )
  expect(codes.sort()).toEqual(Object.keys(REFUSALS).sort())
})
