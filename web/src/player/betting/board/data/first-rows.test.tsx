import { screen } from '@testing-library/react'
import { type BettingEvents, bettingEvents, bettingTree } from '@zar/contract/betting/board'
import { FIRST_ROWS_ID } from '@zar/contract/betting/values'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { server } from '../../../../testing/server.ts'
import { priceOf } from '../../odds/prices.ts'
import { FEED, row, TREE } from '../../testing/board.ts'
import { useEventList, useTree } from './use-board.ts'

const EVENTS: BettingEvents = { rows: [row()], next: null, seq: 7, feed: FEED }

function Board({ isLive }: { isLive: boolean }) {
  const tree = useTree()
  const list = useEventList({ sports: ['football'], isLive, day: null, hours: null, set: 'main' })
  const names = list.rows?.map(({ home }) => home.name) ?? ['waits']
  return <p>{[tree.data?.sports.length, ...names].join(' ')}</p>
}

test('the matches that came in the page are shown at once, and all of them are read then', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const element = document.createElement('script')
  Object.assign(element, { type: 'application/json', id: FIRST_ROWS_ID })
  element.textContent = JSON.stringify({ tree: TREE, events: EVENTS })
  document.body.append(element)
  const more = row({ id: 'm2', home: { id: 'bjk', name: 'Beşiktaş' } })
  server.on(bettingEvents, { ...EVENTS, rows: [row(), more] })
  const { unmount } = render(<Board isLive={false} />)
  expect(screen.getByText('1 Galatasaray')).toBeTruthy()
  expect(priceOf(110)?.oddsMilli).toBe(2_000)
  expect(await screen.findByText('1 Galatasaray Beşiktaş')).toBeTruthy()
  expect(server.inputsOf(bettingTree)).toEqual([])
  unmount()
  // Another list is not theirs.
  const other = render(<Board isLive />)
  expect(screen.getByText('1 waits')).toBeTruthy()
  other.unmount()
  element.remove()
})
