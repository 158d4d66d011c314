import { screen, within } from '@testing-library/react'
import { notifySegment } from '@zar/contract/office/campaigns/notices'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import {
  countSegment,
  listSegments,
  readSegment,
  type SegmentCase,
} from '@zar/contract/office/segments/segments'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SEGMENT } from '../parts/testing/segment.ts'
import { SegmentsPage } from './segments-page.tsx'

const PATH = '/office/segments'
const WHY = 'The tables close for an hour today.'
const WHOLE: SegmentCase = {
  ...SEGMENT,
  versions: [],
  actions: [{ right: 'notify.segment', state: 'yes', why: null }],
}

function open(path = `${PATH}?row=7`, some: Proposal[] = []) {
  server.on(listSegments, { rows: [SEGMENT], actions: [] })
  server.on(readSegment, WHOLE)
  server.on(countSegment, { count: 812, isEstimate: false, from: 812, to: 812 })
  server.on(proposals, some)
  const opened = renderScreen(SegmentsPage, path, PATH)
  signInStaff(['segment.view', 'notify.segment'])
  return opened
}

async function write({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Notify' }))
  await user.click(await screen.findByRole('button', { name: 'Send the message' }))
  expect((await screen.findByRole('alert')).textContent).toContain('One way at least')
  for (const [language, hello] of [
    ['Turkish', 'Merhaba'],
    ['English', 'Hello'],
  ]) {
    await user.type(screen.getByLabelText(`Title, ${language}`), `${hello} all`)
    // Two braces are one as the keyboard of the tests has them.
    await user.type(screen.getByLabelText(`Text, ${language}`), `${hello} {{username}, come in.`)
  }
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  const dialog = within(await findDialog('Paid in 500: send a message'))
  expect(dialog.getByText(/812 players/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Send the message/ }))
}

const NOTICE = {
  key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  segmentId: '7',
  version: 2,
  viaNotice: true,
  viaLetter: false,
  words: {
    tr: { title: 'Merhaba all', note: 'Merhaba {username}, come in.' },
    en: { title: 'Hello all', note: 'Hello {username}, come in.' },
  },
  reason: WHY,
}

test('a segment is counted and sent a message, which is read first as players will read it', async () => {
  server.on(notifySegment, { outcome: 'done', campaign: '12' })
  const page = open()
  await write(page)
  expect(await screen.findByText('The message is on its way')).toBeTruthy()
  expect(server.inputsOf(notifySegment)).toEqual([NOTICE])
})

test('above a thousand players it waits for a second person, and that is said', async () => {
  server.on(notifySegment, { outcome: 'waits', campaign: null })
  await write(open())
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
})

test('a refusal is said in the dialog, and what was typed stays', async () => {
  server.refuse(notifySegment, 'segment_changed')
  await write(open())
  expect(await screen.findByText(/The segment changed while you looked at it/)).toBeTruthy()
  expect((screen.getByLabelText('Title, English') as HTMLInputElement).value).toBe('Hello all')
})

test('AUZ-03: the second person reads words, ways and version, and sends exactly that', async () => {
  server.on(notifySegment, { outcome: 'done', campaign: '12' })
  const key = '6f0ae6a8-4f9a-4f2e-9a53-0f3f3c5a9d11'
  const waiting: Proposal = {
    id: '5',
    right: 'notify.segment',
    object: 'segment:7',
    terms: {
      key,
      version: 2,
      viaNotice: true,
      viaLetter: false,
      titleTr: 'Merhaba all',
      noteTr: 'Merhaba {username}, come in.',
      titleEn: 'Hello all',
      noteEn: 'Hello {username}, come in.',
    },
    facts: { segmentVersion: 2 },
    reason: WHY,
    proposedBy: 'Selin Ak',
    proposedAt: new Date().toISOString(),
    lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
    isOwn: false,
  }
  const { user } = open(`${PATH}?row=7`, [waiting])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Paid in 500: second approval of a message'))
  expect(dialog.getByText('Hello all: Hello {username}, come in.')).toBeTruthy()
  expect(dialog.getByText('Paid in 500, version 2')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Approve and send/ }))
  expect(await screen.findByText('The message is on its way')).toBeTruthy()
  expect(server.inputsOf(notifySegment)).toEqual([{ ...NOTICE, key, proposal: '5' }])
})
