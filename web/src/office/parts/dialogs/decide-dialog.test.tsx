import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { DecideDialog } from './decide-dialog.tsx'

const WHY = 'The offer has ended early.'

async function open(deed: (reason: string) => Promise<unknown>) {
  const [anew, onClose] = [vi.fn(), vi.fn()]
  const page = render(
    <DecideDialog
      title="Stop it"
      verb="Stop"
      draft="test:decide"
      deed={deed}
      said="It is stopped"
      anew={anew}
      onClose={onClose}
    />,
  )
  await findDialog('Stop it')
  const send = () => page.user.click(page.getByRole('button', { name: /^Stop/ }))
  return { page, anew, onClose, send }
}

test('it is done for a reason, and what has changed is read anew before it closes', async () => {
  const deed = vi.fn(async () => {})
  const { page, anew, onClose, send } = await open(deed)
  await send()
  expect(deed).not.toHaveBeenCalled()
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(deed.mock.calls).toEqual([[WHY]])
  expect(anew).toHaveBeenCalledOnce()
})

test('what is refused is told in the dialog, and nothing is read anew', async () => {
  const { page, anew, onClose, send } = await open(() => Promise.reject(new Error('no')))
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await send()
  expect(await page.findByRole('alert')).toBeTruthy()
  expect([anew.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})
