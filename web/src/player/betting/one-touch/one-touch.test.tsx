import { act, fireEvent, screen, within } from '@testing-library/react'
import { myBet } from '@zar/contract/betting/bets'
import { placeBet } from '@zar/contract/betting/slip'
import { beforeEach, expect, test } from 'vitest'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { OddsButton } from '../odds/odds-button.tsx'
import { learnPrices, takeDeltas } from '../odds/prices.ts'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { EmptySlip } from '../slip/empty/empty-slip.tsx'
import { setBuilder, slip } from '../slip/state/slip.ts'
import { openBet } from '../testing/bets.ts'
import { answer, beginSlip, DERBY } from '../testing/slip-tests.tsx'
import { frame } from '../testing/stream.ts'
import { oneTouch, turnOneTouch } from './one-touch.ts'
import { OneTouchBar } from './one-touch-bar.tsx'
import { leaveTouch } from './place-once.ts'

beforeEach(() => {
  beginSlip()
  act(() => {
    setBuilder(DERBY.id, false)
    turnOneTouch(null)
    leaveTouch()
  })
  signInAda()
})

/** The prices of the match result, and the bar, with one touch on or off. */
function openPrices(stakeKurus: number | null = 5_000) {
  learnPrices(DERBY.markets, 1)
  act(() => turnOneTouch(stakeKurus === null ? null : { stakeKurus }))
  const [market] = DERBY.markets
  if (!market) throw new Error('no market')
  return render(
    <>
      {market.selections.map((selection) => (
        <OddsButton key={selection.id} event={DERBY} market={market} selection={selection} />
      ))}
      <OneTouchBar />
    </>,
  )
}
const home = () => screen.getByRole('button', { name: /^Galatasaray to win/ })
const away = () => screen.getByRole('button', { name: /^Fenerbahçe to win/ })
const bar = () => screen.getByRole('region', { name: 'One-touch betting' })

test('it is off by default: a press on a price goes into the slip', async () => {
  const { user } = openPrices(null)
  await user.click(home())
  expect(slip().picks).toHaveLength(1)
  expect(server.inputsOf(placeBet)).toEqual([])
  expect(screen.queryByRole('region', { name: 'One-touch betting' })).toBeNull()
})

test('one press places a single of the stake at the price and rule of the slip, and says so; the slip stays as it was', async () => {
  server.on(placeBet, answer())
  act(() => changeSettings({ policy: 'better' }))
  const { user } = openPrices()
  expect(within(bar()).getByText('One touch is on · ₺50,00')).toBeTruthy()
  expect(home().getAttribute('aria-describedby')).toBe('one-touch')
  await user.click(home())
  const said = 'Bet placed: Galatasaray 2.00 · Match result · Galatasaray – Fenerbahçe · ₺50,00'
  expect(await within(bar()).findByText(said)).toBeTruthy()
  expect(server.inputsOf(placeBet)).toMatchObject([
    {
      legs: [{ selections: [110], odds: 2_000 }],
      sizes: [1],
      unitKurus: 5_000,
      policy: 'better',
    },
  ])
  expect(slip().picks).toEqual([])
  await user.click(within(bar()).getByRole('button', { name: 'Close the result' }))
  expect(within(bar()).queryByText(said)).toBeNull()
})

test('a double press is one bet, whether its second comes before the answer or after', async () => {
  server.on(placeBet, answer())
  openPrices()
  fireEvent.click(home())
  fireEvent.click(home())
  await within(bar()).findByText(/^Bet placed/)
  fireEvent.click(home())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.inputsOf(placeBet)).toHaveLength(1)
})

test('while a live bet waits another press is told and not counted, and it is asked about at its end', async () => {
  server.on(placeBet, answer({ state: 'waiting', delayMs: 60_000 }))
  server.on(myBet, openBet())
  openPrices()
  stopClock()
  fireEvent.click(home())
  await settle()
  expect(within(bar()).getByText(/^Waiting: Galatasaray.* s left$/)).toBeTruthy()
  expect(home().classList.contains('is-wait')).toBe(true)
  fireEvent.click(away())
  await settle()
  expect(screen.getByText(/this press was not counted/)).toBeTruthy()
  expect(server.inputsOf(placeBet)).toHaveLength(1)
  expect(server.inputsOf(myBet)).toEqual([])
  await pass(60_200)
  await settle()
  expect(within(bar()).getByText(/^Bet placed: Galatasaray/)).toBeTruthy()
})

test('a refused press says why and that no money was taken; a limit of the player’s own turns it off', async () => {
  server.on(placeBet, answer({ state: 'refused', betId: null, code: 'R-101' }))
  const { user } = openPrices()
  await user.click(home())
  expect(await within(bar()).findByText(/no money was taken.*The odds changed/)).toBeTruthy()
  expect(oneTouch()).not.toBeNull()
  server.on(placeBet, answer({ state: 'refused', betId: null, code: 'L-220' }))
  await user.click(away())
  expect(await within(bar()).findByText('One touch was turned off')).toBeTruthy()
  expect(within(bar()).getByText(/limit that you have set yourself/)).toBeTruthy()
  expect(oneTouch()).toBeNull()
})

test('LIM: a break turns it off, with the server’s sentence', async () => {
  server.refuse(placeBet, 'player_excluded')
  const { user } = openPrices()
  await user.click(home())
  expect(await within(bar()).findByText(/on a break from play/)).toBeTruthy()
  expect(oneTouch()).toBeNull()
})

test('a bet of which no answer came is asked about by its own id', async () => {
  server.on(placeBet, () => {
    throw new TypeError('the line is cut')
  })
  const { user } = openPrices()
  await user.click(home())
  const ask = await within(bar()).findByRole('button', { name: 'Ask again' })
  await user.click(away())
  server.on(placeBet, answer())
  await user.click(ask)
  await within(bar()).findByText(/^Bet placed: Galatasaray/)
  const ids = server.inputsOf(placeBet).map((input) => (input as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
})

test('a suspended price, one that is in the slip and a bet builder place nothing', async () => {
  server.on(placeBet, answer())
  const { user } = openPrices(null)
  await user.click(away())
  act(() => turnOneTouch({ stakeKurus: 5_000 }))
  await user.click(away())
  expect(slip().picks).toEqual([])
  act(() => setBuilder(DERBY.id, true))
  await user.click(away())
  expect(slip().picks).toHaveLength(1)
  act(() => setBuilder(DERBY.id, false))
  takeDeltas([[110, 2_000, 0]], 2)
  await frame()
  await user.click(home())
  expect(server.inputsOf(placeBet)).toEqual([])
})

test('a limit for asking once more that was set below the stake afterwards stops it', async () => {
  const { user } = openPrices(20_000)
  act(() => changeSettings({ ...DEFAULTS, confirmKurus: 10_000 }))
  await user.click(home())
  expect(await within(bar()).findByText(/above the one that you want to be asked/)).toBeTruthy()
  expect(server.inputsOf(placeBet)).toEqual([])
})

test('the empty slip says what a press on a price does, with one touch on or off', () => {
  render(<EmptySlip />)
  expect(screen.getByText('Press a price and your selection stays here.')).toBeTruthy()
  act(() => turnOneTouch({ stakeKurus: 5_000 }))
  expect(screen.getByText(/a press on a price places a bet at once/)).toBeTruthy()
})
