import { screen, waitFor } from '@testing-library/react'
import { declineFreeRounds } from '@zar/contract/casino/free-rounds'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { DeclineFreeRoundsDialog } from './decline-dialog.tsx'

const GRANT = { id: '0199d2a0-0000-7000-8000-000000000001', title: 'Spring', left: 7, won: 12.5 }

test('giving free rounds up says what is lost and what stays, and asks for these rounds', async () => {
  signInAda()
  openDialog({ name: 'declineFreeRounds', ...GRANT })
  const { user } = render(<DeclineFreeRoundsDialog {...GRANT} />)
  expect(screen.getByText('Spring: the 7 rounds left are lost. There is no way back.')).toBeTruthy()
  expect(screen.getByText('The ₺12,50 you have won stays in your balance.')).toBeTruthy()
  server.on(declineFreeRounds, null, 'Given up')
  await user.click(screen.getByRole('button', { name: 'Yes, give them up' }))
  await waitFor(() => expect(openedDialog()).toBeNull())
  expect(server.inputsOf(declineFreeRounds)).toEqual([{ id: GRANT.id }])
})
