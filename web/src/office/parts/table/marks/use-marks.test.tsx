import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MarkBox } from './mark-box.tsx'
import { useMarks } from './use-marks.ts'

type Row = { id: string; isFree: boolean }
const rowsOf = (ids: string): Row[] => [...ids].map((id) => ({ id, isFree: id !== 'c' }))

function List() {
  const [ids, setIds] = useState('abcd')
  const [chosen, choose] = useState<string>()
  const rows = rowsOf(ids)
  const marks = useMarks<Row>({
    rows,
    rowKey: ({ id }) => id,
    chosen,
    canMark: ({ isFree }) => isFree,
    nameOf: ({ id }) => `mark ${id}`,
  })
  return (
    <>
      {rows.map((row) => (
        <p key={row.id}>
          <MarkBox marks={marks} row={row} id={row.id} isChosen={row.id === chosen} />
          <button type="button" onClick={() => choose(row.id)}>
            {row.id}
          </button>
        </p>
      ))}
      <output>{[...marks.marked].join('')}</output>
      <button type="button" onClick={() => setIds('bcd')}>
        shorter
      </button>
      <button type="button" onClick={marks.clear}>
        clear
      </button>
    </>
  )
}

const marked = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('x marks the chosen row and takes its mark away, X marks all up to it that can be marked', async () => {
  render(<List />)
  await press('a')
  await userEvent.keyboard('x')
  expect(marked()).toBe('a')
  await press('d')
  await userEvent.keyboard('X')
  expect(marked()).toBe('abd')
  await userEvent.keyboard('x')
  expect(marked()).toBe('ab')
  await press('c')
  await userEvent.keyboard('xX')
  expect(marked()).toBe('ab')
})

test('a row is marked by its box as well, one that cannot be has none, and what leaves the list is not marked', async () => {
  render(<List />)
  expect(screen.queryByRole('checkbox', { name: 'mark c' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'mark a' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'mark b' }))
  expect(marked()).toBe('ab')
  await press('shorter')
  expect(marked()).toBe('b')
  await press('clear')
  expect(marked()).toBe('')
})
