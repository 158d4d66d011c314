import { screen, waitFor, within } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { retireKey } from '@zar/contract/office/system/keys'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { DeedSeconds } from './deed-seconds.tsx'

const REASON = 'The key is a year old, as the plan says.'

test('AUZ-03: the second person sees the file, types its name and deletes exactly this one', async () => {
  server.on(proposals, [
    {
      id: '7',
      right: 'key.retire',
      object: 'key:personal-data-key',
      terms: { version: 1 },
      facts: {},
      reason: REASON,
      proposedBy: 'Bora',
      proposedAt: new Date().toISOString(),
      lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
      isOwn: false,
    },
  ])
  server.on(retireKey, { outcome: 'done', proposal: '7', lapsesAt: null })
  const offers = () => ({ isHere: true, needsSecond: true, refusal: undefined })
  const { user } = renderScreen(
    () => <DeedSeconds of={{ deed: 'retire', version: 1 }} offers={offers} />,
    '/office/system',
    '/office/system',
  )
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Delete personal-data-key?'))
  for (const fact of ['Bora', REASON]) expect(dialog.getByText(fact)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'personal-data-key')
  await user.click(dialog.getByRole('button', { name: /^Delete personal-data-key/ }))
  await waitFor(() =>
    expect(server.inputsOf(retireKey)).toEqual([
      { version: 1, typed: 'personal-data-key', reason: REASON, proposal: '7' },
    ]),
  )
})
