import { screen, waitFor, within } from '@testing-library/react'
import { setSupplierSetting } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { controlOf, openControl, proposalOf, REASON } from './testing/open-control.tsx'

const done = { outcome: 'done', proposal: '7', lapsesAt: null } as const
const open = (more: Parameters<typeof proposalOf>[0]) =>
  openControl(controlOf(), [proposalOf(more)])

test('AUZ-03: the second person sees the value in use and the new one, and approves exactly this', async () => {
  const { user } = open({
    terms: { name: 'HUB88_ADDRESSES', value: '198.51.100.0/24' },
    facts: { now: '203.0.113.0/24', origin: 'office', after: '3' },
  })
  server.on(setSupplierSetting, done)
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Change: Hub88'))
  for (const part of ['203.0.113.0/24', '198.51.100.0/24', 'Kerem', REASON])
    expect(dialog.getByText(part)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Change the setting/ }))
  await waitFor(() =>
    expect(server.inputsOf(setSupplierSetting)).toEqual([
      {
        provider: 'hub88',
        name: 'HUB88_ADDRESSES',
        value: '198.51.100.0/24',
        reason: REASON,
        proposal: '7',
      },
    ]),
  )
})

test('a setting that is to be the start’s again says so', async () => {
  const { user } = open({
    terms: { name: 'HUB88_ADDRESSES', value: null },
    facts: { now: '203.0.113.0/24' },
  })
  server.on(setSupplierSetting, done)
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Change: Hub88'))
  expect(dialog.getByText('that of the start')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Change the setting/ }))
  await waitFor(() =>
    expect(server.inputsOf(setSupplierSetting)).toMatchObject([{ value: null, proposal: '7' }]),
  )
})
