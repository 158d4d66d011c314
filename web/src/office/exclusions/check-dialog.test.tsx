import { screen, within } from '@testing-library/react'
import { checkExclusion } from '@zar/contract/office/risk/register'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { openExclusions } from './testing/open-exclusions.ts'

const WHY = 'The documents cleared what was suspected.'

test('a person is asked for by eleven digits and a reason; the answer is said', async () => {
  server.on(checkExclusion, { isExcluded: true, until: null })
  const { user } = openExclusions()
  await user.click(await screen.findByRole('button', { name: 'Check a person' }))
  const dialog = within(await findDialog('Is a person in the register?'))
  await user.type(dialog.getByLabelText('Identity number'), '123')
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText('Type 11 digits.')).toBeTruthy()
  expect(server.inputsOf(checkExclusion)).toEqual([])
  await user.type(dialog.getByLabelText('Identity number'), '45678901')
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText(/This person is excluded\. For good/)).toBeTruthy()
})
