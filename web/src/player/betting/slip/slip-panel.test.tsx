import { act, screen, waitFor } from '@testing-library/react'
import { placeBet, sharedSlip, shareSlip } from '@zar/contract/betting/slip'
import { beforeEach, expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { signInAda } from '../../../testing/player.ts'
import { server } from '../../../testing/server.ts'
import { takeDeltas } from '../odds/prices.ts'
import { changeSettings } from '../settings/settings.ts'
import {
  answer,
  beginSlip,
  COMBO,
  DERBY,
  OTHER,
  openSlip,
  pick,
  quoteBy,
  quoteOf,
  stateOf,
  TERMS,
} from '../testing/slip-tests.tsx'
import { frame } from '../testing/stream.ts'
import { setBuilder, slip } from './state/slip.ts'

beforeEach(beginSlip)

test('an empty slip says how something comes into it', async () => {
  await openSlip([])
  expect(screen.getByText('Your slip is empty')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bring back your last slip' })).toBeNull()
})

test('a visitor’s slip is kept while they log in', async () => {
  quoteOf()
  const user = await openSlip([pick()], '50')
  await user.click(screen.getByRole('button', { name: 'Log in and place' }))
  expect(openedDialog()).toEqual({ name: 'login' })
  expect(slip().picks).toHaveLength(1)
})

test('quick stakes set the sum, and the greatest is the limit or the balance', async () => {
  signInAda({ balance: 182.4 })
  quoteOf()
  const user = await openSlip([pick()])
  await user.click(screen.getByRole('button', { name: '100' }))
  await user.click(screen.getByRole('button', { name: '100' }))
  expect(screen.getByLabelText<HTMLInputElement>('Stake').value).toBe('100,00')
  await user.click(screen.getByRole('button', { name: 'Max' }))
  expect(screen.getByLabelText<HTMLInputElement>('Stake').value).toBe('182,40')
})

test('too little money offers what there is, and a deposit by a link alone', async () => {
  signInAda({ balance: 182.4 })
  quoteOf()
  await openSlip([pick()], '250')
  expect(screen.getByText('₺67,60 short')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Place with ₺182,40' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe(
    '/dashboard/deposit',
  )
})

test('odds that the player’s rule accepts are not asked about', async () => {
  signInAda()
  quoteOf()
  act(() => changeSettings({ policy: 'better' }))
  await openSlip([pick()], '50')
  takeDeltas([[110, 2_060, 1]], 2)
  await frame()
  expect(screen.getByRole('button', { name: 'Place the bet · ₺50,00' })).toBeTruthy()
  takeDeltas([[110, 1_900, 1]], 3)
  await frame()
  expect(screen.getByRole('button', { name: 'Accept the new odds · ₺50,00' })).toBeTruthy()
})

test('BET-03: what is suspended holds the slip until it opens or is taken out', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip(COMBO(), '250')
  takeDeltas([[210, 1_580, 0]], 2)
  await frame()
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'A selection is suspended' }).disabled,
  ).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove what is suspended' }))
  expect(screen.getByRole('button', { name: 'Place the combo · ₺250,00' })).toBeTruthy()
  expect(slip().picks).toHaveLength(2)
})

test('what has closed is left out, and said', async () => {
  signInAda()
  quoteOf()
  await openSlip(COMBO(), '250')
  takeDeltas([[210, 0, -1]], 2)
  await frame()
  expect(screen.getByText('Odds of what is open')).toBeTruthy()
  expect(screen.getByText('3.00')).toBeTruthy()
})

