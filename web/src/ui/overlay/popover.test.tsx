import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Popover } from './popover.tsx'

const open = async () => {
  const view = render(
    <>
      <Popover label="Menu" face="Menu">
        {() => <button type="button">Entry</button>}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Menu' })
  await view.user.click(button)
  expect(screen.getByText('Entry')).toBeTruthy()
  return { ...view, button }
}

test('Esc closes a popover and gives the focus back to its button', async () => {
  const { user, button } = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Entry')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a press elsewhere closes a popover', async () => {
  await open()
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(screen.queryByText('Entry')).toBeNull()
})

test('a popover closes when the focus leaves it', async () => {
  const { user } = await open()
  await user.tab()
  await user.tab()
  expect(screen.queryByText('Entry')).toBeNull()
})
