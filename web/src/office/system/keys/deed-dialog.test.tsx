import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { newKey, retireKey, rotateKey } from '@zar/contract/office/system/keys'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import type { KeyDeed } from './deeds.ts'

const REASON = 'The key is a year old, as the plan says.'
const waits = { outcome: 'waits', proposal: '7', lapsesAt: null } as const
const open = (of: KeyDeed) =>
  renderScreen(() => <DeedDialog of={of} onClose={() => {}} />, '/office/system', '/office/system')

test('the next key is proposed with words alone', async () => {
  server.on(newKey, waits)
  const { user } = open({ deed: 'make', version: null })
  const dialog = within(await findDialog('Make a new key?'))
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  await user.click(dialog.getByRole('button', { name: /^Propose the new key/ }))
  await waitFor(() => expect(server.inputsOf(newKey)).toEqual([{ reason: REASON }]))
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
})

test('sealing anew and deleting take the typed name of the file', async () => {
  server.on(rotateKey, waits)
  server.on(retireKey, waits)
  for (const [deed, version, file, operation] of [
    ['rotate', 2, 'personal-data-key-2', rotateKey],
    ['retire', 1, 'personal-data-key', retireKey],
  ] as const) {
    const { user, unmount } = open({ deed, version })
    const dialog = within(await screen.findByRole('dialog'))
    const [words, name] = dialog.getAllByRole('textbox')
    if (!words || !name) throw new Error('words and a name are asked for')
    fireEvent.change(words, { target: { value: REASON } })
    const send = () => user.click(dialog.getByRole('button', { name: /^Propose to/ }))
    await send()
    expect(server.inputsOf(operation)).toEqual([])
    await user.type(name, file)
    await send()
    await waitFor(() =>
      expect(server.inputsOf(operation)).toEqual([{ version, typed: file, reason: REASON }]),
    )
    unmount()
  }
})