test('two selections of one match are joined to a bet builder, which has a price of its own', async () => {
  signInAda()
  const joint = { selections: [], odds: 3_250, productOdds: 3_680 }
  quoteBy(({ legs }) => ({
    legs: legs.map((leg) => {
      if (leg.selections.length > 1) return joint
      const clash = { code: 'R-130', reason: 'related' } as const
      return { selections: [], odds: leg.odds, ...(legs.length > 1 && clash) }
    }),
    ...TERMS,
  }))
  const user = await openSlip([pick(), pick(DERBY, 1, 1)], '100')
  expect(await screen.findByText(/Code R-130/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a bet builder' }))
  expect(await screen.findByRole('heading', { name: 'Bet builder' })).toBeTruthy()
  expect(await screen.findByText('3.68')).toBeTruthy()
  server.on(placeBet, answer())
  await user.click(await screen.findByRole('button', { name: 'Place the bet · ₺100,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toMatchObject([
    { legs: [{ selections: [110, 121], odds: 3_250 }], sizes: [1] },
  ])
})

test('BET-09: a system has a unit stake, columns and a banker', async () => {
  signInAda()
  quoteOf()
  const user = await openSlip(COMBO(), '10')
  await user.click(screen.getByRole('button', { name: 'System' }))
  expect(screen.getByRole('button', { name: 'Choose a system' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /2\/3/ }))
  expect(screen.getByText('3 lines × ₺10,00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Banker: Galatasaray' }))
  expect(screen.getByText('Banker + 2 right', { exact: false })).toBeTruthy()
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place the system · ₺10,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toMatchObject([
    { legs: [{ isBanker: true }, { isBanker: false }, { isBanker: false }], sizes: [2] },
  ])
})

test('a code loads the selections without a stake, and says what has closed', async () => {
  quoteOf()
  const user = await openSlip([])
  const [one, two] = [pick(), pick(OTHER)]
  server.on(sharedSlip, {
    legs: [
      { asked: { selections: [one.id], odds: 2_060, isBanker: false }, now: stateOf(one, 2_000) },
      { asked: { selections: [two.id], odds: 1_580, isBanker: false }, now: stateOf(two, null) },
    ],
  })
  await user.type(screen.getByLabelText('Share code'), '12')
  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect(screen.getByRole('alert').textContent).toBe('A code has 7 letters or digits')
  await user.clear(screen.getByLabelText('Share code'))
  await user.type(screen.getByLabelText('Share code'), '7k4-m2ax{Enter}')
  expect(await screen.findByText(/Code 7K4M2AX was loaded/)).toBeTruthy()
  expect(server.inputsOf(sharedSlip)).toEqual([{ code: '7K4M2AX' }])
  expect(slip()).toMatchObject({ stake: '', picks: [{ odds: 2_060 }, { odds: 1_580 }] })
})

test('a code that nobody has is said at its field', async () => {
  const user = await openSlip([])
  server.refuse(sharedSlip, 'slip_code_unknown')
  await user.type(screen.getByLabelText('Share code'), '7K4M2AX{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no slip with this code. Check the code and try again.',
  )
})

test('a slip is shared by a code', async () => {
  quoteOf()
  const user = await openSlip([pick()])
  server.on(shareSlip, { code: '7K4M2AX' })
  await user.click(screen.getByRole('button', { name: 'Share the slip' }))
  expect(await screen.findByText('7K4M2AX')).toBeTruthy()
})

test('a selection that was taken out can be put back', async () => {
  quoteOf()
  const user = await openSlip(COMBO(), '250')
  await user.click(screen.getByRole('button', { name: 'Remove Galatasaray' }))
  expect(slip().picks).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(slip()).toMatchObject({ picks: [{ id: 110 }, {}, {}], stake: '250' })
})

test('the slip is kept in the browser, and nothing of it that cannot be read', async () => {
  quoteOf()
  await openSlip([pick()], '50')
  act(() => setBuilder('m1', true))
  const stored = JSON.parse(localStorage.getItem('betting.slip') ?? '{}') as object
  expect(stored).toMatchObject({ picks: [{ id: 110 }], stake: '50', builders: ['m1'] })
  const damaged = { ...stored, picks: [{ id: 'x' }, ...slip().picks], mode: 'all', sizes: 'no' }
  localStorage.setItem('betting.slip', JSON.stringify(damaged))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'betting.slip' })))
  await waitFor(() =>
    expect(slip()).toMatchObject({ picks: [{ id: 110 }], mode: 'single', sizes: [] }),
  )
})
