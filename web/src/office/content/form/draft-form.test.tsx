import { screen, waitFor } from '@testing-library/react'
import { saveDraft } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { findButton, openPiece } from '../testing/desk.ts'

test('missing English keeps a draft from being published, until the Turkish is used; it saves itself', async () => {
  const { user } = openPiece()
  expect(await screen.findByText('The draft has 1 problem.')).toBeTruthy()
  const publish = await findButton('Publish')
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  await user.click(await findButton('Use the Turkish'))
  expect(screen.getByText('Nothing is missing, it can be published.')).toBeTruthy()
  expect(publish.getAttribute('aria-disabled')).toBeNull()
  await waitFor(() => expect(server.inputsOf(saveDraft)).toHaveLength(1), { timeout: 8_000 })
  const action = { tr: 'Bonusu gör', en: '', same: true }
  expect(server.inputsOf(saveDraft)).toMatchObject([
    { kind: 'slide', piece: '1', number: 7, edition: 2, body: { lines: { action } }, fresh: [] },
  ])
})
