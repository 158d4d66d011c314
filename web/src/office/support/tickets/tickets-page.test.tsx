import { screen, waitFor, within } from '@testing-library/react'
import {
  answerTicket,
  closeTicket,
  listTickets,
  noteTicket,
  type OfficeTicket,
  readTicket,
  readTicketFile,
  reopenTicket,
  takeTicket,
} from '@zar/contract/office/support/tickets'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { setWindow } from '../../../testing/window.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { HOSTILE, inMinutes, standingOf, ticketOf } from '../testing/cases.ts'
import { TicketsPage } from './tickets-page.tsx'

const LIST = '/office/tickets'

function open(tickets: OfficeTicket[], path = LIST) {
  server.on(listTickets, { rows: tickets, next: null })
  server.on(takeTicket, null)
  server.on(readTicket, () => {
    const number = new URLSearchParams(location.search).get('row')
    return tickets.find((one) => `${one.number}` === number) ?? (tickets[0] as OfficeTicket)
  })
  return renderScreen(TicketsPage, path, LIST)
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
const button = (name: string) => screen.findByRole('button', { name })

test('the tickets stand by their promise, and one past it says so', async () => {
  const late = standingOf({ promiseAt: inMinutes(-1), isUrgent: true })
  open([ticketOf(1, { standing: late }), ticketOf(2)])
  await screen.findByText('Round froze 1')
  const [first, second] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(within(first as HTMLElement).getByText('Urgent')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('over').className).toContain('is-late')
  expect(within(second as HTMLElement).getByText('1 h left')).toBeTruthy()
})

test('what a player wrote is text, whatever stands in it', async () => {
  const file = {
    id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0003',
    name: HOSTILE,
    type: 'image/png',
    bytes: 9,
  }
  const message = {
    place: 1,
    author: 'player' as const,
    text: HOSTILE,
    by: null,
    event: null,
    at: inMinutes(-4),
    files: [file],
  }
  const one = ticketOf(1, {
    title: HOSTILE,
    messages: [message],
    notes: [{ id: '1', by: HOSTILE, at: inMinutes(-3), text: HOSTILE }],
    player: { ...ticketOf(1).player, username: HOSTILE },
  })
  open([one], `${LIST}?row=1`)
  const thread = await screen.findByRole('list', { name: 'Thread' })
  expect(within(thread).getAllByText(HOSTILE)).toHaveLength(2)
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('[href^="javascript:"]')).toBeNull()
  expect('ran' in window).toBe(false)
})

test('an answer goes with the version that was read, by Ctrl and Enter, and the next row is chosen', async () => {
  const { user } = open([ticketOf(1), ticketOf(2)], `${LIST}?row=1`)
  server.on(answerTicket, null)
  await user.type(await field(), 'We have found it.')
  expect(server.inputsOf(takeTicket)).toEqual([{ number: 1 }])
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(location.search).toBe('?row=2'))
  expect(server.inputsOf(answerTicket)).toEqual([
    { number: 1, version: 3, text: 'We have found it.', asks: false },
  ])
  expect(await screen.findByText('#1 was answered')).toBeTruthy()
})

test('what changed meanwhile is told, and what was typed stays for this ticket alone', async () => {
  const { user } = open([ticketOf(1), ticketOf(2)], `${LIST}?row=1`)
  server.refuse(answerTicket, 'case_changed')
  await user.type(await field(), 'Which bank?')
  await user.click(await button('Ask, leave it with the player'))
  expect((await screen.findByRole('alert')).textContent).toContain('read it again')
  await user.click(screen.getByText('Round froze 2'))
  await waitFor(async () => expect((await field()).value).toBe(''))
  await user.click(screen.getByText('Round froze 1'))
  await waitFor(async () => expect((await field()).value).toBe('Which bank?'))
})

test('n writes a note, which is never sent as an answer', async () => {
  const { user } = open([ticketOf(1)], `${LIST}?row=1`)
  server.on(noteTicket, null)
  await field()
  await user.keyboard('n')
  const note = await screen.findByRole('textbox', { name: 'Internal note' })
  expect(screen.getByText('The office alone reads it')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(note))
  await user.keyboard('The studio was asked.{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(server.inputsOf(noteTicket)).toEqual([{ number: 1, text: 'The studio was asked.' }]),
  )
  expect(server.inputsOf(answerTicket)).toEqual([])
})

