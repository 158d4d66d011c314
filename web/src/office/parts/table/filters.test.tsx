import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { type Filter, Filters } from './filters.tsx'
import { useFilters } from './use-filters.ts'

const FIELDS: Filter[] = [
  {
    key: 'method',
    label: 'Method',
    choices: [
      { value: 'bank', label: 'Transfer' },
      { value: 'papara', label: 'Papara' },
    ],
  },
  { key: 'from', label: 'Sum from', type: 'text' },
]

function Tools() {
  const { values, set, clear, isNarrowed } = useFilters(['method', 'from'])
  return (
    <>
      <Filters fields={FIELDS} values={values} onChange={set} />
      {isNarrowed && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
    </>
  )
}

test('filters are chips that the address keeps; f opens their list', async () => {
  const { user, getByRole, getByText, queryByText } = render(<Tools />, '/office/x?row=1')
  await user.keyboard('f')
  await user.click(getByRole('button', { name: 'Method' }))
  await user.click(getByRole('button', { name: 'Transfer' }))
  await user.click(getByRole('button', { name: 'Papara' }))
  expect(location.search).toBe('?method=bank&method=papara')
  await user.keyboard('{Escape}')
  expect(getByText('Transfer, Papara')).toBeDefined()
  await user.click(getByRole('button', { name: 'Remove the filter Method' }))
  expect(location.search).toBe('')
  expect(queryByText('Clear')).toBeNull()
})

test('a typed filter is set by Enter, and all are removed at once', async () => {
  const { user, getByRole, getByLabelText } = render(<Tools />, '/office/x?method=bank')
  await user.click(getByRole('button', { name: 'Filter' }))
  await user.click(getByRole('button', { name: 'Sum from' }))
  await user.type(getByLabelText('Sum from'), '5000{Enter}')
  expect(location.search).toBe('?method=bank&from=5000')
  await user.click(getByRole('button', { name: 'Clear' }))
  expect(location.search).toBe('')
})
