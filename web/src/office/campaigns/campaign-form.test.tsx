import { screen, within } from '@testing-library/react'
import {
  type CampaignCase,
  listCampaigns,
  readCampaign,
  saveCampaign,
  startCampaign,
  stopCampaign,
} from '@zar/contract/office/campaigns/campaigns'
import { readExperiment } from '@zar/contract/office/campaigns/experiments'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { countSegment, listSegments } from '@zar/contract/office/segments/segments'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SEGMENT } from '../parts/testing/segment.ts'
import { CampaignsPage } from './campaigns-page.tsx'

const PATH = '/office/campaigns'
const WHY = 'The evenings of autumn begin this week.'
const campaign: CampaignCase = {
  id: '3',
  name: 'Autumn letter',
  kind: 'campaign',
  state: 'draft',
  segment: { id: '7', name: 'Paid in 500' },
  at: '2026-12-01T09:00:00.000Z',
  viaNotice: true,
  viaLetter: true,
  tally: { sent: 0, letters: 0, capped: 0, read: 0, stopped: 0 },
  version: 4,
  words: {
    tr: { title: 'Sonbahar akşamları', note: 'Merhaba {username}, yeni masalar açıldı.' },
    en: { title: 'Autumn evenings', note: 'Hello {username}, the new tables are open.' },
  },
  changedBy: 'Selin Ak',
  changedAt: '2026-11-20T10:00:00.000Z',
  segmentVersion: null,
  startedBy: null,
  approvedBy: null,
  startedAt: null,
  endedAt: null,
  stoppedBy: null,
  stoppedBecause: null,
  actions: [
    { right: 'campaign.edit', state: 'yes', why: null },
    { right: 'campaign.start', state: 'second', why: null },
  ],
}

function open(path = PATH, one: CampaignCase = campaign, some: Proposal[] = []) {
  server.on(listCampaigns, { rows: [one], actions: campaign.actions })
  server.on(readCampaign, one)
  server.on(readExperiment, { experiment: null, actions: [] })
  server.on(proposals, some)
  server.on(listSegments, { rows: [SEGMENT], actions: [] })
  server.on(countSegment, { count: 812, isEstimate: false, from: 812, to: 812 })
  const opened = renderScreen(CampaignsPage, path, PATH)
  signInStaff(['offer.view', 'campaign.edit', 'campaign.start'])
  return opened
}

test('a draft is written in both languages, and read as players will read it', async () => {
  server.on(saveCampaign, { id: '3' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New campaign' }))
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Name, segment, time')
  await user.type(screen.getByLabelText('Name'), 'Autumn letter')
  await user.selectOptions(await screen.findByLabelText('Segment'), 'Paid in 500')
  await user.type(screen.getByLabelText('Time of sending'), '2026-12-01T12:00')
  for (const [language, hello] of [
    ['Turkish', 'Merhaba'],
    ['English', 'Hello'],
  ]) {
    await user.type(screen.getByLabelText(`Title, ${language}`), `${hello}, autumn`)
    // Two braces are one as the keyboard of the tests has them.
    await user.type(screen.getByLabelText(`Text, ${language}`), `${hello} {{username}, come in.`)
  }
  const read = within(screen.getByRole('region', { name: 'What the player reads' }))
  expect(read.getByText('Hello uzumbagi, come in.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText('The draft is saved')).toBeTruthy()
  expect(server.inputsOf(saveCampaign)).toEqual([
    {
      id: null,
      version: 0,
      name: 'Autumn letter',
      segmentId: '7',
      viaNotice: true,
      viaLetter: false,
      words: {
        tr: { title: 'Merhaba, autumn', note: 'Merhaba {username}, come in.' },
        en: { title: 'Hello, autumn', note: 'Hello {username}, come in.' },
      },
      at: '2026-12-01T09:00:00.000Z',
    },
  ])
})

test('a draft that changed meanwhile is said, and what was typed stays', async () => {
  server.refuse(saveCampaign, 'campaign_changed')
  const { user } = open(`${PATH}?edit=3`)
  const name = (await screen.findByLabelText('Name')) as HTMLInputElement
  await user.type(name, ' two')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(await screen.findByText(/The campaign changed while you looked at it/)).toBeTruthy()
  expect(name.value).toBe('Autumn letter two')
})

test('AUZ-03: the start is proposed with words', async () => {
  server.on(startCampaign, { outcome: 'waits', proposal: '5', lapsesAt: null })
  const { user } = open(`${PATH}?row=3`)
  await user.click(await screen.findByRole('button', { name: 'Propose the start' }))
  const dialog = within(await findDialog('Autumn letter: start'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Propose the start/ }))
  expect(await screen.findByText('Proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(startCampaign)).toEqual([{ id: '3', version: 4, reason: WHY }])
})

test('AUZ-03: the second person reads the words and approves that version', async () => {
  server.on(startCampaign, { outcome: 'done', proposal: '5', lapsesAt: null })
  const waiting: Proposal = {
    id: '5',
    right: 'campaign.start',
    object: 'campaign:3',
    terms: { version: 4 },
    facts: {},
    reason: WHY,
    proposedBy: 'Selin Ak',
    proposedAt: new Date().toISOString(),
    lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
    isOwn: false,
  }
  const { user } = open(`${PATH}?row=3`, campaign, [waiting])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Autumn letter: second approval'))
  expect(dialog.getByText('Autumn evenings')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Approve, plan it/ }))
  expect(await screen.findByText('The campaign is planned')).toBeTruthy()
  expect(server.inputsOf(startCampaign)).toEqual([
    { id: '3', version: 4, reason: WHY, proposal: '5' },
  ])
})

test('one person stops what is being sent, and reads how many got it', async () => {
  server.on(stopCampaign, null)
  const tally = { sent: 812, letters: 400, capped: 3, read: 211, stopped: 2 }
  const { user } = open(`${PATH}?row=3`, { ...campaign, state: 'running', tally })
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  const dialog = within(await findDialog('Autumn letter: stop'))
  expect(dialog.getByText(/It went to 812 players so far/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Stop/ }))
  expect(await screen.findByText('The campaign is stopped')).toBeTruthy()
  expect(server.inputsOf(stopCampaign)).toEqual([{ id: '3', reason: WHY }])
})
