import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setSupplierSetting } from '@zar/contract/office/house/supplier-control'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openControl, REASON } from './testing/open-control.tsx'

async function openDialog(label: string) {
  const page = openControl()
  await page.user.click(await screen.findByRole('button', { name: `Change ${label}` }))
  const dialog = within(await findDialog(`Change: ${label}`))
  const fill = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } })
  const send = () => page.user.click(dialog.getByRole('button', { name: /^Propose the setting/ }))
  return { ...page, dialog, fill, send }
}

test('a new list is proposed with words, and what it does is said before', async () => {
  const { dialog, fill, send } = await openDialog('Addresses that they call from')
  server.on(setSupplierSetting, { outcome: 'waits', proposal: '7', lapsesAt: null })
  expect(dialog.getByText(/are refused within seconds/)).toBeTruthy()
  await send()
  expect(dialog.getByText(/Type the new value/)).toBeTruthy()
  fill('New value', '198.51.100.0/24\n203.0.113.9')
  await send()
  expect(server.inputsOf(setSupplierSetting)).toEqual([])
  fill('In your words', REASON)
  await send()
  await waitFor(() =>
    expect(server.inputsOf(setSupplierSetting)).toEqual([
      {
        provider: 'hub88',
        name: 'HUB88_ADDRESSES',
        value: '198.51.100.0/24\n203.0.113.9',
        reason: REASON,
      },
    ]),
  )
  expect(await screen.findByText('Proposed, a second person is awaited')).toBeTruthy()
})

test('what the office set is left to the start again, without a value', async () => {
  const { user, dialog, fill, send } = await openDialog('Addresses that they call from')
  server.on(setSupplierSetting, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await user.click(dialog.getByLabelText('Back to the value of the start: 198.51.100.7'))
  expect(dialog.queryByLabelText('New value')).toBeNull()
  fill('In your words', REASON)
  await send()
  await waitFor(() => expect(server.inputsOf(setSupplierSetting)).toMatchObject([{ value: null }]))
})

test('a number says its bounds, has no way back to what it is, and a refusal stays in the dialog', async () => {
  const { dialog, fill, send } = await openDialog('Failures in a row that open the breaker')
  server.refuse(setSupplierSetting, 'supplier_number_wrong')
  expect(dialog.getByText('A whole number from 1 to 100')).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  fill('New value', '0')
  fill('In your words', REASON)
  await send()
  expect((await dialog.findByRole('alert')).textContent).toContain('outside its bounds')
})
