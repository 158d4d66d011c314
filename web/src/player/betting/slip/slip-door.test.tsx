import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render, renderHook } from '../../../testing/render.tsx'
import { OddsButton } from '../odds/odds-button.tsx'
import { learnPrices } from '../odds/prices.ts'
import { beginSlip, DERBY, quoteOf } from '../testing/slip-tests.tsx'
import { SlipColumn } from './slip-door.tsx'
import { emptySlip } from './state/slip.ts'
import { useFirstTouch } from './use-first-touch.ts'

beforeEach(beginSlip)

function derbyPrice() {
  learnPrices(DERBY.markets, 1)
  const [market] = DERBY.markets
  const [selection] = market?.selections ?? []
  if (!market || !selection) throw new Error('no price')
  return <OddsButton event={DERBY} market={market} selection={selection} />
}

test('P6: the code of the slip is fetched with the first touch of a price, and with no other', () => {
  render(derbyPrice())
  const fetch = vi.fn(async () => {})
  const touch = renderHook(() => useFirstTouch(fetch, false))
  fireEvent.pointerDown(document.body)
  expect(fetch).not.toHaveBeenCalled()
  const price = screen.getByRole('button', { name: /^Galatasaray/ })
  fireEvent.pointerDown(price)
  expect(fetch).toHaveBeenCalledOnce()
  touch.unmount()
  renderHook(() => useFirstTouch(fetch, true))
  fireEvent.pointerDown(price)
  expect(fetch).toHaveBeenCalledOnce()
})

test('the slip beside a page is empty, holds what is pressed, and is empty again', async () => {
  quoteOf()
  const { user } = render(
    <>
      {derbyPrice()}
      <SlipColumn />
    </>,
  )
  expect(await screen.findByRole('region', { name: 'Bet slip, 0 selections' })).toBeTruthy()
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Galatasaray/ }))
  expect(await screen.findByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
  act(emptySlip)
  expect(await screen.findByText('Your slip is empty')).toBeTruthy()
})
