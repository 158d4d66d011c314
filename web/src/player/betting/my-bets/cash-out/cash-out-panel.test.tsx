import { act, screen, waitFor } from '@testing-library/react'
import { autoCashOut, cashOut, cashOutQuote, myBet } from '@zar/contract/betting/bets'
import { beforeEach, expect, test, vi } from 'vitest'
import { pass, settle, stopClock } from '../../../../testing/clock.ts'
import { signInAda } from '../../../../testing/player.ts'
import { render } from '../../../../testing/render.tsx'
import { server } from '../../../../testing/server.ts'
import { changeSettings, DEFAULTS } from '../../settings/settings.ts'
import { openBet, quoteOfSale } from '../../testing/bets.ts'
import { CashOutPanel } from './cash-out-panel.tsx'

beforeEach(() => {
  signInAda()
  act(() => changeSettings(DEFAULTS))
  server.on(cashOutQuote, quoteOfSale())
})

const open = (change: Parameters<typeof openBet>[0] = {}) =>
  render(<CashOutPanel bet={openBet(change)} onClose={() => {}} />)

test('BET-10: fair value, fee and payout are told, with the chance that they come from', async () => {
  open()
  expect(await screen.findByText('₺87,30')).toBeTruthy()
  for (const text of ['₺90,00', '−₺2,70', 'Fee, 3%', '45%']) {
    expect(screen.getByText(text), text).toBeTruthy()
  }
})

test('BET-10: a bet is sold at the quote that was shown, and paid on paper', async () => {
  const { user } = open()
  server.on(cashOut, { state: 'paid', paidKurus: 8_730, quote: null })
  await user.click(await screen.findByRole('button', { name: 'Take ₺87,30 and close' }))
  expect(await screen.findByText('Cashed out')).toBeTruthy()
  expect(screen.getByText('−₺12,70')).toBeTruthy()
  expect(server.inputsOf(cashOut)).toMatchObject([
    { betId: '4711', percent: 100, token: 'quote-1', fallPercent: 1 },
  ])
})

test('BET-10: a part is sold, and what stays is told before', async () => {
  const { user } = open()
  server.on(cashOutQuote, ({ percent }) =>
    quoteOfSale({ fairKurus: 90 * percent, feeKurus: 2.7 * percent, paidKurus: 87.3 * percent }),
  )
  await user.click(screen.getByRole('button', { name: 'Partial' }))
  expect(await screen.findByRole('button', { name: 'Take ₺43,65, keep the rest' })).toBeTruthy()
  expect(screen.getByText('Stake that stays').nextSibling?.textContent).toBe('₺50,00')
  expect(screen.getByText('Possible payout of the rest').nextSibling?.textContent).toBe('₺100,00')
  server.on(cashOut, { state: 'paid', paidKurus: 4_365, quote: null })
  await user.click(screen.getByRole('button', { name: 'Take ₺43,65, keep the rest' }))
  expect(await screen.findByText('A part was cashed out')).toBeTruthy()
  expect(server.inputsOf(cashOut)).toMatchObject([{ percent: 50 }])
})

test('what is closed says why, and keeps its place', async () => {
  server.on(cashOutQuote, quoteOfSale({ token: null, closed: 'suspended' }))
  open()
  expect(await screen.findByText(/A selection is suspended/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Closed for now' }).disabled).toBe(
    true,
  )
})

test('a value that moved is told before and after, and sold once it is accepted', async () => {
  const { user } = open()
  const next = quoteOfSale({ token: 'quote-2', fairKurus: 8_000, feeKurus: 240, paidKurus: 7_760 })
  server.on(cashOut, { state: 'changed', paidKurus: 0, quote: next })
  await user.click(await screen.findByRole('button', { name: /^Take/ }))
  expect(await screen.findByText(/now ₺77,60 in place of ₺87,30/)).toBeTruthy()
  server.on(cashOut, { state: 'paid', paidKurus: 7_760, quote: null })
  await user.click(screen.getByRole('button', { name: 'Accept ₺77,60' }))
  expect(await screen.findByText('Cashed out')).toBeTruthy()
  expect(server.inputsOf(cashOut)).toMatchObject([{ token: 'quote-1' }, { token: 'quote-2' }])
})

test('a sale that is not made says that the bet runs on', async () => {
  const { user } = open()
  server.on(cashOut, { state: 'refused', paidKurus: 0, quote: null })
  await user.click(await screen.findByRole('button', { name: /^Take/ }))
  expect(await screen.findByText(/your bet runs on/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('button', { name: /^Take/ })).toBeTruthy()
})

test('a live bet waits, and what was paid is read when it is decided', async () => {
  server.on(cashOutQuote, quoteOfSale({ delayMs: 3_000 }))
  open()
  const take = await screen.findByRole('button', { name: /^Take/ })
  expect(screen.getByText('A live bet waits 3 s while it is cashed out.')).toBeTruthy()
  server.on(cashOut, { state: 'waiting', paidKurus: 0, quote: null })
  const sold = { at: '2026-11-21T16:00:00.000Z', kind: 'cash_out' as const, debtKurus: 0 }
  server.on(myBet, openBet({ state: 'cashed_out', history: [{ ...sold, amountKurus: 8_700 }] }))
  stopClock()
  act(() => take.click())
  await settle()
  expect(screen.getByText(/A live match waits 3 s/)).toBeTruthy()
  expect(server.inputsOf(myBet)).toEqual([])
  await pass(3_000)
  await settle()
  expect(screen.getByText('Cashed out')).toBeTruthy()
  expect(screen.getByText('₺87,00')).toBeTruthy()
  vi.useRealTimers()
})

test('BET-10: the sums at which it is sold by itself are set, and checked before', async () => {
  const { user } = open({ auto: { upKurus: 15_000, downKurus: null } })
  await screen.findByText('₺87,30')
  await user.click(screen.getByRole('button', { name: 'Automatic' }))
  const target = screen.getByLabelText<HTMLInputElement>('Target value')
  expect(target.value).toBe('150,00')
  await user.clear(target)
  await user.type(target, '80')
  await user.click(screen.getByRole('button', { name: 'Save the rules' }))
  expect(screen.getByRole('alert').textContent).toMatch(/above the present value: ₺87,30/)
  await user.clear(target)
  await user.type(target, '160')
  await user.click(screen.getByRole('switch', { name: /falls to/ }))
  await user.click(screen.getByRole('button', { name: 'Save the rules' }))
  expect(screen.getByRole('alert').textContent).toBe('Type a sum')
  await user.type(screen.getByLabelText('Lower bound'), '50')
  server.on(autoCashOut, openBet({ auto: { upKurus: 16_000, downKurus: 5_000 } }))
  await user.click(screen.getByRole('button', { name: 'Save the rules' }))
  await waitFor(() =>
    expect(server.inputsOf(autoCashOut)).toEqual([
      { betId: '4711', upKurus: 16_000, downKurus: 5_000 },
    ]),
  )
  expect(await screen.findByText('The rules were saved')).toBeTruthy()
})
