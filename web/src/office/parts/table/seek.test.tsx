import { expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { put } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { Seek } from './seek.tsx'

test('a slash leads to the search of the list', async () => {
  const { user, getByRole } = render(<Seek placeholder="Name" value="" onSeek={() => {}} />)
  await user.keyboard('/')
  expect(document.activeElement).toBe(getByRole('searchbox', { name: 'Search this list' }))
})

test('the list is asked once typing rests', async () => {
  stopClock()
  const onSeek = vi.fn()
  render(<Seek placeholder="Name" value="" onSeek={onSeek} />)
  put('Search this list', 'mar')
  await pass(200)
  put('Search this list', ' marti ')
  await pass(200)
  expect(onSeek).not.toHaveBeenCalled()
  await pass(100)
  expect(onSeek.mock.calls).toEqual([['marti']])
})
