import { screen } from '@testing-library/react'
import { PROVIDERS } from '@zar/contract/casino/casino'
import { expect, test, vi } from 'vitest'
import { openHub, signalR } from '../../testing/hub.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { ClosedNotice } from './closed-notice.tsx'

vi.mock('@microsoft/signalr', () => signalR)

test('an open game tells that its supplier was switched off, and another supplier’s does not', async () => {
  signInAda()
  const hub = await openHub()
  render(<ClosedNotice providerName="amusnet" />)
  await hub.push('SupplierClosed', { mainProviderId: PROVIDERS.hub88 })
  expect(screen.getByRole('alert').textContent).toBe('')
  await hub.push('SupplierClosed', { mainProviderId: PROVIDERS.amusnet })
  expect(screen.getByRole('alert').textContent).toContain('Your round is played to its end')
})
