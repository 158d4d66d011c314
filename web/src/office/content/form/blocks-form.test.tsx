import { screen, waitFor } from '@testing-library/react'
import { saveDraft } from '@zar/contract/office/content/operations'
import { emptyBody } from '@zar/contract/office/content/pieces'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { draftOf, findButton, openPiece } from '../testing/desk.ts'

test('a block whose English is missing takes the Turkish, and a new one stands at the end of both', async () => {
  const title = { tr: 'Kurallar', en: 'Rules', same: false }
  const tr = [{ kind: 'text' as const, text: 'Bir' }]
  const body = { ...emptyBody('page'), lines: { title }, blocks: { tr, en: [] } }
  const { user } = openPiece({ kind: 'page', draft: draftOf(body) })
  await user.click(await findButton('Use the Turkish'))
  expect(screen.getByText('Nothing is missing, it can be published.')).toBeTruthy()
  await user.click(await findButton('Add a block'))
  expect(screen.getByLabelText('Block 2, English')).toBeTruthy()
  await waitFor(() => expect(server.inputsOf(saveDraft).length).toBeGreaterThan(0), {
    timeout: 8_000,
  })
  const empty = { kind: 'text', text: '' }
  expect(server.inputsOf(saveDraft).at(-1)).toMatchObject({
    body: { blocks: { tr: [...tr, empty], en: [...tr, empty] } },
  })
})
