import { screen, waitFor } from '@testing-library/react'
import { REFUSALS } from '@zar/contract/refusal'
import {
  closeTicket,
  readTicket,
  replyTicket,
  type Ticket,
  ticketThread,
} from '@zar/contract/support/ticket'
import { expect, test, vi } from 'vitest'
import { typedIn } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { TicketThread } from './ticket-thread.tsx'

const ID = '0199d2a0-0000-7000-8000-000000000001'
const TICKET: Ticket = {
  id: ID,
  number: 7,
  subject: 'deposit',
  title: 'My deposit is late',
  status: 'open',
  isUnread: false,
  createdAt: '2026-11-25T08:00:00Z',
  updatedAt: '2026-11-25T08:00:00Z',
  answeredAt: null,
  reopensUntil: null,
}
const ANSWER = {
  place: 2,
  author: 'support' as const,
  text: 'We are looking into it',
  event: null,
  timeStamp: '2026-11-25T09:00:00Z',
  files: [],
}
const HOUR_MS = 3_600_000

async function open(change: Partial<Ticket> = {}) {
  signInAda()
  server.on(ticketThread, { ticket: { ...TICKET, ...change }, messages: [ANSWER] })
  const onNew = vi.fn()
  const view = render(<TicketThread id={ID} onNew={onNew} />)
  await screen.findByText('We are looking into it')
  return { ...view, onNew }
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const reply = () => screen.getByLabelText('Your reply')

test('an answer of one character cannot be sent, and Enter alone begins a line', async () => {
  const { user } = await open()
  await user.type(reply(), 'a')
  expect(send().disabled).toBe(true)
  await user.type(reply(), '{Control>}{Enter}{/Control}')
  await user.type(reply(), 'b{Enter}c')
  expect(typedIn('Your reply')).toBe('ab\nc')
  expect(server.inputsOf(replyTicket)).toEqual([])
})

test('an answer is sent once, by Control and Enter too, and leaves the field empty', async () => {
  const { user } = await open()
  const release = server.hold(replyTicket, { place: 3 })
  await user.type(reply(), 'Thank you{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Sending' }))
  await user.type(reply(), '{Control>}{Enter}{/Control}')
  release()
  await waitFor(() => expect(typedIn('Your reply')).toBe(''))
  expect(server.inputsOf(replyTicket)).toEqual([
    { requestId: expect.any(String), id: ID, text: 'Thank you', files: [] },
  ])
})

test('an answer that is refused or lost stays written, and is the same one when sent again', async () => {
  const { user } = await open()
  server.lose(replyTicket)
  await user.type(reply(), 'Thank you')
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  server.refuse(replyTicket, 'ticket_full')
  await user.click(send())
  expect(await screen.findByText(REFUSALS.ticket_full.en)).toBeTruthy()
  expect(typedIn('Your reply')).toBe('Thank you')
  const [first, second] = server.inputsOf(replyTicket) as { requestId: string }[]
  expect(second?.requestId).toBe(first?.requestId)
})

test('a closed ticket says until when an answer opens it again', async () => {
  const until = new Date(Date.now() + HOUR_MS).toISOString()
  await open({ status: 'closed', reopensUntil: until })
  expect(screen.getByText(/A reply until .* opens it again/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the ticket' })).toBeNull()
  expect(reply()).toBeTruthy()
})

test('a ticket that is closed for good takes no answer and leads to a new one', async () => {
  const until = new Date(Date.now() - HOUR_MS).toISOString()
  const { user, onNew } = await open({ status: 'closed', reopensUntil: until })
  expect(screen.queryByLabelText('Your reply')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New ticket' }))
  expect(onNew).toHaveBeenCalledOnce()
})

test('a ticket is closed once, and a refusal is told', async () => {
  const { user } = await open()
  server.refuse(closeTicket, 'not_found')
  await user.click(screen.getByRole('button', { name: 'Close the ticket' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.not_found.en)
  const release = server.hold(closeTicket, null, 'Closed')
  await user.click(screen.getByRole('button', { name: 'Close the ticket' }))
  await user.click(await screen.findByRole('button', { name: 'Closing' }))
  release()
  expect(await screen.findByText('Closed')).toBeTruthy()
  expect(server.inputsOf(closeTicket)).toEqual([{ id: ID }, { id: ID }])
})

test('an answer that is on the screen is marked as read up to itself', async () => {
  server.on(readTicket, null)
  await open({ isUnread: true })
  await waitFor(() => expect(server.inputsOf(readTicket)).toEqual([{ id: ID, place: 2 }]))
})

test('an answer that was read before is not marked again', async () => {
  await open()
  expect(server.inputsOf(readTicket)).toEqual([])
})

test('a ticket that cannot be read is asked for again', async () => {
  signInAda()
  server.lose(ticketThread)
  const { user } = render(<TicketThread id={ID} onNew={() => {}} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(ticketThread, { ticket: TICKET, messages: [ANSWER] })
  await user.click(again)
  expect(await screen.findByText('We are looking into it')).toBeTruthy()
})
