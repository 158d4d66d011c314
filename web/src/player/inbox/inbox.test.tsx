import { screen, waitFor } from '@testing-library/react'
import { type Notification, notifications, readNotification } from '@zar/contract/message'
import { expect, test } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Inbox } from './inbox.tsx'

const told = (id: string, isRead: boolean): Notification => ({
  id,
  title: `Title ${id}`,
  note: `Note ${id}`,
  type: 1,
  timeStamp: '2026-11-25T08:00:00Z',
  isRead,
})
function open(...list: Notification[]) {
  signInAda()
  server.on(notifications, list)
  return render(<Inbox onClose={() => {}} />)
}

test('a notification opens with the focus on the way back, which leads to the list', async () => {
  server.on(readNotification, null)
  const { user } = open(told('a', false), told('b', true))
  await user.click(await screen.findByRole('button', { name: /Title a/ }))
  expect(screen.getByRole('article').textContent).toContain('Note a')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(server.inputsOf(readNotification)).toEqual([{ id: 'a' }]))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Inbox')
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull())
})

test('one that was read before is not marked again', async () => {
  const { user } = open(told('b', true))
  await user.click(await screen.findByRole('button', { name: /Title b/ }))
  expect(server.inputsOf(readNotification)).toEqual([])
})

test('a list that failed is asked for again, and one without any says so', async () => {
  signInAda()
  server.lose(notifications)
  const { user } = render(<Inbox onClose={() => {}} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(notifications, [])
  await user.click(again)
  expect(await screen.findByText('All quiet')).toBeTruthy()
})
