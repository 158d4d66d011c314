import { screen, waitFor, within } from '@testing-library/react'
import { tryOffer } from '@zar/contract/office/offers/dry-run'
import { dropDraft, publishOffer, saveDraft } from '@zar/contract/office/offers/offers'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { CONTENT, OFFER, openBuilder, WHY } from '../testing/offers.tsx'

const step = (name: RegExp) => screen.findByRole('button', { name })

test('the sentence follows what is typed, and the draft is kept with what was seen before', async () => {
  const page = openBuilder()
  server.on(saveDraft, { version: 2, savedAt: '2026-11-21T17:20:00.000Z' })
  await page.user.click(await step(/^Wagering/))
  const times = screen.getByLabelText('Times')
  await page.user.clear(times)
  await page.user.type(times, '8')
  expect(screen.getByText(/8× wagering, 7 days/)).toBeDefined()
  expect(screen.getByText('there are changes that are not saved')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() =>
    expect(server.inputsOf(saveDraft)).toEqual([
      {
        content: { ...CONTENT, terms: { ...CONTENT.terms, wagering: 8 } },
        savedAt: OFFER.draft?.savedAt,
      },
    ]),
  )
})

test('what is wrong is marked, told, and not sent', async () => {
  const page = openBuilder()
  await page.user.click(await step(/^Wagering/))
  const times = screen.getByLabelText('Times')
  await page.user.clear(times)
  await page.user.type(times, '11')
  await page.user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(screen.getByText('Mend the marked fields, then save.')).toBeDefined()
  expect(times.getAttribute('aria-invalid')).toBe('true')
  expect(server.inputsOf(saveDraft)).toEqual([])
})

test('a new offer begins with its kind and a short name of its own', async () => {
  const page = openBuilder(OFFER, 'new')
  server.on(saveDraft, { version: 1, savedAt: '2026-11-21T17:20:00.000Z' })
  await page.user.selectOptions(await screen.findByLabelText('Kind'), 'free_bet')
  await page.user.type(screen.getByLabelText('Short name'), 'sunday-bet')
  await page.user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() =>
    expect(server.inputsOf(saveDraft)).toMatchObject([
      { content: { terms: { id: 'sunday-bet', kind: 'free_bet' } }, savedAt: null },
    ]),
  )
})

test('a dry run is of what is saved alone, and it is started once', async () => {
  const page = openBuilder()
  server.on(tryOffer, { trial: '5' })
  await page.user.click(await screen.findByRole('button', { name: 'Run again' }))
  await waitFor(() => expect(server.inputsOf(tryOffer)).toEqual([{ id: 'weekend' }]))
  await page.user.click(await step(/^Words/))
  await page.user.type(screen.getByLabelText('Title, English'), ' again')
  expect(screen.getByRole('button', { name: 'Run again' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('sending for approval warns of few who finish, and goes out with a reason', async () => {
  const page = openBuilder()
  server.on(publishOffer, { outcome: 'waits', proposal: '1', lapsesAt: null })
  await page.user.click(await screen.findByRole('button', { name: 'Send for approval' }))
  const dialog = within(await findDialog('Publish Weekend?'))
  expect(dialog.getByText(/31% finish in the dry run/)).toBeDefined()
  expect(dialog.getByText(/above ₺507.000,00; the budget is ₺520.000,00/)).toBeDefined()
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Send for approval/ }))
  await waitFor(() =>
    expect(server.inputsOf(publishOffer)).toEqual([{ id: 'weekend', reason: WHY }]),
  )
})

test('what the server would refuse is said before it is pressed', async () => {
  openBuilder({ ...OFFER, whyNot: 'offer_untried' })
  expect(await screen.findByText(/Exactly these terms were not tried/)).toBeDefined()
  const send = screen.getByRole('button', { name: /Send for approval/ })
  expect(send.getAttribute('aria-disabled')).toBe('true')
})

test('a draft is thrown away after the question in its place', async () => {
  const page = openBuilder()
  server.on(dropDraft, null)
  await page.user.click(await screen.findByRole('button', { name: 'Discard the draft' }))
  expect(screen.getByText('Discard the draft? What is live stays.')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  await waitFor(() =>
    expect(server.inputsOf(dropDraft)).toEqual([{ id: 'weekend', savedAt: OFFER.draft?.savedAt }]),
  )
})

test('an offer is made for a segment whose players are counted, and for everybody again', async () => {
  const page = openBuilder()
  server.on(saveDraft, { version: 2, savedAt: '2026-11-21T17:20:00.000Z' })
  await page.user.click(await step(/^For whom/))
  expect(screen.getByText(/^Everybody\. No offer is shown/)).toBeDefined()
  await page.user.selectOptions(
    screen.getByLabelText('Segment'),
    await screen.findByText('Paid in 500'),
  )
  expect(await screen.findByText('812 players')).toBeDefined()
  expect(screen.getByText(/Its players alone see and claim it/)).toBeDefined()
  expect((await step(/^For whom/)).textContent).toContain('Paid in 500')
  await page.user.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() =>
    expect(server.inputsOf(saveDraft)).toMatchObject([{ content: { segment: '7' } }]),
  )
  await page.user.selectOptions(screen.getByLabelText('Segment'), 'Everybody')
  expect((await step(/^For whom/)).textContent).toContain('Everybody')
})

test('a segment that went meanwhile is said, and what was typed stays', async () => {
  const page = openBuilder({ ...OFFER, draft: null, live: { ...CONTENT, segment: '9' } })
  server.refuse(saveDraft, 'segment_gone')
  await page.user.click(await step(/^For whom/))
  expect(await screen.findByText('This segment is gone. Choose another.')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText(/segment is gone|no longer there|is not there/i)).toBeDefined()
})
