import { screen, waitFor, within } from '@testing-library/react'
import * as acts from '@zar/contract/office/trading/acts'
import { tradingDesk } from '@zar/contract/office/trading/board'
import * as waiting from '@zar/contract/office/trading/waiting'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import {
  betOf,
  deskOf,
  marketOf,
  matchOf,
  openRoom,
  type Served,
  selectionOf,
} from './testing/room.ts'

const markets = () => within(screen.getByRole('region', { name: 'Markets' }))
const priceOf = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Price of ${name}` })

test('matches stand with their score and what the house wins or loses, and the chosen one with its markets', async () => {
  openRoom()
  await screen.findByRole('heading', { level: 1, name: 'Galata – Körfez' })
  const row = screen.getByRole('button', { name: /Galata 1 Körfez 1/ })
  expect(row.textContent).toContain('−159.4k')
  expect(screen.getByText('1 live')).toBeTruthy()
  const market = within(await screen.findByRole('article', { name: 'Match result' }))
  expect(market.getByText('the house loses ₺148.000')).toBeTruthy()
  expect(market.getByText('the house wins ₺131.000')).toBeTruthy()
  expect((await priceOf('1 · Galata')).value).toBe('2.10')
  expect(market.getByRole('switch', { name: 'Automatic' }).getAttribute('aria-checked')).toBe(
    'true',
  )
})

test('a price is stepped or typed, sent by Enter with how it stood, and restored by Esc', async () => {
  server.on(acts.setPrice, null)
  const { user } = openRoom()
  const box = await priceOf('1 · Galata')
  await user.click(screen.getByRole('button', { name: '1 · Galata, raise the price' }))
  expect(box.value).toBe('2.12')
  expect(screen.getByRole('status').textContent).toContain('Automatic goes off')
  await user.type(box, '{Escape}')
  expect(box.value).toBe('2.10')
  await user.type(box, '-{Enter}')
  await waitFor(() =>
    expect(server.inputsOf(acts.setPrice)).toEqual([
      { id: '31', oddsMilli: 2_080, seen: '- 2100 470000' },
    ]),
  )
})

test('a price that the feed moved meanwhile says old and new, and the next Enter is about the new one', async () => {
  server.refuse(acts.setPrice, 'board_moved', undefined, [
    { field: 'was', message: '- 2100 470000' },
    { field: 'is', message: '- 2050 480000' },
  ])
  const { user } = openRoom()
  const box = await priceOf('1 · Galata')
  await user.type(box, '+{Enter}')
  expect(await screen.findByText(/2\.10 → 2\.05/)).toBeTruthy()
  expect(box.value).toBe('2.12')
  server.on(acts.setPrice, null)
  await user.type(box, '{Enter}')
  await waitFor(() =>
    expect(server.inputsOf(acts.setPrice).at(-1)).toMatchObject({ seen: '- 2050 480000' }),
  )
})

test('a price far from the fair one is proposed to a second person', async () => {
  const { user } = openRoom()
  const box = await priceOf('1 · Galata')
  await user.clear(box)
  await user.type(box, '4,00{Enter}')
  expect(await screen.findByRole('dialog', { name: '1 · Galata: 4.00' })).toBeTruthy()
  expect(server.inputsOf(acts.setPrice)).toEqual([])
})

test('s asks in its place and suspends with how the match stood; Esc leaves', async () => {
  server.on(acts.suspend, null)
  const { user } = openRoom()
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('s')
  const question = await screen.findByText(/Suspend Galata – Körfez\?/)
  await user.keyboard('{Escape}')
  expect(question.isConnected).toBe(false)
  await user.keyboard('s')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(server.inputsOf(acts.suspend)).toEqual([
      { scope: 'event', id: '11', seen: 'live 3 open' },
    ]),
  )
})

test('⇧S asks for everything', async () => {
  server.on(acts.suspendAll, { stopped: 2 })
  const { user } = openRoom()
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Shift>}S{/Shift}')
  await screen.findByText(/Suspend every match\?/)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 matches are suspended.')).toBeTruthy()
})

test('a feed older than five seconds hatches every price', async () => {
  const feed = {
    source: 's',
    producer: 'live',
    isOpen: true,
    isShut: false,
    silentMs: 7_000,
    recovery: null,
  }
  openRoom({ match: matchOf({ feed }) })
  expect(await screen.findByText(/The feed broke off 7 s ago/)).toBeTruthy()
  expect(markets().queryAllByRole('textbox')).toEqual([])
  expect(markets().getByText('2.10').className).toContain('is-off')
})

test('a new match waits until it is asked for, and one that left stays in its place', async () => {
  const served: Served = {}
  const { user } = openRoom(served)
  await screen.findByRole('button', { name: /Muğla/ })
  const [first, second] = deskOf().matches
  if (!first || !second) throw new Error('two matches')
  served.desk = deskOf({ matches: [{ ...second, id: '13', home: 'Ankara' }, first] })
  const news = await screen.findByText('1 new match', undefined, { timeout: 3_000 })
  expect(screen.queryByRole('button', { name: /Ankara/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Muğla/ }).className).toContain('is-gone')
  await user.click(within(news).getByRole('button', { name: 'Show' }))
  expect(screen.getByRole('button', { name: /Ankara/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Muğla/ })).toBeNull()
  expect(server.headersOf(tradingDesk).at(-1)?.['x-zar-office']).toBe('poll')
})

test('prices that somebody set by hand are the feed’s again by one press', async () => {
  server.on(acts.setPrice, null)
  const byHand = selectionOf({ isByHand: true, oddsMilli: 2_000, seen: '2000 2100 470000' })
  const { user } = openRoom({ match: matchOf({ markets: [marketOf({ selections: [byHand] })] }) })
  await user.click(await screen.findByRole('switch', { name: 'By hand' }))
  await waitFor(() =>
    expect(server.inputsOf(acts.setPrice)).toEqual([
      { id: '31', oddsMilli: null, seen: '2000 2100 470000' },
    ]),
  )
})

test('a bet that waits has its ring, and a accepts, o offers less, r refuses with a reason', async () => {
  server.on(waiting.acceptWaiting, { outcome: 'accepted' })
  server.on(waiting.counterWaiting, null)
  const { user } = openRoom({ bets: [betOf()] })
  const bet = within(await screen.findByRole('article', { name: 'kervan61, ₺25.000' }))
  expect(bet.getByText('22 s')).toBeTruthy()
  expect(bet.getByText('2.6 × the limit')).toBeTruthy()
  await user.keyboard('a')
  await waitFor(() => expect(server.inputsOf(waiting.acceptWaiting)).toEqual([{ id: '41' }]))
  await user.keyboard('o')
  const stake = await bet.findByRole<HTMLInputElement>('textbox', { name: /Stake offered/ })
  expect(stake.value).toBe('9500')
  await user.clear(stake)
  await user.type(stake, '25000')
  expect(bet.getByText(/Enter a sum from/)).toBeTruthy()
  await user.clear(stake)
  await user.type(stake, '8000{Enter}')
  await waitFor(() =>
    expect(server.inputsOf(waiting.counterWaiting)).toEqual([{ id: '41', unitKurus: 800_000 }]),
  )
  await user.keyboard('r')
  expect(await screen.findByRole('dialog', { name: /refuse ₺25\.000/ })).toBeTruthy()
})

test('a bet is not accepted after something happened, nor twice by one person', async () => {
  openRoom({ bets: [betOf({ hasMoved: true })] })
  const accept = await screen.findByRole('button', { name: /Accept ₺25\.000/ })
  expect(accept.getAttribute('aria-disabled')).toBe('true')
  expect(accept.getAttribute('aria-description')).toContain('Something happened')
})

test('nothing open says so', async () => {
  openRoom({ desk: deskOf({ matches: [] }) }, '/office/trading')
  expect(await screen.findByText('No match')).toBeTruthy()
  expect(await screen.findByText('No bet waits')).toBeTruthy()
  expect(screen.getByText('Choose a match')).toBeTruthy()
})
