import { act, screen, within } from '@testing-library/react'
import { placeBet } from '@zar/contract/betting/slip'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/api/query.ts'
import { signInAda } from '../../../testing/player.ts'
import { server } from '../../../testing/server.ts'
import { changeSettings } from '../settings/settings.ts'
import { answer, beginSlip, COMBO, OTHER, openSlip, pick, quoteOf } from '../testing/slip-tests.tsx'
import { changeSlip, slip } from './state/slip.ts'

beforeEach(beginSlip)

const FREE = { freeBet: { costKurus: 2_000, expiresAt: '2030-11-30T20:59:00.000Z' } }
const choice = () => screen.findByRole('switch', { name: /Free bet/ })

test('BON-03: a free bet is chosen by keyboard, its profit alone is promised, and it is sent as free', async () => {
  signInAda({ balance: 0 })
  quoteOf(FREE)
  act(() => changeSettings({ confirmKurus: 100 }))
  const user = await openSlip([pick()], '50')
  const one = await choice()
  expect(one.textContent).toContain('Free bet ₺20,00')
  one.focus()
  await user.keyboard(' ')
  expect(one.getAttribute('aria-checked')).toBe('true')
  expect(screen.queryByLabelText('Stake'), 'its stake is fixed').toBeNull()
  expect(screen.getByText(/only the profit beyond ₺20,00 is yours/)).toBeTruthy()
  expect(screen.getByText('₺40,00 − free bet ₺20,00').closest('p')?.textContent).toContain(
    'Possible profit',
  )
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place with the free bet · ₺20,00' }))
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toMatchObject([{ unitKurus: 2_000, isFree: true }])
  expect(within(receipt).getByText('Free bet × total odds')).toBeTruthy()
  expect(within(receipt).getByText('Possible profit')).toBeTruthy()
  expect(slip()).toMatchObject({ isFree: false, picks: [] })
})

test('a bet of the player’s own money is not sent as free', async () => {
  signInAda()
  quoteOf(FREE)
  const user = await openSlip([pick()], '20')
  await choice()
  server.on(placeBet, answer())
  await user.click(screen.getByRole('button', { name: 'Place the bet · ₺20,00' }))
  await screen.findByRole('region', { name: 'Receipt' })
  expect(server.inputsOf(placeBet)).toEqual([expect.not.objectContaining({ isFree: true })])
})

test('several singles are not paid by a free bet, and own money never takes its place unasked', async () => {
  signInAda()
  quoteOf(FREE)
  const user = await openSlip([pick(), pick(OTHER)])
  await user.click(screen.getByRole('button', { name: 'Single' }))
  await user.type(screen.getByLabelText('Stake on Galatasaray'), '100')
  await user.click(await choice())
  expect(screen.getByText(/A free bet pays one bet/)).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /cannot be used here/ })
  expect(button.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Play with my own money' }))
  expect(screen.getByRole('button', { name: 'Place the bet · ₺100,00' })).toBeTruthy()
})

test('the columns of a system share a free bet where they can', async () => {
  signInAda()
  quoteOf({ ...FREE, minKurus: 100 })
  const user = await openSlip(COMBO())
  await user.click(await choice())
  await user.click(screen.getByRole('button', { name: 'System' }))
  await user.click(screen.getByRole('checkbox', { name: /2\/3/ }))
  expect(screen.getByText(/cannot be divided by these lines/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Banker: Galatasaray' }))
  expect(screen.getByRole('button', { name: 'Place with the free bet · ₺20,00' })).toBeTruthy()
})

test('a free bet that is gone is said, and nothing is placed in its stead', async () => {
  signInAda()
  quoteOf(FREE)
  await openSlip([pick()], '50')
  await choice()
  act(() => changeSlip({ isFree: true }))
  quoteOf()
  await act(() => queryClient.invalidateQueries({ queryKey: ['me', 'betting-quote'] }))
  expect(await screen.findByText(/Your free bet is gone/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
})

test('a choice that was made before a log-out waits for the log-in, and says nothing to a visitor', async () => {
  quoteOf()
  await openSlip([pick()], '50')
  act(() => changeSlip({ isFree: true }))
  expect(screen.queryByText(/Your free bet/)).toBeNull()
  expect(screen.getByLabelText('Stake')).toBeTruthy()
  quoteOf(FREE)
  act(() => signInAda({ balance: 0 }))
  expect(await screen.findByRole('button', { name: /Place with the free bet/ })).toBeTruthy()
})
