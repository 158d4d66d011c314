import { screen, waitFor } from '@testing-library/react'
import { REFUSALS } from '@zar/contract/refusal'
import {
  type ChatMessage,
  type ChatPage,
  chatMessages,
  sayInChat,
  ticketFromChat,
} from '@zar/contract/support/chat'
import { afterEach, expect, test, vi } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { typedIn } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { ChatDialog } from './chat-dialog.tsx'
import { closeOutbox } from './player-outbox.ts'

const message = (place: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  place,
  messageId: null,
  author: 'support',
  text: `Line ${place}`,
  event: null,
  ticketId: null,
  timeStamp: '2026-11-25T08:00:00Z',
  ...change,
})
const page = (messages: ChatMessage[], change: Partial<ChatPage> = {}): ChatPage => ({
  isStaffed: true,
  canTicket: false,
  messages,
  hasOlder: false,
  ...change,
})

afterEach(closeOutbox)

async function open(now: ChatPage = page([message(1)])) {
  signInAda({ usercode: `ZR ${crypto.randomUUID()}` })
  server.on(chatMessages, now)
  openDialog({ name: 'chat' })
  const view = render(<ChatDialog />)
  await screen.findByText(now.isStaffed ? 'The team is here' : 'Nobody is here right now')
  return view
}
const words = () => screen.getByLabelText('Your message')
const lines = () => screen.getAllByRole('article').map((one) => one.querySelector('p')?.textContent)

test('a visitor who opens the chat logs in first', () => {
  render(<ChatDialog />)
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('Enter sends what was typed, Shift and Enter begin a line, and spaces alone are not sent', async () => {
  const { user } = await open()
  server.on(sayInChat, { place: 2 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await user.type(words(), '   {Enter}')
  expect(server.inputsOf(sayInChat)).toEqual([])
  await user.type(words(), 'Hello{Shift>}{Enter}{/Shift}there {Enter}')
  await waitFor(() => expect(server.inputsOf(sayInChat)).toHaveLength(1))
  expect(server.inputsOf(sayInChat)).toMatchObject([{ text: 'Hello\nthere' }])
  expect(typedIn('Your message')).toBe('')
})

test('what was said is in the log at once, and says that it is on its way until the server has it', async () => {
  const { user } = await open()
  const release = server.hold(sayInChat, { place: 2 })
  await user.type(words(), 'Hello{Enter}')
  expect(lines()).toEqual(['Line 1', 'Hello'])
  expect(screen.getByText('Sending')).toBeTruthy()
  release()
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(lines()).toEqual(['Line 1', 'Hello'])
})

test('a message that is not taken says so, and is sent again under its id or deleted', async () => {
  const { user } = await open()
  server.refuse(sayInChat, 'invalid_input')
  await user.type(words(), 'Hello{Enter}')
  await screen.findByText('Not sent')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.inputsOf(sayInChat)).toHaveLength(2))
  const [first, second] = server.inputsOf(sayInChat) as { messageId: string }[]
  expect(second?.messageId).toBe(first?.messageId)
  await screen.findByText('Not sent')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(lines()).toEqual(['Line 1'])
})

test('what was half typed is there when the chat opens again', async () => {
  const { user, unmount } = await open()
  await user.type(words(), 'Half a')
  unmount()
  render(<ChatDialog />)
  expect(typedIn('Your message')).toBe('Half a')
})

test('where nobody is there the line that says so offers a ticket, which is made once', async () => {
  const away = message(2, { author: 'system', event: 'away', text: '' })
  const { user } = await open(page([message(1), away], { isStaffed: false, canTicket: true }))
  expect(screen.getAllByRole('button', { name: 'Make a ticket' })).toHaveLength(1)
  server.lose(ticketFromChat)
  await user.click(screen.getByRole('button', { name: 'Make a ticket' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  const release = server.hold(ticketFromChat, { id: 'x', number: 7 }, 'Ticket 7 is open')
  await user.click(screen.getByRole('button', { name: 'Make a ticket' }))
  await user.click(await screen.findByRole('button', { name: 'Creating' }))
  server.on(
    chatMessages,
    page([message(1), away, message(3, { author: 'system', event: 'ticket', ticketId: 'x' })]),
  )
  release()
  expect((await screen.findByRole('link', { name: /^Open the ticket/ })).getAttribute('href')).toBe(
    '/ticket?id=x',
  )
  expect(screen.queryByRole('button', { name: 'Make a ticket' })).toBeNull()
  const [first, second, ...more] = server.inputsOf(ticketFromChat) as { requestId: string }[]
  expect([second?.requestId, more]).toEqual([first?.requestId, []])
})

test('a chat without anything new is refused a ticket with its sentence', async () => {
  const { user } = await open(page([message(1)], { canTicket: true }))
  server.refuse(ticketFromChat, 'chat_empty')
  await user.click(screen.getByRole('button', { name: 'Make a ticket' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.chat_empty.en)
})

test('the whole chat is copied, from its first word, and older messages come by their button', async () => {
  const { user } = await open(page([message(3)], { hasOlder: true }))
  server.on(chatMessages, ({ before }) =>
    before === 3
      ? page([message(1, { author: 'player' }), message(2)])
      : page([message(3)], { hasOlder: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Copy the chat' }))
  await screen.findByText('The chat was copied')
  const copied = await navigator.clipboard.readText()
  expect(copied.split('\n').map((line) => line.replace(/^\[.*\] /, ''))).toEqual([
    'You: Line 1',
    'Support: Line 2',
    'Support: Line 3',
  ])
  await user.click(screen.getByRole('button', { name: 'Older messages' }))
  await waitFor(() => expect(lines()).toEqual(['Line 1', 'Line 2', 'Line 3']))
})

test('a chat that cannot be copied is said not to be', async () => {
  const { user } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy the chat' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be copied')
})

test('an empty chat names the other ways to people', async () => {
  const { user } = await open(page([], { isStaffed: false }))
  expect(screen.getByText(/What you write is kept/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Call request' }))
  expect(openedDialog()).toEqual({ name: 'callRequest' })
})
