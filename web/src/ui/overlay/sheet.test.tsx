import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Sheet } from './sheet.tsx'

const sheet = () => screen.getByLabelText<HTMLDialogElement>('Menu')
function open(isOpen = true) {
  const onClose = vi.fn()
  const view = render(
    <Sheet side="right" label="Menu" isOpen={isOpen} onClose={onClose}>
      <button type="button">Entry</button>
    </Sheet>,
  )
  return { ...view, onClose }
}

test('a sheet is the browser’s own modal, and one that is not open stays in the page unseen', () => {
  const { unmount } = open()
  expect(sheet().open).toBe(true)
  unmount()
  open(false)
  expect(sheet().open).toBe(false)
  expect(screen.getByText('Entry')).toBeTruthy()
})

test('a press beside a sheet closes it, one in it does not', async () => {
  const { user, onClose } = open()
  await user.click(screen.getByText('Entry'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(sheet())
  expect(onClose).toHaveBeenCalledOnce()
})

test('Esc asks who has opened the sheet, and the browser does not close it by itself', () => {
  const { onClose } = open()
  const isLeft = fireEvent(sheet(), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
  expect([isLeft, sheet().open]).toEqual([false, true])
})
