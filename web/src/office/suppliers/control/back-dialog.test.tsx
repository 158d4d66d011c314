import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rotateSupplierKey } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openControl, REASON } from './testing/open-control.tsx'

test('the way back tells both fingerprints and asks for words, a window and the typed name', async () => {
  const { user } = openControl()
  await user.click(
    await screen.findByRole('button', { name: 'Back to the one before of hub88-public.pem' }),
  )
  const dialog = within(await findDialog('Hub88: back to the key before'))
  server.on(rotateSupplierKey, { outcome: 'waits', proposal: '7', lapsesAt: null })
  for (const digits of ['9f3c 0a71 d2e4 b586', '1111 2222 3333 4444'])
    expect(dialog.getByText(digits)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await user.selectOptions(dialog.getByLabelText('How long the key before is taken too'), '0')
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose to change/ }))
  await send()
  expect(server.inputsOf(rotateSupplierKey)).toEqual([])
  await user.type(dialog.getByLabelText(/type.*Hub88/i), 'Hub88')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(rotateSupplierKey)).toEqual([
      {
        provider: 'hub88',
        name: 'hub88-public.pem',
        staged: null,
        minutes: 0,
        typed: 'Hub88',
        reason: REASON,
      },
    ]),
  )
})
