import { Coffee } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { render } from '../../../testing/render.tsx'
import { setWindow } from '../../../testing/window.ts'
import { Unreachable } from '../api/call.ts'
import type { Column, Sort } from './columns.ts'
import type { Rows } from './rows.ts'
import { Table, type TableProps } from './table.tsx'

type Row = { id: string; name: string; sum: number }
const ROWS: Row[] = [
  { id: 'a', name: 'marti34', sum: 18_500 },
  { id: 'b', name: 'isikhizi', sum: 12_000 },
  { id: 'c', name: 'lodos', sum: 25_000 },
]
const COLUMNS: Column<Row>[] = [
  { key: 'name', head: 'Player', cell: ({ name }) => name },
  { key: 'sum', head: 'Sum', cell: ({ sum }) => sum, align: 'end', canSort: true },
]
const ready = (change: Partial<Rows<Row>> = {}): Rows<Row> => ({
  rows: ROWS,
  state: 'ready',
  again: () => {},
  ...change,
})

function Board(props: Partial<TableProps<Row>>) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Table<Row>
      label="Withdrawals"
      columns={COLUMNS}
      list={ready()}
      rowKey={({ id }) => id}
      rowName={({ name, sum }) => `${name}, ${sum} lira`}
      chosen={chosen}
      onChoose={setChosen}
      empty={{ icon: Coffee, title: 'Nothing waits', text: 'The rule paid 823 today.' }}
      card={({ name }) => name}
      {...props}
    />
  )
}
const chosenOf = (page: ReturnType<typeof render>) =>
  page.getAllByRole('row').find((row) => row.getAttribute('aria-selected') === 'true')?.textContent

test('j and k walk the rows, and say the one that is met', async () => {
  const page = render(<Board />)
  await page.user.keyboard('j')
  expect(chosenOf(page)).toBe('marti3418500')
  await page.user.keyboard('jj')
  expect(chosenOf(page)).toBe('lodos25000')
  await page.user.keyboard('jk')
  expect(chosenOf(page)).toBe('isikhizi12000')
  expect(page.getByText('isikhizi, 12000 lira').getAttribute('role')).toBe('status')
})

test('Enter opens the row that has the focus, and one row alone is a stop of Tab', async () => {
  const onOpen = vi.fn()
  const page = render(<Board onOpen={onOpen} />)
  await page.user.keyboard('jj{Enter}')
  expect(onOpen).toHaveBeenCalledWith('b')
  const stops = page.getAllByRole('row').filter((row) => row.tabIndex === 0)
  expect(stops.map((row) => row.textContent)).toEqual(['isikhizi12000'])
})

function Sorted({ told }: { told: (Sort | undefined)[] }) {
  const [sort, setSort] = useState<Sort>()
  return (
    <Board
      sort={sort}
      onSort={(next) => {
        told.push(next)
        setSort(next)
      }}
    />
  )
}

test('a click on a head sorts down, up, and not at all', async () => {
  const told: (Sort | undefined)[] = []
  const page = render(<Sorted told={told} />)
  const sortOf = () => page.getByRole('columnheader', { name: 'Sum' }).getAttribute('aria-sort')
  const head = page.getByRole('button', { name: 'Sum' })
  await page.user.click(head)
  expect(sortOf()).toBe('descending')
  await page.user.click(head)
  expect(sortOf()).toBe('ascending')
  await page.user.click(head)
  expect(sortOf()).toBeNull()
  expect(told).toEqual([{ key: 'sum', isDown: true }, { key: 'sum', isDown: false }, undefined])
})

test('an empty list says so, and one that filters emptied offers to remove them', async () => {
  const onClearFilters = vi.fn()
  const page = render(<Board list={ready({ rows: [] })} />)
  expect(page.getByText('Nothing waits')).toBeDefined()
  page.rerender(<Board list={ready({ rows: [] })} onClearFilters={onClearFilters} />)
  await page.user.click(page.getByRole('button', { name: 'Remove filters' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
})

test('what did not come has the number of its request and another try', async () => {
  const again = vi.fn()
  const error = new Unreachable('77d0-1c2e')
  const page = render(<Board list={ready({ rows: [], state: 'failed', error, again })} />)
  expect(page.getByRole('alert').textContent).toContain('77d0-1c2e')
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

test('grey rows come after 120 ms, and stand for 300 at least', async () => {
  stopClock()
  const loading = ready({ rows: [], state: 'loading' })
  const page = render(<Board list={loading} />)
  const greys = () => page.container.querySelectorAll('.o-t__skel').length
  await pass(100)
  expect(greys()).toBe(0)
  await pass(30)
  expect(greys()).toBe(16)
  page.rerender(<Board />)
  await pass(200)
  expect(greys()).toBe(16)
  await pass(150)
  expect(greys()).toBe(0)
  expect(page.getAllByRole('row')).toHaveLength(4)
})

test('new rows wait until they are asked for, by hand or by a key', async () => {
  const show = vi.fn()
  const page = render(<Board news={{ count: 6, show }} />)
  await page.user.click(page.getByRole('button', { name: /6 new records/ }))
  await page.user.keyboard('.')
  expect(show).toHaveBeenCalledTimes(2)
})

test('a lost connection says of when the rows are', () => {
  const page = render(<Board list={ready({ staleSince: Date.parse('2026-11-21T17:13:40Z') })} />)
  expect(page.getByText('Connection lost, 20:13.')).toBeDefined()
})

test('more rows are asked for, at both ends', async () => {
  const loadMore = vi.fn()
  const loadEarlier = vi.fn()
  const page = render(<Board list={ready({ loadMore, loadEarlier })} />)
  await page.user.click(page.getByRole('button', { name: 'Load more' }))
  await page.user.click(page.getByRole('button', { name: 'Load earlier ones' }))
  expect([loadMore, loadEarlier].map((one) => one.mock.calls.length)).toEqual([1, 1])
})

test('on a phone the rows are cards that can be pressed', async () => {
  setWindow('phone')
  const page = render(<Board />)
  expect(page.queryByRole('table')).toBeNull()
  const card = () => page.getByRole('button', { name: /^lodos/ })
  await page.user.click(card())
  expect(card().getAttribute('aria-pressed')).toBe('true')
  expect(card().getAttribute('aria-description')).toBe('lodos, 25000 lira')
})
