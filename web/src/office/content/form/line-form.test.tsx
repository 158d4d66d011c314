import { screen, waitFor } from '@testing-library/react'
import { saveDraft } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { draftOf, findButton, openPiece, SLIDE } from '../testing/desk.ts'

test('a Turkish text that changed asks for its English again, or for a word that it is still true', async () => {
  const body = {
    ...SLIDE,
    lines: { ...SLIDE.lines, action: { tr: 'Gör', en: 'See', same: false } },
  }
  const { user } = openPiece({ draft: { ...draftOf(body), stale: ['title'] } })
  expect(await screen.findByText(/Its Turkish changed since/)).toBeTruthy()
  await user.click(await findButton('The translation is still true'))
  await waitFor(() => expect(server.inputsOf(saveDraft)).toMatchObject([{ fresh: ['title'] }]), {
    timeout: 8_000,
  })
})
