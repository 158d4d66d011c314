import { screen } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listMatches, type MatchCase, readMatch } from '@zar/contract/office/risk/matches'
import { listWatchLists, type WatchList } from '@zar/contract/office/risk/watch-lists'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { actionsOf, inMinutes, openRisk, playerOf, RISK } from './alerts.ts'
import { amlOf } from './aml.ts'

export const WHY = 'The daily look at the matches.'
export const matchOf = (more: Partial<MatchCase> = {}): MatchCase => ({
  id: '5',
  standing: amlOf().standing,
  kind: 'sanctions',
  source: 'National list',
  player: playerOf(1),
  listedName: 'KAYAOGLU, Ali',
  score: 87,
  openedAt: inMinutes(-30),
  decision: null,
  proposedBy: null,
  decidedBy: null,
  decidedBecause: null,
  decidedAt: null,
  listed: {
    code: 'A-17',
    names: ['KAYAOGLU, Ali', 'Ali Kaya'],
    birth: '1961',
    country: 'IR',
    documentEnd: null,
    version: 3,
    isCurrent: true,
  },
  person: { id: playerOf(1).id, name: 'Ali Kayaoğlu', birth: '1961-04-30', country: 'TR' },
  fit: { likeness: 100, birth: 'year', country: 'other', document: 'unknown' },
  isHeld: true,
  actions: actionsOf({ 'sanction.decide': 'second' }),
  ...more,
})

export const listOf = (more: Partial<WatchList> = {}): WatchList => ({
  id: '1',
  name: 'National list',
  kind: 'sanctions',
  version: 3,
  file: 'list.csv',
  entries: 412,
  change: { added: 4, changed: 1, removed: 2 },
  by: 'Derya Ak',
  because: 'The list of this week.',
  at: inMinutes(-90),
  waiting: 0,
  frequent: 2,
  openMatches: 1,
  ...more,
})

/** The tab, once it was said why it is read; `view` is that of its address. */
export async function openScreeningTab(view = '') {
  const opened = openRisk([], `${RISK}?tab=screening${view}`)
  signInStaff(['alert.view', 'aml.view', 'sanction.decide'])
  await opened.user.type(await screen.findByLabelText('Why do you look?'), WHY)
  await opened.user.click(screen.getByRole('button', { name: 'Show' }))
  return opened
}

/** The tab with this match chosen. */
export function openMatch(one: MatchCase, some: Proposal[] = []) {
  server.on(listMatches, [one])
  server.on(readMatch, one)
  server.on(proposals, some)
  return openScreeningTab(`&row=${one.id}${one.decision === null ? '' : '&state=decided'}`)
}

export function openLists(lists: WatchList[] = [listOf()], playersWaiting = 0) {
  server.on(listWatchLists, { lists, playersWaiting })
  return openScreeningTab('&state=lists')
}
