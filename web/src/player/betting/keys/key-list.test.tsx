import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import './key-list.tsx'
import { SportsKeys } from './sports-keys-door.tsx'

beforeEach(() => changeSettings(DEFAULTS))

test('§8: ? lists the keys until the list is closed, and not where letters are off', async () => {
  const { user } = render(<SportsKeys />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await findDialog('Keyboard shortcuts')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  changeSettings({ letters: false })
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