test('# offers answers in the player’s language, and Tab puts one in with its fields filled', async () => {
  const { user } = open([ticketOf(42)], `${LIST}?row=42`)
  await user.type(await field(), '#bil')
  const list = await screen.findByRole('listbox', { name: 'Canned answers' })
  expect(within(list).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Tab}')
  expect((await field()).value).toBe('Talebinin numarası #42. Yanıt gelince bildirim alacaksın.')
})

test('e closes, and z takes it back', async () => {
  const { user } = open([ticketOf(1)], `${LIST}?row=1`)
  server.on(closeTicket, null)
  server.on(reopenTicket, null)
  await field()
  await user.keyboard('e')
  await screen.findByText('#1 is closed, the player was told')
  expect(server.inputsOf(closeTicket)).toEqual([{ number: 1, version: 3 }])
  await user.keyboard('z')
  await waitFor(() => expect(server.inputsOf(reopenTicket)).toEqual([{ number: 1 }]))
})

test('LOG-03: a picture opens for a reason, and anything else is saved', async () => {
  const id = '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0003'
  const message = { ...(ticketOf(1).messages[0] as OfficeTicket['messages'][number]) }
  const files = [{ id, name: 'screen.png', type: 'image/png', bytes: 188_416 }]
  const { user } = open([ticketOf(1, { messages: [{ ...message, files }] })], `${LIST}?row=1`)
  server.on(readTicketFile, { name: 'screen.png', type: 'image/png', content: 'AAAA' })
  await user.click(await button('screen.png, 184 KB: open'))
  await user.type(await screen.findByLabelText('Why do you need to see it?'), 'short')
  await user.click(await button('Show'))
  expect(server.inputsOf(readTicketFile)).toEqual([])
  await user.type(screen.getByLabelText('Why do you need to see it?'), ' but now it is long enough')
  await user.click(await button('Show'))
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'screen.png' })
  expect(picture.src).toBe('data:image/png;base64,AAAA')
  expect(server.inputsOf(readTicketFile)).toEqual([
    { id, reason: 'short but now it is long enough' },
  ])
})

test('a file that says to be a page is saved as bytes, and never opened', async () => {
  const message = { ...(ticketOf(1).messages[0] as OfficeTicket['messages'][number]) }
  const files = [
    { id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0003', name: 'x.pdf', type: 'text/html', bytes: 2_048 },
  ]
  const { user } = open([ticketOf(1, { messages: [{ ...message, files }] })], `${LIST}?row=1`)
  server.on(readTicketFile, { name: 'x.pdf', type: 'text/html', content: 'PGI+' })
  await user.click(await button('x.pdf, 2 KB: open'))
  await user.type(
    await screen.findByLabelText('Why do you need to see it?'),
    'The receipt is compared.',
  )
  await user.click(await button('Show'))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Save x.pdf' })
  expect(link.href).toBe('data:application/octet-stream;base64,PGI+')
  expect(link.download).toBe('x.pdf')
})

test('who may not answer sees the thread, and each button says why', async () => {
  const states = { 'ticket.answer': 'refused', 'note.write': 'refused' } as const
  open([ticketOf(1, {}, states)], `${LIST}?row=1`)
  expect((await button('Answer')).getAttribute('aria-disabled')).toBe('true')
  expect((await button('Answer')).getAttribute('aria-description')).toContain('Those who can')
  expect(screen.queryByRole('button', { name: 'Internal note (n)' })).toBeNull()
})

test('an empty queue is the goal, and one that does not come is asked again', async () => {
  server.refuse(listTickets, 'out_of_hours')
  const { user } = renderScreen(TicketsPage, LIST)
  const alert = await screen.findByRole('alert')
  server.on(listTickets, { rows: [], next: null })
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No ticket waits')).toBeTruthy()
  await user.click(await button('Late'))
  expect(location.search).toBe('?view=urgent')
})

test('on a phone a card leads into the ticket, and back', async () => {
  setWindow('phone')
  const { user } = open([ticketOf(1)])
  await user.click(await screen.findByRole('button', { name: /Round froze 1/ }))
  expect(await field()).toBeTruthy()
  await user.click(await button('Back to the list'))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
})
