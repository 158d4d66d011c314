import { screen, waitFor, within } from '@testing-library/react'
import { rotateSupplierKey } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { controlOf, openControl, proposalOf, REASON } from './testing/open-control.tsx'

const done = { outcome: 'done', proposal: '7', lapsesAt: null } as const
const open = (more: Parameters<typeof proposalOf>[0]) =>
  openControl(controlOf(), [proposalOf(more)])

const TERMS = { name: 'hub88-public.pem', staged: 'a-key', minutes: 1_440 }
const FACTS = { now: '9f3c0a71d2e4b586', next: '0123456789abcdef' }

test('AUZ-03: of a key the second person sees fingerprints and the window, types the name and approves', async () => {
  const { user } = open({ right: 'supplier.key_rotate', terms: TERMS, facts: FACTS })
  server.on(rotateSupplierKey, done)
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Hub88: change the key'))
  for (const part of ['9f3c 0a71 d2e4 b586', '0123 4567 89ab cdef', '1 day'])
    expect(dialog.getByText(part)).toBeTruthy()
  const approve = () => user.click(dialog.getByRole('button', { name: /^Change hub88-public.pem/ }))
  await approve()
  expect(server.inputsOf(rotateSupplierKey)).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'Hub88')
  await approve()
  await waitFor(() =>
    expect(server.inputsOf(rotateSupplierKey)).toEqual([
      { provider: 'hub88', ...TERMS, typed: 'Hub88', reason: REASON, proposal: '7' },
    ]),
  )
})

test('one’s own proposal of a key is taken back and not approved', async () => {
  open({ right: 'supplier.key_rotate', terms: TERMS, facts: FACTS, isOwn: true })
  expect(await screen.findByText(/You proposed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
})
