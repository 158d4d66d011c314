import { screen, waitFor } from '@testing-library/react'
import {
  askEvidence,
  EVIDENCE_DOWNLOAD_PATH,
  type OwnEvidence,
  ownEvidence,
} from '@zar/contract/evidence/site/own-file'
import { KEYS_PATH } from '@zar/contract/evidence/site/published'
import { REFUSALS } from '@zar/contract/refusal'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { EvidencePage } from './evidence-page.tsx'

const NONE: OwnEvidence = { state: 'none', askedAt: null, file: null, nextAt: null }
const MAKING: OwnEvidence = { ...NONE, state: 'making', askedAt: '2026-11-29T10:00:00.000Z' }
const READY: OwnEvidence = {
  state: 'ready',
  askedAt: null,
  file: {
    number: '12',
    name: 'zar-evidence-12-2026-11-29.jsonl',
    madeAt: '2026-11-29T10:01:00.000Z',
    bytes: 2_400_000,
    keptUntil: '2026-12-06T10:01:00.000Z',
    why: 'asked',
  },
  nextAt: null,
}

beforeEach(() => {
  signInAda()
  server.serve(KEYS_PATH, { key: 'b9e86ee573329129' })
})
const open = (own: OwnEvidence) => {
  server.on(ownEvidence, own)
  return render(<EvidencePage />)
}

test('what the file is, how it is checked and the root of the keys are said', async () => {
  open(NONE)
  expect(await screen.findByText('You have no file yet.')).toBeTruthy()
  expect(screen.getByText(/we signed it/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'The page that verifies' })
  expect(link.getAttribute('href')).toBe('/kanit')
  expect(screen.getByText('npm run evidence -- verify FILE --keys FILE')).toBeTruthy()
  expect(await screen.findByText('b9e8 6ee5 7332 9129')).toBeTruthy()
})

test('a file is asked for with the password, once, and is then being made', async () => {
  const { user } = open(NONE)
  await user.click(await screen.findByRole('button', { name: 'Ask for a file' }))
  const release = server.hold(askEvidence, MAKING)
  await user.type(await screen.findByLabelText('Your password'), 'secret-1{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Asking' }))
  await user.type(screen.getByLabelText('Your password'), '{Enter}')
  server.on(ownEvidence, MAKING)
  release()
  expect(await screen.findByText(/Your file is being made\. You may leave/)).toBeTruthy()
  expect(screen.getByText('Asked for 29.Nov.26 13:00')).toBeTruthy()
  expect(server.inputsOf(askEvidence)).toEqual([{ password: 'secret-1' }])
  expect(screen.queryByRole('button', { name: /Ask for/ })).toBeNull()
})

test('a wrong password leaves the form, and Cancel gives the focus back', async () => {
  const { user } = open(NONE)
  await user.click(await screen.findByRole('button', { name: 'Ask for a file' }))
  server.refuse(askEvidence, 'wrong_password')
  await user.type(await screen.findByLabelText('Your password'), 'secret-1{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.wrong_password.en)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for a file' }))
})

test('one that another tab asked for is seen after the refusal', async () => {
  const { user } = open(NONE)
  await user.click(await screen.findByRole('button', { name: 'Ask for a file' }))
  server.refuse(askEvidence, 'evidence_too_soon')
  server.on(ownEvidence, MAKING)
  await user.type(await screen.findByLabelText('Your password'), 'secret-1{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.evidence_too_soon.en)
  expect(await screen.findByText(/Your file is being made/)).toBeTruthy()
})

test('a file that is ready is downloaded with the token, and says until when it is there', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved')
  const { user } = open(READY)
  expect(await screen.findByText('zar-evidence-12-2026-11-29.jsonl')).toBeTruthy()
  expect(screen.getByText('6.Dec.26 13:01')).toBeTruthy()
  server.serve(EVIDENCE_DOWNLOAD_PATH, {})
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [headers] = server.headersOf({ path: EVIDENCE_DOWNLOAD_PATH })
  expect(headers?.authorization).toBe('Bearer token-1')
})

test('a download that fails says why', async () => {
  const { user } = open(READY)
  server.refuse({ path: EVIDENCE_DOWNLOAD_PATH }, 'evidence_not_ready')
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.evidence_not_ready.en)
})

test('before the hour is over the time of the next is told in place of the button', async () => {
  open({ ...READY, nextAt: '2026-11-29T11:00:00.000Z' })
  expect(
    await screen.findByText('You can ask for the next one after 29.Nov.26 14:00.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for a new file' })).toBeNull()
})

test('the one before can be had while a new one is being made', async () => {
  open({ ...READY, ...MAKING, file: READY.file })
  expect(await screen.findByText('This is the one before it:')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('where no keys are published, or cannot be fetched, that is said', async () => {
  server.serve(KEYS_PATH, {}, 404)
  open(NONE)
  expect(await screen.findByText('No list of keys has been published yet.')).toBeTruthy()
})

test('where nothing can be fetched, the page asks again when it is pressed', async () => {
  server.lose(ownEvidence)
  server.serve(KEYS_PATH, {}, 503)
  const { user } = render(<EvidencePage />)
  expect(await screen.findByText('The list of keys could not be fetched.')).toBeTruthy()
  server.on(ownEvidence, READY)
  server.serve(KEYS_PATH, { key: 'b9e86ee573329129' })
  for (const button of await screen.findAllByRole('button', { name: 'Try again' })) {
    await user.click(button)
  }
  expect(await screen.findByText('zar-evidence-12-2026-11-29.jsonl')).toBeTruthy()
  expect(await screen.findByText('b9e8 6ee5 7332 9129')).toBeTruthy()
})

test('a file that was made by itself says why', async () => {
  open({ ...READY, file: READY.file && { ...READY.file, why: 'month' } })
  expect(await screen.findByText('Made by itself, with the letter of last month.')).toBeTruthy()
})
