import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openHub } from '../../testing/hub.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { useFresh } from './use-fresh.ts'

vi.mock('@microsoft/signalr', async () => (await import('../../testing/hub.ts')).signalR)

const asked = { sums: 0, other: 0 }
function Page() {
  useFresh(['me', 'sums'])
  const sums = useQuery({ queryKey: ['me', 'sums', 1], queryFn: async () => ++asked.sums })
  useQuery({ queryKey: ['me', 'other'], queryFn: async () => ++asked.other })
  return <p>{sums.data}</p>
}

test('what the hub tells of has its keys asked for anew, and no others, as long as it is shown', async () => {
  signInAda()
  const hub = await openHub()
  const { unmount } = render(<Page />)
  await screen.findByText('1')
  await hub.push('Balance', { balance: 5 })
  await screen.findByText('2')
  await hub.push('Notification', {
    id: 'n',
    title: '',
    note: '',
    type: 5,
    timeStamp: '2026-11-25T08:00:00Z',
    isRead: false,
  })
  await screen.findByText('3')
  unmount()
  await hub.push('Balance', { balance: 6 })
  await waitFor(() => expect(asked).toEqual({ sums: 3, other: 1 }))
})
