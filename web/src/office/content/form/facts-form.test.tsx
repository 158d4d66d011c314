import { screen } from '@testing-library/react'
import { saveDraft } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { openPiece } from '../testing/desk.ts'

test('a link that is none goes nowhere and is told', async () => {
  const { user } = openPiece()
  const link = await screen.findByLabelText('Leads to')
  await user.clear(link)
  await user.type(link, 'javascript:alert(1)')
  expect(screen.getByText('Only /… or https://… will do.')).toBeTruthy()
  for (const { body } of server.inputsOf(saveDraft) as { body: { link: string | null } }[])
    expect(body.link).toBeNull()
})
