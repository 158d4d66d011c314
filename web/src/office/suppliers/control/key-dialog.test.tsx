import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rotateSupplierKey, stageSupplierKey } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { controlOf, openControl, REASON } from './testing/open-control.tsx'

const PEM = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'

async function openDialog(name = 'hub88-public.pem', control = controlOf()) {
  const page = openControl(control)
  await page.user.click(await screen.findByRole('button', { name: `New key for ${name}` }))
  const dialog = within(await findDialog('Hub88: new key'))
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const send = () => page.user.click(dialog.getByRole('button', { name: /^Propose to change/ }))
  return { ...page, dialog, fill, send }
}

test('a key is taken in and proposed with its window, words and the typed name; its fingerprint is told', async () => {
  const { user, dialog, fill, send } = await openDialog()
  server.on(stageSupplierKey, { staged: 'a-key', fingerprint: '0123456789abcdef' })
  server.on(rotateSupplierKey, { outcome: 'waits', proposal: '7', lapsesAt: null })
  fill('In your words', REASON)
  await user.type(dialog.getByLabelText(/type.*Hub88/i), 'Hub88')
  await send()
  expect(dialog.getByText('Type or paste the new key.')).toBeTruthy()
  expect(server.inputsOf(stageSupplierKey)).toEqual([])
  fill('The key, in PEM', PEM)
  await user.selectOptions(dialog.getByLabelText('How long the key before is taken too'), '15')
  await send()
  const about = { provider: 'hub88', name: 'hub88-public.pem', typed: 'Hub88', reason: REASON }
  await waitFor(() =>
    expect(server.inputsOf(rotateSupplierKey)).toEqual([
      { ...about, staged: 'a-key', minutes: 15 },
    ]),
  )
  expect(server.inputsOf(stageSupplierKey)).toEqual([{ ...about, key: PEM }])
  expect(await screen.findByText(/0123 4567 89ab cdef/)).toBeTruthy()
})

test('a wrong key is told in the dialog and proposed by nothing', async () => {
  const { user, dialog, fill, send } = await openDialog()
  server.refuse(stageSupplierKey, 'supplier_key_public')
  fill('The key, in PEM', 'none')
  fill('In your words', REASON)
  await user.type(dialog.getByLabelText(/type.*Hub88/i), 'Hub88')
  await send()
  expect((await dialog.findByRole('alert')).textContent).toContain('no public key in PEM')
  expect(server.inputsOf(rotateSupplierKey)).toEqual([])
})

test('what was typed of a key is kept nowhere in the browser', async () => {
  const secret = {
    name: 'hub88-secret',
    origin: 'start',
    fingerprint: 'aaaabbbbccccdddd',
    change: null,
    old: null,
  } as const
  const { user, dialog, fill } = await openDialog('hub88-secret', controlOf({ keys: [secret] }))
  const field = dialog.getByLabelText('New value')
  expect((field as HTMLInputElement).type).toBe('password')
  fill('New value', 'a-secret-that-nobody-keeps')
  fill('In your words', REASON)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(kept).not.toContain('a-secret-that-nobody-keeps')
})
