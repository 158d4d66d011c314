import { screen, waitFor, within } from '@testing-library/react'
import { approveGrant, proposeGrant } from '@zar/contract/office/offers/grants'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openBonuses, PLAYER, WHY } from './testing/bonuses.tsx'

test('a bonus is proposed within an open offer, with its sum on the button', async () => {
  const page = openBonuses()
  server.on(proposeGrant, { outcome: 'waits', proposal: '1', lapsesAt: null })
  await page.user.click(await screen.findByRole('button', { name: 'Give a bonus' }))
  const dialog = within(await findDialog('Give a bonus within an offer'))
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Propose the bonus/ }))
  expect(dialog.getByText('Choose an offer.')).toBeDefined()
  await page.user.selectOptions(dialog.getByLabelText('Offer'), 'nar-rounds')
  await page.user.click(dialog.getByRole('button', { name: /Propose a bonus of ₺40,00/ }))
  await waitFor(() =>
    expect(server.inputsOf(proposeGrant)).toEqual([
      { id: PLAYER, offer: 'nar-rounds', reason: WHY },
    ]),
  )
})

test('AUZ-03: what waits is approved by another person who reads offer and sum', async () => {
  const page = openBonuses([
    {
      id: '5',
      right: 'bonus.propose',
      object: `player:${PLAYER}`,
      terms: { offer: 'nar-rounds' },
      facts: { title: 'Nar', kind: 'free_spins', worthE5: '4000000' },
      reason: WHY,
      proposedBy: 'Defne',
      proposedAt: new Date().toISOString(),
      lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
      isOwn: false,
    },
  ])
  server.on(approveGrant, { outcome: 'done', proposal: '5', lapsesAt: null })
  await page.user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Give a bonus within an offer'))
  expect(dialog.getByText('Nar, ₺40,00')).toBeDefined()
  await page.user.click(dialog.getByRole('button', { name: /Give the bonus, second approval/ }))
  await waitFor(() =>
    expect(server.inputsOf(approveGrant)).toEqual([
      { id: PLAYER, offer: 'nar-rounds', reason: WHY, proposal: '5' },
    ]),
  )
})
