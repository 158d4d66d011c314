import { screen, within } from '@testing-library/react'
import {
  type Erasures,
  eraseNow,
  listErasures,
  takeBackErasure,
} from '@zar/contract/office/identity/erasures'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Action } from '@zar/contract/office/staff'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { IdentityPage } from './identity-page.tsx'

const PATH = '/office/identity'
const ID = '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001'
const NUMBER = 'ZR 204 718 331'
const REASON = 'The player asked for it by mail, ticket 4117.'
const rowOf = (back: Action['state'], now: Action['state']): Erasures['waiting'][number] => ({
  id: ID,
  number: NUMBER,
  askedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-20T10:00:00.000Z',
  askedBy: 'Selin Ay',
  actions: [
    { right: 'erasure.back', state: back, why: null },
    { right: 'erasure.now', state: now, why: null },
  ],
})

function open(row = rowOf('yes', 'second'), some: Proposal[] = []) {
  const left = [
    { number: 'ZR 100 200 300', erasedAt: '2026-11-01T10:00:00.000Z', cashE5: '1200000' },
  ]
  server.on(listErasures, { waiting: [row], left })
  server.on(proposals, some)
  return renderScreen(IdentityPage, PATH, PATH, ['erasure.view'])
}

test('an erasure before its day is proposed by who types the number and says why', async () => {
  server.on(eraseNow, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = open()
  expect(await screen.findByText('₺12,00')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Erase now' }))
  const dialog = within(await findDialog(`Erase ${NUMBER} now?`))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.type(dialog.getByLabelText(`To go on, type ${NUMBER}`), 'ZR 204')
  await user.click(dialog.getByRole('button', { name: /^Propose to erase/ }))
  expect(server.inputsOf(eraseNow)).toEqual([])
  await user.type(dialog.getByLabelText(`To go on, type ${NUMBER}`), ' 718 331')
  await user.click(dialog.getByRole('button', { name: /^Propose to erase/ }))
  expect(await screen.findByText(/^The erasure was proposed/)).toBeDefined()
  expect(server.inputsOf(eraseNow)).toEqual([{ id: ID, typed: NUMBER, reason: REASON }])
})

test('AUZ-03: the second person types the number too, and approves this very proposal', async () => {
  server.on(eraseNow, { outcome: 'done', proposal: '7', lapsesAt: null })
  const { user } = open(undefined, [
    {
      id: '7',
      right: 'erasure.now',
      object: `player:${ID}`,
      terms: {},
      facts: {},
      reason: REASON,
      proposedBy: 'Derya Ak',
      proposedAt: new Date().toISOString(),
      lapsesAt: new Date(Date.now() + 42 * 60_000).toISOString(),
      isOwn: false,
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog(`Erase ${NUMBER} now?`))
  await user.type(dialog.getByRole('textbox'), NUMBER)
  await user.click(dialog.getByRole('button', { name: /^Approve, erase/ }))
  expect(await screen.findByText(`${NUMBER} is erased`)).toBeDefined()
  expect(server.inputsOf(eraseNow)).toEqual([
    { id: ID, typed: NUMBER, reason: REASON, proposal: '7' },
  ])
})

test('one is taken out of the line with words; a role without the right has no button', async () => {
  server.on(takeBackErasure, null)
  const { user } = open(rowOf('yes', 'refused'))
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(screen.queryByRole('button', { name: 'Erase now' })).toBeNull()
  const dialog = within(await findDialog(`${NUMBER}: take the erasure back?`))
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /^Take the erasure back/ }))
  expect(await screen.findByText(`${NUMBER}: the erasure is taken back`)).toBeDefined()
  expect(server.inputsOf(takeBackErasure)).toEqual([{ id: ID, reason: REASON }])
})
