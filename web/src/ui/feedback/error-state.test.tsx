import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ErrorState } from './error-state.tsx'

test('a part that failed offers to try again, and says so when the network is away', async () => {
  const onRetry = vi.fn()
  const first = render(<ErrorState onRetry={onRetry} />)
  expect(screen.getByText('This part could not be fetched')).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  first.unmount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ErrorState onRetry={onRetry} />)
  expect(screen.getByText('You are offline')).toBeTruthy()
})
