import { screen, within } from '@testing-library/react'
import { openAml } from '@zar/contract/office/risk/aml'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { playerOf } from '../testing/alerts.ts'
import { amlOf, openAmlTab } from '../testing/aml.ts'

test('a case is opened of a whole id, with words; one that was open is said to be', async () => {
  server.on(openAml, { id: '7', isNew: false })
  const { user } = await openAmlTab(amlOf())
  await user.click(await screen.findByRole('button', { name: 'Open a case' }))
  const dialog = within(await findDialog('Open a case of a player'))
  await user.type(dialog.getByLabelText('Id of the player'), '123')
  const words = dialog.getAllByRole('textbox').at(-1) as HTMLElement
  await user.type(words, 'A letter of the bank came today.')
  await user.click(dialog.getByRole('button', { name: 'Open a case' }))
  expect(server.inputsOf(openAml)).toEqual([])
  await user.clear(dialog.getByLabelText('Id of the player'))
  await user.type(dialog.getByLabelText('Id of the player'), playerOf(1).id)
  await user.click(dialog.getByRole('button', { name: 'Open a case' }))
  expect(await screen.findByText('AML 7 was open already')).toBeTruthy()
  expect(server.inputsOf(openAml)).toEqual([
    { player: playerOf(1).id, reason: 'A letter of the bank came today.' },
  ])
})
