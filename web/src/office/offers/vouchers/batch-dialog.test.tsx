import { screen, waitFor, within } from '@testing-library/react'
import type { OfferCase } from '@zar/contract/office/offers/offers'
import {
  listVouchers,
  makeVouchers,
  type OfferVouchers,
} from '@zar/contract/office/offers/vouchers'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test, vi } from 'vitest'
import { put } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { OFFER } from '../testing/offers.tsx'
import { Vouchers } from './vouchers.tsx'

const WHY = 'For the guests of the evening in Izmir.'
const CODES: OfferCase = { ...OFFER, kind: 'promo_code' }
const ALL: OfferVouchers = {
  batches: [
    {
      id: '3',
      codes: 100,
      used: 41,
      endsAt: '2026-12-31T21:00:00.000Z',
      because: WHY,
      proposedBy: 'Mert',
      madeBy: 'Elif',
      madeAt: '2026-11-21T17:10:00.000Z',
    },
  ],
  eachE5: '3000000',
  actions: [{ right: 'voucher.batch', state: 'second', why: null }],
}
const PROPOSAL: Proposal = {
  id: '7',
  right: 'voucher.batch',
  object: 'offer:weekend',
  terms: { codes: 100, until: '2026-12-31' },
  facts: {
    version: 1,
    eachE5: '3000000',
    wholeE5: '300000000',
    outE5: '0',
    grantedE5: '6000000',
    budgetE5: null,
  },
  reason: WHY,
  proposedBy: 'Mert',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
}

function open(all: OfferVouchers = ALL, waiting: Proposal[] = []) {
  server.on(listVouchers, all)
  server.on(proposals, waiting)
  return render(<Vouchers offer={CODES} />)
}

test('codes are proposed by number and last day, with what they come to at most', async () => {
  const { user } = open()
  server.on(makeVouchers, { outcome: 'waits', proposal: '7', lapsesAt: null, file: null })
  expect(await screen.findByText(/41 of 100 used/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a batch of codes' }))
  const dialog = within(await findDialog('Weekend: a batch of codes'))
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose the batch/ }))
  await user.type(dialog.getByLabelText('How many codes'), '9000')
  put('Last day of use', '2026-12-31')
  await user.type(dialog.getByLabelText('In your words'), WHY)
  await send()
  expect(await dialog.findByText(/from 1 to 5,000/)).toBeTruthy()
  expect(server.inputsOf(makeVouchers)).toEqual([])
  await user.clear(dialog.getByLabelText('How many codes'))
  await user.type(dialog.getByLabelText('How many codes'), '100')
  expect(dialog.getByText('If all are used, ₺3.000,00 at most.')).toBeTruthy()
  server.refuse(makeVouchers, 'voucher_above_budget')
  await send()
  expect((await dialog.findByRole('alert')).textContent).toMatch('than is left of')
  server.on(makeVouchers, { outcome: 'waits', proposal: '7', lapsesAt: null, file: null })
  await send()
  await waitFor(() =>
    expect(server.inputsOf(makeVouchers)).toContainEqual({
      id: 'weekend',
      codes: 100,
      until: '2026-12-31',
      reason: WHY,
    }),
  )
})

test('AUZ-03: the second person sees the sums, and has the file', async () => {
  const { user } = open(ALL, [PROPOSAL])
  server.on(makeVouchers, {
    outcome: 'done',
    proposal: '7',
    lapsesAt: null,
    file: { name: 'codes.csv', type: 'text/csv', content: btoa('code\n') },
  })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Weekend: a batch of codes'))
  for (const fact of ['₺3.000,00', '₺60,00', 'no bound', 'Mert'])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Make 100 codes worth ₺3.000,00/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(server.inputsOf(makeVouchers)).toEqual([
    { id: 'weekend', codes: 100, until: '2026-12-31', reason: WHY, proposal: '7' },
  ])
})

test('of a closed offer, and without the right, the button says why', async () => {
  open({ batches: [], eachE5: null, actions: ALL.actions })
  expect(await screen.findByText('No codes of this offer were made yet.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Make a batch of codes' })
  expect(button.getAttribute('aria-description')).toBe('The offer is closed: no codes are made.')
})

test('batches that do not come are asked for again', async () => {
  server.refuse(listVouchers, 'unavailable')
  server.on(proposals, [])
  const { user } = render(<Vouchers offer={CODES} />)
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listVouchers, ALL)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/41 of 100 used/)).toBeTruthy()
})
