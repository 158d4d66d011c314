import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { TextField, TickField } from './field.tsx'
import { AreaField } from './field-area.tsx'

const SHELL = { label: 'Name', hint: '4 / 80', note: 'As on your card' }
const told = () => {
  const ids = screen.getByLabelText('Name').getAttribute('aria-describedby') ?? ''
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent)
}

test.each([
  ['of a line', TextField],
  ['of several lines', AreaField],
])('a field %s is told by its label, with its hint and its note', (_, Field) => {
  render(<Field {...SHELL} />)
  expect(told()).toEqual(['4 / 80', 'As on your card'])
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false')
})

test.each([
  ['of a line', TextField],
  ['of several lines', AreaField],
])('in a field %s that is wrong the error takes the place of the note', (_, Field) => {
  render(<Field {...SHELL} error="Write your name" />)
  expect(told()).toEqual(['4 / 80', 'Write your name'])
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('As on your card')).toBeNull()
})

test('a field without a word beside it points at none', () => {
  render(<TextField label="Name" />)
  expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false)
})

test('a tick is a checkbox that its whole sentence names and switches', async () => {
  const { user } = render(
    <TickField>
      <b>I agree</b> to everything
    </TickField>,
  )
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to everything' })
  await user.click(screen.getByText('I agree'))
  expect(tick.checked).toBe(true)
  await user.keyboard(' ')
  expect(tick.checked).toBe(false)
})
