import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { changeSlip, slip } from '../slip/state/slip.ts'
import './sports-keys.ts'
import { SportsKeys } from './sports-keys-door.tsx'

const onPlace = vi.fn()
const onRemove = vi.fn()

/** What the slip shows, as far as keys need it. */
const Page = () => (
  <>
    <SportsKeys />
    <button type="button">elsewhere</button>
    <ul>
      <li className="leg">
        <button type="button" className="leg__x" onClick={onRemove}>
          leg
        </button>
      </li>
    </ul>
    <input data-stake aria-label="stake" />
    <button type="button" data-place onClick={onPlace}>
      place
    </button>
  </>
)

beforeEach(() => {
  changeSettings(DEFAULTS)
  changeSlip({ stake: '' })
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  onPlace.mockClear()
  onRemove.mockClear()
})

test('§8: K goes to the stake and back, and Ctrl+Enter places from the stake alone', async () => {
  render(<Page />)
  await act(() => import('./sports-keys.ts'))
  const other = screen.getByRole('button', { name: 'elsewhere' })
  const stake = screen.getByLabelText('stake')
  other.focus()
  fireEvent.keyDown(other, { key: 'Enter', ctrlKey: true })
  expect(onPlace).not.toHaveBeenCalled()
  fireEvent.keyDown(other, { key: 'k' })
  expect(document.activeElement).toBe(stake)
  fireEvent.keyDown(stake, { key: 'k' })
  expect(document.activeElement).toBe(other)
  fireEvent.keyDown(stake, { key: 'Enter', ctrlKey: true })
  expect(onPlace).toHaveBeenCalledTimes(1)
})

test('§8: Alt and a digit set the stake, Del removes the focused leg, and letters can be off', async () => {
  render(<Page />)
  await act(() => import('./sports-keys.ts'))
  fireEvent.keyDown(document.body, { key: '™', code: 'Digit2', altKey: true })
  expect(slip().stake).toBe('100,00')
  fireEvent.keyDown(document.body, { key: '5', code: 'Digit5', altKey: true })
  expect(slip().stake).toBe('100,00')
  fireEvent.keyDown(screen.getByRole('button', { name: 'leg' }), { key: 'Delete' })
  expect(onRemove).toHaveBeenCalledTimes(1)
  changeSettings({ letters: false })
  const other = screen.getByRole('button', { name: 'elsewhere' })
  other.focus()
  fireEvent.keyDown(other, { key: 'k' })
  expect(document.activeElement).toBe(other)
})
