import { screen } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { type AmlCase, listAml, readAml } from '@zar/contract/office/risk/aml'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { inMinutes, openRisk, playerOf, RISK } from './alerts.ts'

export const WHY = 'The daily look at the cases.'
export const amlOf = (more: Partial<AmlCase> = {}): AmlCase => ({
  id: '7',
  standing: {
    caseId: '70',
    state: 'open',
    isUrgent: false,
    openedAt: inMinutes(-30),
    promiseAt: inMinutes(1_410.5),
    clockAt: null,
    owner: null,
    takenBy: null,
    escalation: 0,
    version: 1,
  },
  player: playerOf(1),
  because: 'structuring',
  openedBy: null,
  openedAt: inMinutes(-30),
  lookedBy: null,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  reportNumber: null,
  reportedAt: null,
  proposedBy: null,
  decidedBecause: null,
  reportedBy: null,
  isHeld: false,
  alerts: [
    {
      id: '3',
      rule: 'structuring',
      at: inMinutes(-60),
      reasons: [{ code: 'deposits_under_line', seen: '3', bound: '3' }],
    },
  ],
  ...more,
})

/** The tab with this case chosen, once it was said why it is read. */
export async function openAmlTab(one: AmlCase, some: Proposal[] = []) {
  server.on(listAml, [one])
  server.on(readAml, one)
  server.on(proposals, some)
  const opened = openRisk([], `${RISK}?tab=aml&row=${one.id}`)
  signInStaff(['alert.view', 'aml.view', 'aml.decide', 'aml.report'])
  await opened.user.type(await screen.findByLabelText('Why do you look?'), WHY)
  await opened.user.click(screen.getByRole('button', { name: 'Show' }))
  return opened
}
