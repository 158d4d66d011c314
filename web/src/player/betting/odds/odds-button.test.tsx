import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { emptySlip, slip } from '../slip/state/slip.ts'
import { row } from '../testing/board.ts'
import { frame } from '../testing/stream.ts'
import { markChosen, markStale } from './cells.ts'
import { OddsButton } from './odds-button.tsx'
import { forgetPrices, learnPrices, takeDeltas } from './prices.ts'

beforeEach(() => {
  act(() => {
    emptySlip()
    changeSettings(DEFAULTS)
    markStale(false)
  })
  forgetPrices()
})

const EVENT = row()
const [RESULT] = EVENT.markets

/** The home win of the match, at 2.00. */
async function open() {
  const [home] = RESULT?.selections ?? []
  if (!RESULT || !home) throw new Error('the match has a result')
  learnPrices(EVENT.markets, 1)
  const { user } = render(<OddsButton event={EVENT} market={RESULT} selection={home} label="1" />)
  await frame()
  return { user, id: home.id, button: screen.getByRole('button') }
}

test('BET-08: a price is pressed into the slip and out of it', async () => {
  const { user, button } = await open()
  expect(button.getAttribute('aria-label')).toBe('Galatasaray to win, 1, 2.00')
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(slip().picks).toMatchObject([{ id: 110, odds: 2_000, market: 'ft.result', key: '1' }])
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(slip().picks).toEqual([])
})

test('a change is written in the next frame, with its direction by class and by word', async () => {
  const { id, button } = await open()
  takeDeltas([[id, 2_060, 1]], 2)
  await frame()
  expect(button.textContent).toBe('1 2.06')
  expect(button.classList.contains('is-up')).toBe(true)
  expect(button.getAttribute('aria-label')).toBe('Galatasaray to win, 1, 2.06, up, was 2.00')
  takeDeltas([[id, 1_940, 1]], 3)
  await frame()
  expect(button.className).toMatch(/is-down/)
  expect(button.className).not.toMatch(/is-up/)
})

test('what is older than what is known changes nothing', async () => {
  const { id, button } = await open()
  takeDeltas([[id, 2_060, 1]], 5)
  takeDeltas([[id, 1_500, 1]], 4)
  await frame()
  expect(button.textContent).toBe('1 2.06')
})

test('a price that is back within 400 ms is not shown as moved', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const { id, button } = await open()
  takeDeltas([[id, 2_060, 1]], 2)
  clock.mockReturnValue(10_399)
  takeDeltas([[id, 2_000, 1]], 3)
  await frame()
  expect(button.textContent).toBe('1 2.00')
  expect(button.className).not.toMatch(/is-up|is-down/)
  clock.mockReturnValue(20_000)
  takeDeltas([[id, 2_060, 1]], 4)
  clock.mockReturnValue(20_400)
  takeDeltas([[id, 2_000, 1]], 5)
  await frame()
  expect(button.className).toMatch(/is-down/)
})

test('a suspended price keeps its place and is not taken; one that is not offered says so', async () => {
  const { user, id, button } = await open()
  takeDeltas([[id, 2_000, 0]], 2)
  await frame()
  expect(button.getAttribute('aria-label')).toBe('Galatasaray to win, 1, suspended')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(slip().picks).toEqual([])
  takeDeltas([[id, 0, -1]], 3)
  await frame()
  expect(button.className).toMatch(/is-none/)
  expect(button.textContent).toBe('1 –')
})

test('a selection that is suspended in the slip can still be taken out', async () => {
  const { user, id, button } = await open()
  await user.click(button)
  takeDeltas([[id, 2_000, 0]], 2)
  await frame()
  await user.click(button)
  expect(slip().picks).toEqual([])
})

test('prices that are too old are dimmed and not taken', async () => {
  const { user, button } = await open()
  act(() => markStale(true))
  expect(button.className).toMatch(/is-stale/)
  await user.click(button)
  expect(slip().picks).toEqual([])
})

test('what is moved keeps its ground while it is chosen, and a waiting one is edged', async () => {
  const { id, button } = await open()
  const animate = vi.fn()
  button.animate = animate
  act(() => markChosen([id]))
  takeDeltas([[id, 2_060, 1]], 2)
  await frame()
  expect(button.className).toMatch(/is-on/)
  expect(button.className).toMatch(/is-up/)
  expect(animate, 'a flash under dark ink would hide the number').not.toHaveBeenCalled()
  act(() => markChosen([id], [id]))
  expect(button.className).toMatch(/is-wait/)
})

test('a move flashes once, and not where the player has turned it off', async () => {
  const { id, button } = await open()
  const animate = vi.fn(() => ({ cancel: () => {} }) as Animation)
  button.animate = animate
  takeDeltas([[id, 2_060, 1]], 2)
  await frame()
  expect(animate).toHaveBeenCalledOnce()
  act(() => changeSettings({ flashes: false }))
  takeDeltas([[id, 2_100, 1]], 3)
  await frame()
  expect(animate).toHaveBeenCalledOnce()
})

test('each odds format is written as the player chose', async () => {
  const { button } = await open()
  const written = (format: 'american' | 'fractional') => {
    act(() => changeSettings({ format }))
    return button.querySelector('b')?.textContent
  }
  expect(written('american')).toBe('+100')
  expect(written('fractional')).toBe('1/1')
})
