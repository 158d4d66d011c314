import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

test('Esc and the close button close a dialog, and a press beside it does not', async () => {
  const onClose = vi.fn()
  const { user } = render(
    <Dialog title="Title" onClose={onClose}>
      <DialogBody>Text</DialogBody>
    </Dialog>,
  )
  // The page behind a dialog takes no press: the pointer goes to what covers it.
  fireEvent.pointerDown(document.querySelector('.scrim') as HTMLElement)
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a dialog that is answered by its buttons has no other to close it', () => {
  render(
    <Dialog title="Title" onClose={() => {}} isAsking>
      <DialogBody>Text</DialogBody>
    </Dialog>,
  )
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
