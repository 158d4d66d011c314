import { screen, waitFor } from '@testing-library/react'
import { cashOutQuote, myBets } from '@zar/contract/betting/bets'
import { bettingTree } from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { betLeg, openBet, quoteOfSale } from '../testing/bets.ts'
import { TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { MyBetsPage } from './my-bets-page.tsx'

const SUMS = { bets: 2, stakedKurus: 10_000, paidKurus: 29_600 }

beforeEach(() => {
  seeAll()
  stubStream()
  signInAda()
  server.on(bettingTree, TREE)
  server.on(cashOutQuote, quoteOfSale())
})

test('BET-08: open bets are listed with what each is worth now, and settled ones with gain and loss', async () => {
  server.on(myBets, ({ isOpen }) => ({
    rows: isOpen
      ? [openBet()]
      : [
          openBet({
            id: '9',
            state: 'settled',
            legs: [betLeg(2_000, { result: 'won' })],
            paidKurus: 20_000,
          }),
        ],
    next: null,
    sums: SUMS,
  }))
  const { user } = render(<MyBetsPage />)
  expect(await screen.findByRole('button', { name: 'Cash out · ₺87,30' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Settled' }))
  expect(await screen.findByText('+₺196,00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull()
})

test('bets are awaited in the shape of their cards, and the sums in their own place', async () => {
  const release = server.hold(myBets, { rows: [openBet()], next: null, sums: SUMS })
  const { container } = render(<MyBetsPage />)
  const shape = await screen.findByRole('status', { name: 'Loading your bets' })
  expect(shape.querySelectorAll('.bet .betleg').length).toBeGreaterThan(2)
  expect(container.querySelector('.bets__sums .skel')).not.toBeNull()
  release()
  expect(await screen.findByText('Open stakes')).toBeTruthy()
  expect(container.querySelector('.skel')).toBeNull()
})

test('a bet is opened for its sale beside the list', async () => {
  server.on(myBets, { rows: [openBet()], next: null, sums: SUMS })
  const { user } = render(<MyBetsPage />)
  await user.click(await screen.findByRole('button', { name: 'Cash out · ₺87,30' }))
  expect(await screen.findByRole('region', { name: 'Cash-out, bet 4711' })).toBeTruthy()
})

test('older bets are asked for from where the list ends', async () => {
  server.on(myBets, ({ before }) =>
    before === null
      ? { rows: [openBet()], next: '4711', sums: SUMS }
      : { rows: [openBet({ id: '4000' })], next: null, sums: SUMS },
  )
  const { user } = render(<MyBetsPage />)
  await user.click(await screen.findByRole('button', { name: 'Older bets' }))
  expect(await screen.findByRole('article', { name: /No 4000/ })).toBeTruthy()
  expect(server.inputsOf(myBets)).toMatchObject([{ before: null }, { before: '4711' }])
})

test('without a bet it says so, and a list that cannot be read is asked for again', async () => {
  server.on(myBets, { rows: [], next: null, sums: { bets: 0, stakedKurus: 0, paidKurus: 0 } })
  const { unmount } = render(<MyBetsPage />)
  expect(await screen.findByText('No open bet')).toBeTruthy()
  unmount()
})

test('bets that did not come are asked for again', async () => {
  server.lose(myBets)
  const { user } = render(<MyBetsPage />)
  expect(await screen.findByText('Your bets did not come')).toBeTruthy()
  server.on(myBets, { rows: [openBet()], next: null, sums: SUMS })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('article')).toBeTruthy())
})
