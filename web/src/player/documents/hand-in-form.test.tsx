import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { endpoint } from '@zar/contract/endpoint'
import {
  type AskedDocument,
  askedDocuments,
  DOCUMENT_UPLOAD_PATH,
  DocumentFile,
  type HandedIn,
  handIn,
} from '@zar/contract/players/documents'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { AskedDocuments } from './asked-documents.tsx'

const upload = endpoint({
  method: 'POST',
  path: DOCUMENT_UPLOAD_PATH,
  summary: 'Keeps a file',
  caller: 'player',
  input: z.any(),
  output: DocumentFile,
})
const KEPT = { id: 'f', name: 'kimlik.jpg', type: 'image/jpeg', bytes: 4 }
const PAYMENT = '0199d2a0-0000-7000-8000-000000000001'
const file = (name = 'front.jpg', type = 'image/jpeg', size = 4) =>
  new File([new Uint8Array(size)], name, { type })
const ASKED: AskedDocument = {
  payment: PAYMENT,
  kind: 'identity',
  amount: 8_000,
  askedAt: '2026-11-25T08:00:00.000Z',
  endsAt: '2026-11-28T08:00:00.000Z',
  documents: [],
  canHandIn: 'yes',
}
const handed = (state: HandedIn['state'], code: HandedIn['code'] = null): HandedIn => ({
  id: 'd',
  state,
  code,
  handedAt: '2026-11-25T09:00:00.000Z',
  decidedAt: null,
  files: ['front.jpg'],
})

function open(change: Partial<AskedDocument> = {}) {
  signInAda()
  server.on(askedDocuments, [{ ...ASKED, ...change }])
  return render(<AskedDocuments />)
}
const choose = async (user: ReturnType<typeof render>['user'], ...files: File[]) =>
  user.upload(await screen.findByLabelText('Choose files'), files)

test('what is wanted, for what and until when is told, and both sides are handed in as one', async () => {
  const { user } = open()
  expect(await screen.findByText('Wanted: proof of identity')).toBeTruthy()
  expect(screen.getByText(/Your withdrawal of .*8.000.* waits until 28/)).toBeTruthy()
  server.on(upload, KEPT)
  const release = server.hold(handIn, { id: 'd' }, 'Your document is here.')
  await choose(user, file(), file('back.png', 'image/png'))
  await user.click(screen.getByRole('button', { name: 'Hand in the document' }))
  expect(await screen.findByRole('button', { name: /^Sending/ })).toBeTruthy()
  server.on(askedDocuments, [{ ...ASKED, canHandIn: 'waits', documents: [handed('waiting')] }])
  release()
  expect(await screen.findByText('Handed in')).toBeTruthy()
  expect(screen.queryByLabelText('Choose files')).toBeNull()
  const [input] = server.inputsOf(handIn) as { payment: string; files: string[] }[]
  expect(input?.payment).toBe(PAYMENT)
  expect(input?.files).toHaveLength(2)
})

test('a file of another kind, an empty one and one too many are told beside the form and not sent', async () => {
  open()
  const input = await screen.findByLabelText('Choose files')
  const put = (...files: File[]) => fireEvent.change(input, { target: { files } })
  const said = () => screen.getByRole('alert').textContent
  put(file('note.txt', 'text/plain'))
  expect(said()).toBe('note.txt cannot be sent: JPEG, PNG and PDF only.')
  put(file('none.jpg', 'image/jpeg', 0))
  expect(said()).toBe('none.jpg is an empty file.')
  put(file('large.pdf', 'application/pdf', 5 * 1_024 * 1_024 + 1))
  expect(said()).toBe('large.pdf is larger than 5 MB.')
  put(file('1.jpg'), file('2.jpg'), file('3.jpg'), file('4.jpg'))
  expect(said()).toBe('You can send 3 files at most.')
  expect(
    within(screen.getByRole('list', { name: 'Files to hand in' })).getAllByRole('listitem'),
  ).toHaveLength(3)
  expect(server.inputsOf(upload)).toEqual([])
})

test('what could not be sent stays, and goes once more as the same files', async () => {
  const { user } = open()
  server.on(upload, KEPT)
  server.refuse(handIn, 'document_waits')
  await choose(user, file())
  await user.click(screen.getByRole('button', { name: 'Hand in the document' }))
  expect((await screen.findByRole('alert')).textContent).toBe(REFUSALS.document_waits.en)
  server.on(handIn, { id: 'd' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.inputsOf(handIn)).toHaveLength(2))
  const [first, second] = server.inputsOf(handIn)
  expect(first).toEqual(second)
  expect(server.inputsOf(upload)).toHaveLength(1)
})

test('files can be dropped, and taken out again', async () => {
  const { user } = open()
  const form = (await screen.findByLabelText('Choose files')).closest('form')
  if (!form) throw new Error('no form')
  fireEvent.drop(form, { dataTransfer: { files: [file('dropped.pdf', 'application/pdf')] } })
  expect(screen.getByText('dropped.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take out dropped.pdf' }))
  expect(screen.queryByText('dropped.pdf')).toBeNull()
})

test('refused, its sentence is read and another may be handed in', async () => {
  open({ documents: [handed('refused', 'cut_off')] })
  expect(await screen.findByText(/Show all four corners\./)).toBeTruthy()
  expect(screen.getByLabelText('Choose files')).toBeTruthy()
})

test.each([
  ['waits', 'taken', 'Being looked at'],
  ['over', 'accepted', 'Accepted'],
  ['over', 'lapsed', 'Ended without a look'],
] as const)('while it is %s, %s, there is nothing to hand in', async (canHandIn, state, name) => {
  open({ canHandIn, endsAt: null, documents: [handed(state)] })
  expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.queryByLabelText('Choose files')).toBeNull()
})

test('who is asked for nothing sees nothing of it', async () => {
  open({ canHandIn: 'over', endsAt: null })
  await waitFor(() => expect(server.inputsOf(askedDocuments)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
