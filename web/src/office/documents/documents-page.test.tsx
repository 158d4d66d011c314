import { screen, within } from '@testing-library/react'
import {
  listDocuments,
  openDocumentFile,
  readDocument,
  takeDocument,
} from '@zar/contract/office/identity/documents'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { DOCUMENTS, documentOf, openDocuments, standingOf } from './testing/documents.ts'

const WHY = 'The name is that of the account.'
const button = (name: RegExp) => screen.findByRole('button', { name })

test('a document says what it is held against and what the clock does; its picture opens for a reason', async () => {
  const content = btoa('<svg/>')
  server.on(openDocumentFile, { name: 'kimlik.svg', type: 'image/svg+xml', content })
  const { user } = openDocuments(documentOf())
  const panel = within(await screen.findByRole('complementary', { name: /Identity/ }))
  expect(panel.getByText('Deniz Yılmaz')).toBeTruthy()
  expect(panel.getByText(/nothing counts as verified/)).toBeTruthy()
  expect(screen.getByText('1 document waits')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await user.click(panel.getByRole('button', { name: /kimlik\.jpg/ }))
  await user.type(screen.getByLabelText('Why do you need to see it?'), WHY)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const picture = await screen.findByRole('img', { name: 'kimlik.svg' })
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml;base64,${content}`)
  expect(server.inputsOf(openDocumentFile)).toEqual([
    { id: documentOf().files[0]?.id, reason: WHY },
  ])
})

test('u takes it for five minutes', async () => {
  server.on(takeDocument, null)
  const { user } = openDocuments(documentOf())
  await button(/Accept/)
  await user.keyboard('u')
  expect(await screen.findByText('Taken for 5 minutes')).toBeTruthy()
  expect(server.inputsOf(takeDocument)).toEqual([{ id: documentOf().id, caseId: '101' }])
})

test('who may not decide sees why, and whoever has it open is named', async () => {
  const takenBy = { id: 'x', name: 'Ece Er' }
  openDocuments(
    documentOf({
      standing: standingOf({ takenBy }),
      actions: [{ right: 'document.decide', state: 'refused', why: 'separation' }],
    }),
  )
  expect(await screen.findByText('Ece Er is looking at this document.')).toBeTruthy()
  expect((await button(/Accept/)).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: /kimlik\.jpg/ })).toBeNull()
})

test('one that has lapsed says who ended it and has nothing to press', async () => {
  openDocuments(
    documentOf({
      state: 'lapsed',
      standing: null,
      clockAt: null,
      decided: { by: 'clock', at: '2026-11-28T08:00:00.000Z', code: null, because: null },
    }),
  )
  expect(await screen.findByText(/^the clock, /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
})

test('an empty queue says so, and what is not there too', async () => {
  server.on(listDocuments, [])
  server.refuse(readDocument, 'not_found')
  const { user } = renderScreen(DocumentsPage, `${DOCUMENTS}?row=${documentOf().id}`, DOCUMENTS)
  expect(await screen.findByText('No document waits')).toBeTruthy()
  expect(await screen.findByText('There is no such document')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ended' }))
  expect(await screen.findByText('No document has ended')).toBeTruthy()
})
