import { screen, within } from '@testing-library/react'
import { readDomains, readOptions, setDomain, setOption } from '@zar/contract/office/content/site'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SitePage } from './site-page.tsx'

const WHY = 'The channel moved to another address.'
const WAITS = { outcome: 'waits' as const, proposal: '1', lapsesAt: '2026-12-01T09:00:00.000Z' }
const action = (right: Right) => [{ right, state: 'second' as const, why: null }]
const open = (rights: Right[], waiting: Proposal[] = []) => {
  server.on(proposals, waiting)
  server.on(readOptions, {
    options: [{ key: 'social.photo', isOn: true, value: 'https://old.example' }],
    actions: action('option.edit'),
  })
  server.on(readDomains, {
    domains: [
      { place: 'current', url: null },
      { place: 'next', url: 'https://zar2.example' },
    ],
    actions: action('domain.edit'),
  })
  return renderScreen(SitePage, '/office/site', '/office/site', rights)
}
const change = (name: string) => screen.findByRole('button', { name: `Change: ${name}` })

test('an option is proposed; what is no link or no change is told', async () => {
  server.on(setOption, WAITS)
  const { user } = open(['option.edit'])
  await user.click(await change('Photo channel'))
  const dialog = within(await findDialog('Photo channel'))
  const send = dialog.getByRole('button', { name: /Propose the change/ })
  const field = dialog.getByLabelText('Address')
  await user.type(dialog.getByLabelText(/In your words/), WHY)
  await user.click(send)
  expect(dialog.getByText('It is set like this already.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'javascript:x')
  expect(dialog.getByRole('alert').textContent).toMatch(/will do/)
  await user.clear(field)
  await user.type(field, 'https://new.example')
  await user.click(send)
  expect(await screen.findByText('Proposed, a second person is awaited')).toBeTruthy()
  expect(server.inputsOf(setOption)).toEqual([
    { key: 'social.photo', value: 'https://new.example', reason: WHY },
  ])
  expect(screen.queryByText('Addresses of the site')).toBeNull()
})

test('an address asks for its name; the second person types it too', async () => {
  server.on(setDomain, { ...WAITS, outcome: 'done' })
  const waiting: Proposal = {
    id: '9',
    right: 'domain.edit',
    object: 'domain:current',
    terms: { url: 'https://zar3.example' },
    facts: { before: null },
    reason: WHY,
    proposedBy: 'Ece Su',
    proposedAt: new Date().toISOString(),
    lapsesAt: new Date(Date.now() + 3_600_000).toISOString(),
    isOwn: false,
  }
  const { user } = open(['domain.edit'], [waiting])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Second approval: Present address'))
  const approve = dialog.getByRole('button', { name: /second approval/ })
  await user.click(approve)
  expect(server.inputsOf(setDomain)).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'zar3.example')
  await user.click(approve)
  expect(await screen.findByText('The setting is changed')).toBeTruthy()
  expect(server.inputsOf(setDomain)).toEqual([
    {
      place: 'current',
      url: 'https://zar3.example',
      typed: 'zar3.example',
      reason: WHY,
      proposal: '9',
    },
  ])
})
