import { screen } from '@testing-library/react'
import { proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useProposal } from './use-proposal.ts'

function Shown() {
  const { waiting, withdraw } = useProposal('case.decide', 'risk:1')
  return (
    <button type="button" onClick={() => void withdraw()}>
      {waiting ? `${waiting.id} by ${waiting.proposedBy}` : 'none'}
    </button>
  )
}

const of = (id: string, object: string) => ({
  id,
  right: 'case.decide' as const,
  object,
  terms: {},
  facts: {},
  reason: '',
  proposedBy: 'Ece Polat',
  proposedAt: '2026-11-21T20:00:00.000Z',
  lapsesAt: '2026-11-21T21:00:00.000Z',
  isOwn: true,
})

test('what waits on this very object is found, and is gone once it was taken back', async () => {
  server.on(proposals, [of('6', 'risk:2'), of('7', 'risk:1')])
  server.on(withdrawProposal, null)
  const { user } = renderScreen(Shown, '/office/risk')
  const button = await screen.findByText('7 by Ece Polat')
  server.on(proposals, [of('6', 'risk:2')])
  await user.click(button)
  expect(await screen.findByText('none')).toBeTruthy()
  expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }])
})
