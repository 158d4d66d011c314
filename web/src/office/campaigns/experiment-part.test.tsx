import { screen, within } from '@testing-library/react'
import {
  type CampaignCase,
  listCampaigns,
  readCampaign,
} from '@zar/contract/office/campaigns/campaigns'
import {
  type Experiment,
  endExperiment,
  readExperiment,
  startExperiment,
} from '@zar/contract/office/campaigns/experiments'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { CampaignPanel } from './campaign-case.tsx'

const WHY = 'Which title is opened more often.'
const said = (title: string) => ({ title, note: 'Hello {username}, the new tables are open.' })
const words = (title: string) => ({ tr: said(title), en: said(title) })
const CAMPAIGN: CampaignCase = {
  id: '7',
  name: 'Autumn letter',
  kind: 'campaign',
  state: 'draft',
  segment: { id: '1', name: 'Paid in' },
  at: '2026-12-01T09:00:00.000Z',
  viaNotice: true,
  viaLetter: false,
  tally: { sent: 0, letters: 0, capped: 0, read: 0, stopped: 0 },
  version: 2,
  words: words('Autumn evenings'),
  changedBy: 'Ece Su',
  changedAt: '2026-11-21T17:11:00.000Z',
  segmentVersion: null,
  startedBy: null,
  approvedBy: null,
  startedAt: null,
  endedAt: null,
  stoppedBy: null,
  stoppedBecause: null,
  actions: [],
}
const EXPERIMENT: Experiment = {
  words: words('Autumn begins'),
  share: 50,
  size: 1_000,
  endsAt: '2026-12-08T09:00:00.000Z',
  startedBy: 'Ece Su',
  approvedBy: 'Mert Su',
  startedAt: '2026-11-21T17:11:00.000Z',
  endedAt: null,
  endedBecause: null,
  result: {
    a: { sent: 500, read: 100, stopped: 1, harmed: 0 },
    b: { sent: 500, read: 150, stopped: 2, harmed: 0 },
  },
}
const open = (experiment: Experiment | null, waiting: Proposal[] = []) => {
  server.on(listCampaigns, { rows: [], actions: [] })
  server.on(readCampaign, CAMPAIGN)
  server.on(proposals, waiting)
  server.on(readExperiment, {
    experiment,
    actions: [{ right: 'experiment.edit', state: 'second', why: null }],
  })
  return renderScreen(() => <CampaignPanel id="7" onChange={() => {}} />, '/office/campaigns')
}

test('two wordings are proposed with share, size and end; the same words are not', async () => {
  const outcome = { outcome: 'waits' as const, proposal: '1', lapsesAt: '2026-12-01T09:00:00.000Z' }
  server.on(startExperiment, outcome)
  const { user } = open(null)
  await user.click(await screen.findByRole('button', { name: 'Propose an experiment' }))
  const dialog = within(await findDialog('Autumn letter: try two wordings'))
  const send = dialog.getByRole('button', { name: /Propose an experiment/ })
  await user.click(send)
  expect(dialog.getByText(/Fill every field/)).toBeTruthy()
  const title = dialog.getByLabelText('Title, English')
  await user.clear(title)
  await user.type(title, 'Autumn begins')
  await user.type(dialog.getByLabelText('Ends'), '2026-12-08T12:00')
  await user.type(dialog.getByLabelText(/In your words/), WHY)
  await user.click(send)
  expect(await screen.findByText('Proposed, a second person is awaited')).toBeTruthy()
  expect(server.inputsOf(startExperiment)).toEqual([
    {
      campaign: '7',
      version: 2,
      words: { tr: said('Autumn evenings'), en: said('Autumn begins') },
      share: 50,
      size: 1_000,
      endsAt: '2026-12-08T09:00:00.000Z',
      reason: WHY,
    },
  ])
})

test('a result tells both groups, the difference with its interval, and what it means', async () => {
  open(EXPERIMENT)
  expect(await screen.findByText('B is read more.')).toBeTruthy()
  expect(screen.getByText(/10 points differently.*between 4\.\d and 15\.\d points/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /A, its own words 500 100 \(20%\)/ })).toBeTruthy()
})

test('one that ended says why; who ends one early proposes it', async () => {
  const outcome = { outcome: 'waits' as const, proposal: '1', lapsesAt: '2026-12-01T09:00:00.000Z' }
  server.on(endExperiment, outcome)
  const { user, unmount } = open(EXPERIMENT)
  await user.click(await screen.findByRole('button', { name: 'Propose to end it' }))
  const dialog = within(await findDialog('Autumn letter: end the experiment'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Propose to end it/ }))
  expect(await screen.findByText('Proposed, a second person is awaited')).toBeTruthy()
  expect(server.inputsOf(endExperiment)).toEqual([{ campaign: '7', reason: WHY }])
  unmount()
  open({ ...EXPERIMENT, endedAt: '2026-12-02T09:00:00.000Z', endedBecause: 'harm' })
  expect(await screen.findByText(/because B did harm/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose to end it' })).toBeNull()
})
