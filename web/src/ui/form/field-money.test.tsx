import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { MoneyField } from './field-money.tsx'

type Props = { onChange: (value: number | undefined) => void; decimals?: number }
function Sum({ onChange, ...props }: Props) {
  const [value, setValue] = useState<number>()
  const set = (next: number | undefined) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <MoneyField label="Amount" value={value} onChange={set} {...props} />
      <button type="button" onClick={() => set(250)}>
        250
      </button>
    </>
  )
}

function open(props: Pick<Props, 'decimals'> = {}) {
  const onChange = vi.fn()
  const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
  return { ...render(<Sum onChange={onChange} {...props} />), onChange, field }
}

test.each([
  ['1234,5', '1.234,5', '1.234,50', 1_234.5],
  ['-10', '10', '10,00', 10],
  ['0,125', '0,12', '0,12', 0.12],
  ['12a3', '123', '123,00', 123],
])(
  '%s that is typed is shown as %s, and as %s once it is left',
  async (typed, shown, left, value) => {
    const { user, field, onChange } = open()
    await user.type(field(), typed)
    expect(field().value).toBe(shown)
    await user.tab()
    expect(field().value).toBe(left)
    expect(onChange).toHaveBeenLastCalledWith(value)
  },
)

test('a sum of whole units takes no comma', async () => {
  const { user, field } = open({ decimals: 0 })
  await user.type(field(), '12,5')
  await user.tab()
  expect(field().value).toBe('125')
  expect(field().inputMode).toBe('numeric')
})

test('a sum that is emptied is none, and one that comes from elsewhere is written out', async () => {
  const { user, field, onChange } = open()
  await user.type(field(), '5{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await user.click(screen.getByRole('button', { name: '250' }))
  expect(field().value).toBe('250,00')
})
