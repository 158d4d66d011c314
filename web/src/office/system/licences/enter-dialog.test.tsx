import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { enterLicence } from '@zar/contract/office/system/licences'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openLicences, REASON } from './testing/open-licences.ts'

test('a licence is proposed with its number typed twice; a country that nobody knows goes nowhere', async () => {
  server.on(enterLicence, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = openLicences([])
  await user.click(await screen.findByRole('button', { name: 'Enter a licence' }))
  const dialog = within(await findDialog('A new licence'))
  const set = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } })
  set('Number', 'OGL/2026/1')
  set('Authority', 'Curaçao Gaming Authority')
  set('First day', '2026-03-01')
  set('Last day', '2027-02-28')
  set('Countries', 'TR, QQ')
  set('In your words', REASON)
  await user.type(dialog.getByLabelText(/OGL/), 'OGL/2026/1')
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose the licence/ }))
  await send()
  expect(dialog.getByText(/Fill all fields/)).toBeTruthy()
  set('Countries', 'tr, DE')
  await user.click(dialog.getByLabelText('Sports'))
  await send()
  await waitFor(() =>
    expect(server.inputsOf(enterLicence)).toEqual([
      {
        number: 'OGL/2026/1',
        authority: 'Curaçao Gaming Authority',
        countries: ['TR', 'DE'],
        games: ['casino'],
        validFrom: '2026-03-01',
        validUntil: '2027-02-28',
        typed: 'OGL/2026/1',
        reason: REASON,
      },
    ]),
  )
})
