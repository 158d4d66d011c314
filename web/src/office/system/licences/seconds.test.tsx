import { screen, waitFor, within } from '@testing-library/react'
import { approveLicence, enterLicence } from '@zar/contract/office/system/licences'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { licenceOf, openLicences, proposalOf, REASON } from './testing/open-licences.ts'

const done = { outcome: 'done', proposal: '7', lapsesAt: null } as const

test('AUZ-03: the second person sees the whole licence and records exactly this', async () => {
  server.on(enterLicence, done)
  const { user } = openLicences([], [proposalOf()])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('A new licence'))
  for (const fact of ['TR, DE', 'Casino, Sports', '2027-03-01', 'Uyum'])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'OGL/2027/1')
  await user.click(dialog.getByRole('button', { name: /^Record licence OGL\/2027\/1/ }))
  await waitFor(() =>
    expect(server.inputsOf(enterLicence)).toEqual([
      {
        number: 'OGL/2027/1',
        authority: 'Curaçao Gaming Authority',
        countries: ['TR', 'DE'],
        games: ['casino', 'sports'],
        validFrom: '2027-03-01',
        validUntil: '2028-02-28',
        typed: 'OGL/2027/1',
        reason: REASON,
        proposal: '7',
      },
    ]),
  )
})

test('what was proposed of a licence decides what the second person does', async () => {
  server.on(approveLicence, done)
  const one = licenceOf({ state: 'waits', approvers: [] })
  const { user } = openLicences(
    [one],
    [proposalOf({ object: 'licence:4', terms: { does: 'approve' } })],
  )
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Approve OGL/2026/1?'))
  await user.type(dialog.getByRole('textbox'), 'OGL/2026/1')
  await user.click(dialog.getByRole('button', { name: /^Approve licence/ }))
  await waitFor(() =>
    expect(server.inputsOf(approveLicence)).toEqual([
      { id: '4', typed: 'OGL/2026/1', reason: REASON, proposal: '7' },
    ]),
  )
})
