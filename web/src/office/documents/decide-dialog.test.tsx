import { screen, within } from '@testing-library/react'
import { acceptDocument, refuseDocument } from '@zar/contract/office/identity/documents'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { documentOf, openDocuments } from './testing/documents.ts'

const WHY = 'The name is that of the account.'
const button = (name: RegExp) => screen.findByRole('button', { name })

test('a accepts it with the version that was seen', async () => {
  server.on(acceptDocument, null)
  const { user } = openDocuments(documentOf())
  await button(/Accept/)
  await user.keyboard('a')
  const dialog = within(await findDialog('Accept the document: Identity'))
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('The document was accepted')).toBeTruthy()
  expect(server.inputsOf(acceptDocument)).toEqual([
    { id: documentOf().id, caseId: '101', version: 2, reason: WHY },
  ])
})

test('r refuses it with a code, and a decision of somebody else meanwhile is told', async () => {
  server.refuse(refuseDocument, 'case_changed')
  const { user } = openDocuments(documentOf())
  await user.click(await button(/Refuse/))
  const dialog = within(await findDialog('Refuse the document: Identity'))
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(server.inputsOf(refuseDocument)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'cut_off')
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(server.inputsOf(refuseDocument)).toMatchObject([{ code: 'cut_off', version: 2 }])
})
