import { act, screen, waitFor, within } from '@testing-library/react'
import { listStatementLines, matchDeposit } from '@zar/contract/office/house/deposit-match'
import { proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { DepositsPage } from '../deposits-page.tsx'
import {
  DEPOSIT_ID,
  DONE,
  LINE,
  openLines as open,
  proposalOf,
  REASON,
} from './testing/open-lines.tsx'

test('AUZ-03: the second person sees the bank’s words, whose it would be and the sum, and credits exactly that', async () => {
  const { user } = open({ waiting: [proposalOf('41100000')] })
  server.on(matchDeposit, { ...DONE, creditsE5: '41100000' })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  expect(screen.queryByRole('button', { name: 'Propose a match' })).toBeNull()
  const dialog = await findDialog('Is ₺411,00 of this player?')
  for (const fact of ['B-5512', 'HAVALE ECE POLAT', 'Amir Tan', '#884117', 'Derya Ak'])
    expect(within(dialog).getByText(fact)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Credit ₺411,00/ }))
  await waitFor(() =>
    expect(server.inputsOf(matchDeposit)).toEqual([
      { line: '12-45', kind: 'deposit', id: DEPOSIT_ID, reason: REASON, proposal: '7' },
    ]),
  )
  expect(await screen.findByText('₺411,00 was credited')).toBeTruthy()
})

test('a deposit that is paid takes the line, and both people read that nothing is credited', async () => {
  const { user } = open({ waiting: [proposalOf('0')] })
  server.on(matchDeposit, { ...DONE, creditsE5: '0' })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = await findDialog('Is ₺411,00 of this player?')
  expect(within(dialog).getByText(/nothing is credited/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Lay the line beside it/ }))
  expect(await screen.findByText('The line is laid beside the deposit')).toBeTruthy()
})

test('who brought the line in reads why they do not match it', async () => {
  const separated = { right: 'deposit.match', state: 'refused', why: 'separation' } as const
  open({ rows: [{ ...LINE, actions: [separated] }] })
  const button = await screen.findByRole('button', { name: 'Propose a match' })
  expect(button.getAttribute('aria-description')).toMatch(/another part of this case/)
})

test('without a connection the lines stay, and nobody matches one', async () => {
  open()
  const button = await screen.findByRole('button', { name: 'Propose a match' })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await waitFor(() => expect(button.getAttribute('aria-description')).toContain('no connection'))
  expect(screen.getByText(/Connection lost/)).toBeTruthy()
  line.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(button.getAttribute('aria-description')).toBeNull())
})

test('no line is a state of its own, and the lists of deposits stand beside it', async () => {
  const { user } = open({ rows: [] })
  expect(await screen.findByText('No transfer is unmatched')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('No deposit is in this state')).toBeTruthy()
})

test('lines that do not come are asked for again', async () => {
  server.refuse(listStatementLines, 'unavailable')
  server.on(proposals, [])
  const rights: Right[] = ['deposit.view', 'deposit.match']
  const { user } = renderScreen(
    DepositsPage,
    '/office/deposits?list=lines',
    '/office/deposits',
    rights,
  )
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listStatementLines, { rows: [LINE], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('HAVALE ECE POLAT')).toBeTruthy()
})

test('without the right there is no list of them', async () => {
  open({ rights: ['deposit.view'] })
  expect(await screen.findByText('No deposit is in this state')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unmatched transfers' })).toBeNull()
  expect(server.addressesOf(listStatementLines)).toEqual([])
})
