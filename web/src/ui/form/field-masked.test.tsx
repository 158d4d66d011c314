import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { MaskedField } from './field-masked.tsx'

function Digits({ mask, onChange }: { mask: string; onChange: (digits: string) => void }) {
  const [digits, setDigits] = useState('')
  const set = (next: string) => {
    onChange(next)
    setDigits(next)
  }
  return <MaskedField label="Number" mask={mask} value={digits} onChange={set} />
}

function open(mask: string) {
  const onChange = vi.fn()
  const field = () => screen.getByLabelText<HTMLInputElement>('Number')
  return { ...render(<Digits mask={mask} onChange={onChange} />), onChange, field }
}

test('what is still to be typed stands in the field, and digits alone are taken and told', async () => {
  const { user, field, onChange } = open('### ### ## ##')
  expect(field().value).toBe('___ ___ __ __')
  await user.type(field(), '53a2-1')
  expect(field().value).toBe('532 1__ __ __')
  expect(onChange).toHaveBeenLastCalledWith('5321')
})

test('more digits than the mask has are not taken', async () => {
  const { user, field, onChange } = open('###-###')
  await user.type(field(), '12345678')
  expect(field().value).toBe('123-456')
  expect(onChange).toHaveBeenLastCalledWith('123456')
})

test('a screen reader hears the field alone, not the two colours of its mask', () => {
  const { container, field } = open('###-###')
  const painted = container.querySelector('.input__masked [aria-hidden=true]')
  expect(painted?.textContent).toBe('___-___')
  expect(field().getAttribute('aria-invalid')).toBe('false')
})
