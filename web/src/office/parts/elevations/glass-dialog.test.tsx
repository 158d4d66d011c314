import { screen, within } from '@testing-library/react'
import { breakGlass } from '@zar/contract/office/elevations'
import { me, proveAgain } from '@zar/contract/office/staff'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { staffMe } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { BreakGlassDialog } from './glass-dialog.tsx'

const REASON = 'A player waits for this file since noon.'

test('a right that only stops is taken alone after a proof, and the rights are read anew', async () => {
  server.refuse(breakGlass, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(breakGlass, { elevation: '9', endsAt: '2026-11-21T17:40:00.000Z' })
    return { provenUntil: '2026-11-21T17:45:00.000Z' }
  })
  server.on(me, staffMe(['breakglass.use', 'gaming.stop']))
  const onClose = vi.fn()
  const { user } = renderScreen(
    () => <BreakGlassDialog onClose={onClose} />,
    '/office',
    '/office',
    ['breakglass.use'],
  )
  const dialog = within(await findDialog('Stop something alone'))
  expect(dialog.getByText(/Everybody sees your name/)).toBeDefined()
  await user.selectOptions(dialog.getByLabelText('Right'), 'Stop all new stakes')
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: 'Take the right' }))
  const proof = within(await findDialog('Prove that it is you'))
  await user.type(proof.getAllByRole('textbox')[0] as HTMLElement, '123456')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(breakGlass)).toHaveLength(2)
  expect(server.inputsOf(me)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
