import { act, screen, waitFor, within } from '@testing-library/react'
import {
  attendChat,
  endChat,
  listChats,
  noteChat,
  type OfficeChat,
  readChat,
  sayInChat,
  takeChat,
  ticketFromChat,
} from '@zar/contract/office/support/chats'
import { expect, test, vi } from 'vitest'
import { ECE_ID, signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { setWindow } from '../../../testing/window.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { chatOf, HOSTILE, inMinutes, rowOf, standingOf } from '../testing/cases.ts'
import { ChatPage } from './chat-page.tsx'

const ROOM = '/office/chat'
const ECE = { id: ECE_ID, name: 'Ece Polat' }
const mine = (number: number, more: Partial<OfficeChat> = {}) =>
  chatOf(number, { standing: standingOf({ state: 'talking', owner: ECE }), ...more })

function open(chats: OfficeChat[], path = ROOM, isThere = true) {
  server.on(listChats, { rows: chats.map(rowOf), isThere })
  server.on(readChat, () => {
    const number = new URLSearchParams(location.search).get('row')
    return chats.find((one) => `${one.number}` === number) ?? (chats[0] as OfficeChat)
  })
  const drawn = renderScreen(ChatPage, path, ROOM)
  act(() => void signInStaff(['chat.view', 'chat.answer']))
  return drawn
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const button = (name: string) => screen.findByRole('button', { name })

test('a person’s own conversations stand over those that wait, each with what is left', async () => {
  open([mine(1), chatOf(2)])
  expect(await button('player2: take')).toBeTruthy()
  expect(screen.getByText('1:42')).toBeTruthy()
  expect(screen.getByText('I am here, 1 / 5')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'player1: take' })).toBeNull()
})

test('a promise that has passed is said in words', async () => {
  open([chatOf(2, { standing: standingOf({ state: 'waiting', promiseAt: inMinutes(-1) }) })])
  expect((await screen.findByText('promise passed')).className).toBe('o-bad')
})

test('one is taken from the list and opens; a sixth is refused in words', async () => {
  const { user } = open([chatOf(2)])
  server.on(takeChat, null)
  await user.click(await button('player2: take'))
  expect(await field()).toBeTruthy()
  expect(server.inputsOf(takeChat)).toEqual([{ number: 2 }])
  server.refuse(takeChat, 'chat_full')
  await user.click(await button('player2: take'))
  expect(await screen.findByText(/You have five conversations/)).toBeTruthy()
})

test('what is said goes once: after a lost answer the same words have the same id', async () => {
  const { user } = open([mine(1)], `${ROOM}?row=1`)
  server.refuse(sayInChat, 'too_many_attempts')
  await user.type(await field(), 'I am looking at it.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.on(sayInChat, null)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect((await field()).value).toBe(''))
  const [first, second] = server.inputsOf(sayInChat)
  expect(first).toEqual(second)
  expect(first).toMatchObject({ number: 1, text: 'I am looking at it.' })
})

test('unsent words are kept for each conversation, and Alt with an arrow goes on', async () => {
  const { user } = open([mine(1), mine(2)], `${ROOM}?row=1`)
  await user.type(await field(), 'For the first')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(location.search).toBe('?row=2'))
  await waitFor(async () => expect((await field()).value).toBe(''))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(async () => expect((await field()).value).toBe('For the first'))
})

test('a conversation ends or becomes a ticket only up to what was read', async () => {
  const { user } = open([mine(1)], `${ROOM}?row=1`)
  server.refuse(endChat, 'case_changed')
  await field()
  await user.keyboard('e')
  expect(await screen.findByText(/read it again/)).toBeTruthy()
  expect(server.inputsOf(endChat)).toEqual([{ number: 1, place: 4 }])
  server.on(ticketFromChat, { number: 4_402 })
  await user.click(await button('Make a ticket'))
  expect(await screen.findByText('Ticket #4402 is open')).toBeTruthy()
  expect(server.inputsOf(ticketFromChat)).toEqual([{ number: 1, place: 4 }])
  expect(location.search).toBe('')
})

test('a note is saffron, and goes as a note', async () => {
  const note = { id: '1', by: 'Selin', at: inMinutes(-1), text: HOSTILE }
  const { user } = open([mine(1, { notes: [note], lastText: HOSTILE })], `${ROOM}?row=1`)
  server.on(noteChat, null)
  expect((await screen.findByText('The office alone reads it')).closest('li')?.className).toBe(
    'o-th__note',
  )
  await user.keyboard('n')
  await user.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Asked the studio')
  await user.click(await button('Write the note'))
  await waitFor(() => expect(server.inputsOf(noteChat)).toHaveLength(1))
  expect(server.inputsOf(sayInChat)).toEqual([])
  expect(document.querySelector('img')).toBeNull()
  expect('ran' in window).toBe(false)
})

test('a new word of the player comes by itself', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  })
  open([mine(1)], `${ROOM}?row=1`)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(within(screen.getByRole('log')).getByText('Words of 1')).toBeTruthy()
  const said = {
    ...(mine(1).messages[0] as OfficeChat['messages'][number]),
    place: 5,
    text: 'And now?',
  }
  server.on(readChat, mine(1, { place: 5, messages: [...mine(1).messages, said] }))
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  expect(within(screen.getByRole('log')).getByText('And now?')).toBeTruthy()
  vi.useRealTimers()
})

test('who leaves the chat says so, and a chat without anybody is empty', async () => {
  const { user } = open([])
  server.on(attendChat, null)
  expect(await screen.findByText('No conversation here')).toBeTruthy()
  await user.click(await button('Leave the chat'))
  expect(server.inputsOf(attendChat)).toEqual([{ isThere: false }])
})

test('who may not answer sees why, and a list that does not come is asked again', async () => {
  open([chatOf(1, {}, { 'chat.answer': 'refused' })], `${ROOM}?row=1`)
  expect((await button('Send')).getAttribute('aria-disabled')).toBe('true')
})

test('on a phone the conversation has the screen, with the way back', async () => {
  setWindow('phone')
  const { user } = open([mine(1)], `${ROOM}?row=1`)
  await field()
  expect(screen.queryByRole('region', { name: 'Conversations' })).toBeNull()
  await user.click(await button('Back to the conversations'))
  expect(await screen.findByRole('region', { name: 'Conversations' })).toBeTruthy()
})
