import { screen, within } from '@testing-library/react'
import {
  decideIdentityCheck,
  type IdentityCheck,
  listIdentityChecks,
} from '@zar/contract/office/identity/checks'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { IdentityPage } from './identity-page.tsx'

const PATH = '/office/identity'
const ID = '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001'
const REASON = 'A passport was shown in the branch.'
const checkOf = (more: Partial<IdentityCheck> = {}): IdentityCheck => ({
  player: { id: ID, number: 'ZR 166 903', username: 'uzumbagi' },
  because: 'number_held',
  askedAt: '2026-11-20T10:00:00.000Z',
  holder: 'ZR 204 718',
  actions: [{ right: 'document.decide', state: 'yes', why: null }],
  ...more,
})

function open(rows: IdentityCheck[]) {
  server.on(listIdentityChecks, rows)
  return renderScreen(IdentityPage, PATH, PATH, ['document.decide'])
}

test('an identity is accepted with words, and whose number it was is told before', async () => {
  server.on(decideIdentityCheck, null)
  const { user } = open([checkOf()])
  expect((await screen.findAllByText('Another account has the number')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const dialog = within(await findDialog('uzumbagi: accept the identity'))
  expect(dialog.getByText(/The number is at ZR 204 718 now/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: /^Accept/ }))
  expect(server.inputsOf(decideIdentityCheck)).toEqual([])
  await user.type(dialog.getByRole('textbox'), REASON)
  server.on(listIdentityChecks, [])
  await user.click(dialog.getByRole('button', { name: /^Accept/ }))
  expect(await screen.findByText('uzumbagi: the identity is accepted')).toBeDefined()
  expect(await screen.findByText('No check waits')).toBeDefined()
  expect(server.inputsOf(decideIdentityCheck)).toEqual([
    { id: ID, verdict: 'accept', reason: REASON },
  ])
})

test('what somebody else has decided meanwhile is told in the dialog', async () => {
  server.refuse(decideIdentityCheck, 'decided_meanwhile')
  const { user } = open([checkOf({ because: null, holder: null })])
  await user.click(await screen.findByRole('button', { name: 'Refuse' }))
  const dialog = within(await findDialog('uzumbagi: refuse the identity'))
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /^Refuse/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else')
})

test('a list that does not come says why, and is asked again', async () => {
  server.refuse(listIdentityChecks, 'no_right')
  renderScreen(IdentityPage, PATH, PATH, ['document.decide'])
  expect((await screen.findByRole('alert')).textContent).toContain('Your role')
})
