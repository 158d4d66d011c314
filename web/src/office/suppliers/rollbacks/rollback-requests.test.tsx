import { screen, within } from '@testing-library/react'
import {
  listRollbackRequests,
  type RollbackRequest,
} from '@zar/contract/office/house/rollback-requests'
import { expect, test, vi } from 'vitest'
import { ECE_ID, signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { requestText } from './request-text.ts'
import { RollbackRequests } from './rollback-requests.tsx'

const one: RollbackRequest = {
  id: '4',
  provider: 'hub88',
  name: 'Hub88',
  game: 'Nar Bahçesi',
  round: '5f0c-7741',
  transaction: '77c1/40aa',
  player: { id: ECE_ID, number: 'ZR 204 718 331', username: 'gecekusu' },
  currency: 'TRY',
  standing: 'stands',
  stakesE5: '8005000',
  askedBy: 'Derya Ak',
  approvedBy: 'Kerem Us',
  because: 'The game broke off, and the supplier confirms the fault.',
  askedAt: '2026-11-21T10:00:00.000Z',
}

function open(rows?: RollbackRequest[]) {
  if (rows) server.on(listRollbackRequests, { rows, next: null })
  else server.lose(listRollbackRequests)
  const page = renderScreen(RollbackRequests, '/office/suppliers')
  signInStaff(['round.view', 'ledger.view'])
  return page
}

test('a request says how its round stands, and leads to it in the ledger', async () => {
  open([one, { ...one, id: '3', round: 'r2', standing: 'back' }])
  const table = within(await screen.findByRole('table'))
  expect(await table.findByText('Waits')).toBeTruthy()
  expect(table.getByText('Rolled back')).toBeTruthy()
  const link = await table.findByRole('link', { name: '5f0c-7741' })
  expect(link.getAttribute('href')).toBe('/office/ledger?q=hub88%3A77c1%2F40aa')
})

test('the text for the supplier names the round by its own numbers, and is copied', async () => {
  const text = requestText(one)
  for (const part of ['5f0c-7741', '77c1/40aa', ECE_ID, '80.05 TRY', one.because])
    expect(text).toContain(part)
  expect(text).not.toContain('gecekusu')
  const { user } = open([one])
  await user.click((await screen.findAllByRole('button', { name: 'Copy the text' }))[0] as Element)
  expect(await screen.findByText(/The text is copied/)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a browser that keeps its clipboard says so', async () => {
  const { user } = open([one])
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click((await screen.findAllByRole('button', { name: 'Copy the text' }))[0] as Element)
  expect(await screen.findByText(/does not let pages write/)).toBeTruthy()
})

test('without requests it says where one is made', async () => {
  open([])
  expect(await screen.findByText('No rollback was asked for')).toBeTruthy()
  expect(screen.getByText(/opened in the ledger/)).toBeTruthy()
})

test('requests that cannot be read are told, and asked for again', async () => {
  const { user } = open()
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listRollbackRequests, { rows: [one], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('5f0c-7741')).toBeTruthy()
})
