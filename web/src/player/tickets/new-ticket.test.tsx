import { screen, waitFor } from '@testing-library/react'
import { endpoint } from '@zar/contract/endpoint'
import { REFUSALS } from '@zar/contract/refusal'
import { openTicket, TICKET_UPLOAD_PATH, TicketFile } from '@zar/contract/support/ticket'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { errorOf, put, typedIn } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { NewTicket } from './new-ticket.tsx'

const upload = endpoint({
  method: 'POST',
  path: TICKET_UPLOAD_PATH,
  summary: 'Keeps a file',
  caller: 'player',
  input: z.any(),
  output: TicketFile,
})
const KEPT = { id: 'f', name: 'slip.png', type: 'image/png', bytes: 4 }
const file = (name = 'slip.png', size = 4) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' })
const ID = '0199d2a0-0000-7000-8000-000000000001'
type User = ReturnType<typeof render>['user']

function open() {
  signInAda()
  const onOpened = vi.fn()
  return { ...render(<NewTicket onOpened={onOpened} />), onOpened }
}
async function fill(user: User) {
  await user.click(screen.getByRole('combobox', { name: 'Subject' }))
  await user.click(await screen.findByRole('option', { name: 'Deposit' }))
  put('Title', 'My deposit is late')
  put('Message', 'It left my bank at noon')
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Open ticket' }))
const attach = (user: User, ...files: File[]) =>
  user.upload(screen.getByLabelText('Attach a file'), files)

test('an empty ticket says at each field what is missing, begins at the first and is not sent', async () => {
  const { user } = open()
  await send(user)
  expect(errorOf('Subject')).toBe('Choose a subject')
  expect(errorOf('Title')).toBe('Write the title in 5 to 80 characters')
  expect(errorOf('Message')).toBe('Say in a few words what happened')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Subject' }))
  await user.click(screen.getByRole('combobox', { name: 'Subject' }))
  await user.click(await screen.findByRole('option', { name: 'Deposit' }))
  await send(user)
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  expect(server.inputsOf(openTicket)).toEqual([])
})

test('a title is judged when it is left, and counted while it is written', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('Title'), 'Late')
  expect(errorOf('Title')).toBe('')
  expect(screen.getByText('4 / 80')).toBeTruthy()
  await user.tab()
  expect(errorOf('Title')).toBe('Write the title in 5 to 80 characters')
  put('Title', '     ')
  expect(errorOf('Title')).toBe('Write the title in 5 to 80 characters')
})

test('a ticket is sent once, and what was written is gone with it', async () => {
  const { user, onOpened, unmount } = open()
  const release = server.hold(openTicket, { id: ID, number: 7 }, 'Ticket 7 is open')
  await fill(user)
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Opening' }))
  await user.type(screen.getByLabelText('Title'), '{Enter}')
  release()
  await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(ID))
  expect(server.inputsOf(openTicket)).toEqual([
    {
      requestId: expect.any(String),
      subject: 'deposit',
      title: 'My deposit is late',
      text: 'It left my bank at noon',
      files: [],
    },
  ])
  unmount()
  open()
  expect(typedIn('Title')).toBe('')
})

test('a ticket that got no answer stays written, also after a reload, and is the same one when sent again', async () => {
  const { user, unmount } = open()
  server.lose(openTicket)
  await fill(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  unmount()
  const again = open()
  expect(typedIn('Message')).toBe('It left my bank at noon')
  server.refuse(openTicket, 'file_missing')
  await send(again.user)
  expect(await screen.findByText(REFUSALS.file_missing.en)).toBeTruthy()
  const [first, second] = server.inputsOf(openTicket) as { requestId: string }[]
  expect(second?.requestId).toBe(first?.requestId)
})

test('a file goes up as it is chosen, and the ticket waits for it', async () => {
  const { user, onOpened } = open()
  const release = server.hold(upload, KEPT)
  await fill(user)
  await attach(user, file())
  expect(screen.getByRole('status').textContent).toBe('Uploading')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open ticket' }).disabled).toBe(true)
  release()
  await waitFor(() => expect(screen.queryByText('Uploading')).toBeNull())
  server.on(openTicket, { id: ID, number: 7 })
  await send(user)
  await waitFor(() => expect(onOpened).toHaveBeenCalled())
  expect(server.inputsOf(openTicket)).toMatchObject([{ files: [expect.any(String)] }])
})

test('a file that did not go up is told, and is sent again or taken out', async () => {
  const { user } = open()
  server.refuse(upload, 'file_type_refused')
  await attach(user, file())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.file_type_refused.en)
  expect(screen.getByText('Not uploaded')).toBeTruthy()
  server.on(upload, KEPT)
  await user.click(screen.getByRole('button', { name: 'Upload slip.png again' }))
  await waitFor(() => expect(screen.queryByText('Not uploaded')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove slip.png' }))
  expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull()
})

test('a file that is empty or too large, and a fourth one, are turned away before they go up', async () => {
  const { user } = open()
  server.on(upload, KEPT)
  await attach(user, file('empty.png', 0), file('big.png', 5 * 1024 * 1024 + 1))
  expect(await screen.findByText('empty.png is empty')).toBeTruthy()
  expect(screen.getByText(/^big.png is larger than/)).toBeTruthy()
  expect(server.inputsOf(upload)).toEqual([])
  await attach(user, file('1.png'), file('2.png'), file('3.png'), file('4.png'))
  expect(await screen.findByText('You can attach up to 3 files to a message')).toBeTruthy()
  expect(server.inputsOf(upload)).toHaveLength(3)
})
