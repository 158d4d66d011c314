import { screen } from '@testing-library/react'
import { maintenance } from '@zar/contract/protection'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { MaintenanceBanner } from './maintenance-banner.tsx'

const HOUR_MS = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const open = (beginsIn: number, endsIn: number, now = at(0)) => {
  queryClient.clear()
  server.on(maintenance, { beginsAt: at(beginsIn), endsAt: at(endsIn), code: 'move', now })
  return render(<MaintenanceBanner />)
}
afterEach(() => vi.useRealTimers())

test('what runs says what is done, when bets open again, and that money can be withdrawn', async () => {
  open(-HOUR_MS, HOUR_MS)
  const banner = await screen.findByRole('region', { name: 'Maintenance notice' })
  expect(banner.textContent).toContain('Maintenance: we are moving our servers.')
  expect(banner.textContent).toMatch(/open again at .*\d\d:\d\d/)
  expect(banner.textContent).toContain('you can withdraw your money')
})

test('what is planned is told within a day of its begin, by the house’s clock', async () => {
  open(2 * HOUR_MS, 3 * HOUR_MS)
  expect((await screen.findByText('Planned maintenance.')).parentElement?.textContent).toMatch(
    /From .* to .* bets and deposits will be closed/,
  )
})

test('the house’s clock counts, not the browser’s', async () => {
  // The browser is three hours behind.
  open(HOUR_MS, 4 * HOUR_MS, at(3 * HOUR_MS))
  expect(await screen.findByText(/Maintenance: we are moving/)).toBeTruthy()
})

test('what is far away, and no maintenance at all, are told to nobody', async () => {
  open(30 * HOUR_MS, 31 * HOUR_MS)
  await vi.waitFor(() => expect(server.inputsOf(maintenance)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Maintenance notice' })).toBeNull()
  queryClient.clear()
  server.on(maintenance, null)
  render(<MaintenanceBanner />)
  await vi.waitFor(() => expect(server.inputsOf(maintenance)).toHaveLength(2))
  expect(screen.queryByRole('region', { name: 'Maintenance notice' })).toBeNull()
})

test('it begins and ends by itself, without another answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(10_000, 30_000)
  expect(await screen.findByText('Planned maintenance.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(screen.getByText(/Maintenance: we are moving/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.queryByRole('region', { name: 'Maintenance notice' })).toBeNull()
  expect(server.inputsOf(maintenance)).toHaveLength(1)
})
