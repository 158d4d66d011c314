import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { errorOf } from '../../testing/field.ts'
import { render } from '../../testing/render.tsx'
import { SelectField } from './select.tsx'

const FEW = ['Ankara', 'Bursa', 'İzmir'].map((label) => ({ value: label.toLowerCase(), label }))
const MANY = Array.from({ length: 9 }, (_, at) => ({ value: `${at}`, label: `City ${at}` }))

type Props = { options: typeof FEW; onBlur: () => void; error?: string; disabled?: boolean }
function City(props: Props) {
  const [value, setValue] = useState('')
  return <SelectField label="City" value={value} onChange={setValue} {...props} />
}

function open(options = FEW, props: Pick<Props, 'error' | 'disabled'> = {}) {
  const onBlur = vi.fn()
  return { ...render(<City options={options} onBlur={onBlur} {...props} />), onBlur }
}
const button = () => screen.getByRole('combobox', { name: 'City' })
/** The option that the keyboard stands at, as a screen reader hears it. */
const pointedAt = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.textContent
}

test('a list is opened, walked and chosen from by the keyboard, and gives the focus back', async () => {
  const { user, onBlur } = open()
  expect(button().textContent).toBe('Choose')
  button().focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'City' }))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(pointedAt()).toBe('Ankara')
  await user.keyboard('{End}')
  expect(pointedAt()).toBe('İzmir')
  await user.keyboard('{Home}{ArrowDown} ')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(button().textContent).toBe('Bursa')
  expect(document.activeElement).toBe(button())
  expect(onBlur).toHaveBeenCalled()
})

test('Esc closes a list without a choice', async () => {
  const { user } = open()
  await user.click(button())
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(button().textContent).toBe('Choose')
})

test('the chosen option is marked when the list opens again', async () => {
  const { user } = open()
  await user.click(button())
  await user.click(screen.getByRole('option', { name: 'Bursa' }))
  await user.click(button())
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bursa')
  expect(pointedAt()).toBe('Bursa')
})

test('a long list is searched, and says where nothing matches', async () => {
  const { user } = open(MANY)
  await user.click(button())
  const find = screen.getByRole('combobox', { name: 'Search' })
  expect(document.activeElement).toBe(find)
  await user.keyboard('y 7')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['City 7'])
  expect(pointedAt()).toBe('City 7')
  await user.keyboard('x')
  expect(screen.getByText('No match')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(button().textContent).toBe('Choose')
  await user.keyboard('{Backspace}{Enter}')
  expect(button().textContent).toBe('City 7')
})

test('a short list has no search', async () => {
  const { user } = open()
  await user.click(button())
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
})

test('a wrong list says so at its button, and one that is closed does not open', async () => {
  const { user, unmount } = open(FEW, { error: 'Choose a city' })
  expect(errorOf('City')).toBe('Choose a city')
  unmount()
  open(FEW, { disabled: true })
  await user.click(button())
  expect(screen.queryByRole('listbox')).toBeNull()
})
