import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPlayer, proposedOf } from '../testing/open-player.tsx'

test('what the role may not is refused with who can; where it may nothing of it, the section is absent', async () => {
  const { unmount } = openPlayer({ 'player.reset_link': 'yes', 'player.close': 'refused' })
  expect(await screen.findByRole('region', { name: 'Account' })).toBeTruthy()
  const close = screen.getByRole('button', { name: 'Close the account' })
  expect(close.getAttribute('aria-disabled')).toBe('true')
  unmount()
  openPlayer({ 'player.message': 'yes' })
  await screen.findByRole('button', { name: /Message/ })
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull()
})

test('while a proposal waits, the same is not proposed again', async () => {
  openPlayer({ 'player.close': 'second' }, {}, [
    proposedOf('player.close', { terms: { cause: 'wish' } }),
  ])
  const close = await screen.findByRole('button', { name: 'Close the account' })
  await waitFor(() => expect(close.getAttribute('aria-description')).toBe('A proposal waits.'))
})
