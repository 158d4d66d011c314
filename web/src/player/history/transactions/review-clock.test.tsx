import { act, screen } from '@testing-library/react'
import type { Review } from '@zar/contract/office/withdrawals/review'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { ReviewClock } from './review-clock.tsx'

const HELD: Review = {
  endsAt: '2026-11-25T17:35:00.000Z',
  now: '2026-11-25T17:19:58.000Z',
  atEnd: 'paid',
}

const show = (review: Review) => render(<ReviewClock review={review} toldAt={Date.now()} />)

test('what is left of the review is counted down by the server’s clock, and its end needs no reload', () => {
  vi.useFakeTimers()
  show(HELD)
  expect(screen.getByRole('timer').textContent).toBe('15:02')
  expect(screen.getByText('If nobody decides, it is paid by itself.')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(3_000))
  expect(screen.getByRole('timer').textContent).toBe('14:59')
  act(() => void vi.advanceTimersByTime(900_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('The time is over: it is being decided now.')
})

test.each([
  ['2026-11-26T16:19:57.000Z', '22:59:59'],
  ['2026-11-28T18:20:00.000Z', '3 days 01:00:02'],
])('a review that ends at %s still takes %s', (endsAt, left) => {
  show({ ...HELD, endsAt })
  expect(screen.getByRole('timer').textContent).toBe(left)
})

test('money that comes back is told as such, and what the law holds counts down to nothing', () => {
  const { unmount } = show({ ...HELD, atEnd: 'returned' })
  expect(screen.getByText('If nobody decides, the sum is back in your balance.')).toBeTruthy()
  unmount()
  show({ ...HELD, endsAt: null, atEnd: 'law' })
  expect(screen.queryByRole('timer')).toBeNull()
})
