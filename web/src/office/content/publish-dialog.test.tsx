import { screen, within } from '@testing-library/react'
import { publishContent, publishTerms } from '@zar/contract/office/content/operations'
import { emptyBody } from '@zar/contract/office/content/pieces'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { put } from '../../testing/field.ts'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import {
  draftOf,
  findButton,
  LIST,
  listed,
  openPiece,
  PIECE,
  REASON,
  WHOLE,
} from './testing/desk.ts'

const CHOSEN = { kind: 'slide', piece: '1', number: 7, edition: 2, live: 6 }

test('a draft is published with what belongs to it, as it was seen', async () => {
  server.on(publishContent, null)
  const list = { ...LIST, pieces: [...LIST.pieces, listed('slide', '9', { draft: 7 })] }
  const { user } = openPiece({ draft: draftOf(WHOLE) }, list)
  await user.click(await findButton('Publish'))
  const dialog = within(await findDialog('Hafta sonu: publish'))
  await user.click(dialog.getByLabelText('Slides: Piece 9'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: /Publish/ }))
  expect(await screen.findByText('Published')).toBeTruthy()
  expect(server.inputsOf(publishContent)).toEqual([
    { pieces: [CHOSEN, { ...CHOSEN, piece: '9' }], at: null, until: null, reason: REASON },
  ])
})

test('a schedule in the past goes nowhere; one that is to come is of Istanbul', async () => {
  server.on(publishContent, null)
  const { user } = openPiece({ draft: draftOf(WHOLE) })
  await user.click(await findButton('Schedule'))
  const dialog = within(await findDialog('Hafta sonu: schedule'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  put('Starts', '2020-01-01T10:00')
  await user.click(dialog.getByRole('button', { name: /Schedule/ }))
  expect(await dialog.findByText(/Enter the start/)).toBeTruthy()
  put('Starts', '2099-01-01T10:00')
  put('Ends', '2098-01-01T10:00')
  await user.click(dialog.getByRole('button', { name: /Schedule/ }))
  expect(await dialog.findByText('The end must be after the start.')).toBeTruthy()
  expect(server.inputsOf(publishContent)).toEqual([])
  put('Ends', '2099-01-02T10:00')
  await user.click(dialog.getByRole('button', { name: /Schedule/ }))
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  expect(server.inputsOf(publishContent)).toMatchObject([
    { at: '2099-01-01T07:00:00.000Z', until: '2099-01-02T07:00:00.000Z' },
  ])
})

const LAW = {
  ...PIECE,
  kind: 'page' as const,
  isLegal: true,
  draft: draftOf({
    ...emptyBody('page'),
    lines: { title: { tr: 'Kurallar', en: 'Rules', same: false } },
    blocks: { tr: [{ kind: 'text', text: 'x' }], en: [{ kind: 'text', text: 'x' }] },
  }),
}

test('AUZ-03: a text of law is proposed, and the second person approves exactly that', async () => {
  server.on(publishTerms, { outcome: 'waits', proposal: '4', lapsesAt: null })
  const { user } = openPiece(LAW)
  await user.click(await findButton('Publish'))
  const dialog = within(await findDialog('Hafta sonu: publish'))
  expect(dialog.queryByLabelText('Ends')).toBeNull()
  await user.type(dialog.getByLabelText('In your words'), REASON)
  server.on(proposals, [
    {
      id: '4',
      right: 'terms.publish',
      object: 'content:page:1',
      terms: { pieces: 'page:1@7.2/6', at: null, until: null },
      facts: { 'page:1': 'Kurallar (6 → 7.2)' },
      reason: REASON,
      proposedBy: 'Derya Ak',
      proposedAt: '2026-11-21T20:00:00.000Z',
      lapsesAt: new Date(Date.now() + 1_800_000).toISOString(),
      isOwn: false,
    },
  ])
  await user.click(dialog.getByRole('button', { name: /Propose to publish/ }))
  await user.click(await findButton('Look at it'))
  const second = within(await findDialog('Second approval: publishing'))
  expect(second.getByText('Kurallar (6 → 7.2)')).toBeTruthy()
  await user.click(second.getByRole('button', { name: /second approval/ }))
  const pieces = [{ kind: 'page', piece: '1', number: 7, edition: 2, live: 6 }]
  const input = { pieces, at: null, until: null, reason: REASON }
  expect(server.inputsOf(publishTerms)).toEqual([input, { ...input, proposal: '4' }])
})
