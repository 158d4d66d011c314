import { screen, within } from '@testing-library/react'
import { readVersion, restoreVersion } from '@zar/contract/office/content/operations'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { findButton, openPiece, SLIDE, version } from '../testing/desk.ts'

test('an old version is compared with the draft and restored', async () => {
  server.on(readVersion, SLIDE)
  server.on(restoreVersion, { kind: 'slide', piece: '1', number: 8, edition: 0 })
  const { user } = openPiece({ draft: null, versions: [version(6, 'live'), version(5, 'old')] })
  const compare = await screen.findAllByRole('button', { name: 'Compare' })
  await user.click(compare[1] as HTMLElement)
  const dialog = within(await findDialog('Version 5'))
  expect(dialog.getByText('Eski başlık').tagName).toBe('INS')
  expect(dialog.getByText('Hafta sonu').tagName).toBe('DEL')
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  await user.click(close as HTMLElement)
  await user.click(await findButton('Restore'))
  expect(server.inputsOf(restoreVersion)).toEqual([{ kind: 'slide', piece: '1', number: 5 }])
})
