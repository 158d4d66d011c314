import { screen, within } from '@testing-library/react'
import { fileAml } from '@zar/contract/office/risk/aml'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { amlOf, openAmlTab } from '../testing/aml.ts'

test('a report is written down with its number once the case is typed', async () => {
  server.on(fileAml, null)
  const one = amlOf({ lookedBy: 'Ece Er', decision: 'report', decidedBy: 'Can Su' })
  const { user } = await openAmlTab(one)
  await user.click(await screen.findByRole('button', { name: 'Write the filing' }))
  const dialog = within(await findDialog('AML 7: Filed'))
  await user.type(dialog.getByLabelText('Number of the report'), 'M-12')
  const boxes = dialog.getAllByRole('textbox')
  const words = boxes.find((box) => box.tagName === 'TEXTAREA') as HTMLElement
  await user.type(words, 'Filed on the portal of the authority.')
  await user.click(dialog.getByRole('button', { name: 'Write the filing' }))
  expect(server.inputsOf(fileAml)).toEqual([])
  const typed = boxes.find(
    (box) => box !== words && box !== dialog.getByLabelText('Number of the report'),
  ) as HTMLElement
  await user.type(typed, 'aml:7')
  await user.click(dialog.getByRole('button', { name: 'Write the filing' }))
  expect(await screen.findByText('The filing is written')).toBeTruthy()
  expect(server.inputsOf(fileAml)).toEqual([
    { id: '7', name: 'aml:7', number: 'M-12', reason: 'Filed on the portal of the authority.' },
  ])
})
