import { screen, within } from '@testing-library/react'
import { lookAtAml } from '@zar/contract/office/risk/aml'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { amlOf, openAmlTab } from '../testing/aml.ts'

test('the first look is written with words, of the case as it was seen', async () => {
  server.on(lookAtAml, null)
  const { user } = await openAmlTab(amlOf())
  await user.click(await screen.findByRole('button', { name: 'Write the first look' }))
  const dialog = within(await findDialog('AML 7: First look'))
  await user.type(dialog.getByRole('textbox'), 'Looked at the deposits of a month.')
  await user.click(dialog.getByRole('button', { name: 'Write the first look' }))
  expect(await screen.findByText('The first look is written')).toBeTruthy()
  expect(server.inputsOf(lookAtAml)).toEqual([
    { id: '7', caseId: '70', version: 1, reason: 'Looked at the deposits of a month.' },
  ])
})
