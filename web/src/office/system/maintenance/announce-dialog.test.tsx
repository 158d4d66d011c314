import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setMaintenance } from '@zar/contract/office/system/maintenance'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openMaintenance, REASON } from './testing/open-maintenance.ts'

/** As the field of day and time holds it, in Istanbul. */
const typedIn = (minutes: number) =>
  new Date(Date.now() + (minutes + 180) * 60_000).toISOString().slice(0, 16)

async function openDialog() {
  const page = openMaintenance([])
  await page.user.click(await screen.findByRole('button', { name: 'Announce maintenance' }))
  const dialog = within(await findDialog('Announce maintenance?'))
  const fill = async (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } })
  const send = () => page.user.click(dialog.getByRole('button', { name: /^Propose maintenance/ }))
  return { ...page, dialog, fill, send }
}

test('it says when and what, with words and the typed name, and goes to a second person', async () => {
  const { user, dialog, fill, send } = await openDialog()
  server.on(setMaintenance, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await fill('In your words', REASON)
  await user.type(dialog.getByLabelText(/Zar/), 'Zar')
  await send()
  expect(dialog.getByText(/Type the end: five minutes/)).toBeTruthy()
  await fill('Ends', typedIn(2))
  await send()
  expect(server.inputsOf(setMaintenance)).toEqual([])
  const end = typedIn(90)
  await fill('Ends', end)
  await user.selectOptions(dialog.getByLabelText('What is done'), 'move')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(setMaintenance)).toEqual([
      {
        beginsAt: null,
        endsAt: new Date(`${end}+03:00`).toISOString(),
        code: 'move',
        typed: 'Zar',
        reason: REASON,
      },
    ]),
  )
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
})

test('one that begins later has a begin of Istanbul, and a refusal stays in the dialog', async () => {
  const { user, dialog, fill, send } = await openDialog()
  server.refuse(setMaintenance, 'maintenance_meets')
  await user.click(dialog.getByRole('button', { name: 'At a time' }))
  const [begin, end] = [typedIn(60), typedIn(120)]
  await fill('Begins', begin)
  await fill('Ends', end)
  await fill('In your words', REASON)
  await user.type(dialog.getByLabelText(/Zar/), 'Zar')
  await send()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(server.inputsOf(setMaintenance)).toMatchObject([
    { beginsAt: new Date(`${begin}+03:00`).toISOString() },
  ])
})
