import { type Proposal, proposals } from '@zar/contract/office/proposals'
import {
  type ExclusionRow,
  type LimitWish,
  listExclusions,
  listLimitWishes,
} from '@zar/contract/office/risk/register'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ExclusionsPage } from '../exclusions-page.tsx'

export const PATH = '/office/exclusions'
export const player = {
  id: '5b0e9c51-4a4c-4a44-9a52-5c1a4b1f0001',
  number: 'ZR 166 903',
  username: 'uzumbagi',
}
const own: ExclusionRow = {
  id: '2',
  player,
  kind: 'self_exclusion',
  state: 'active',
  beganAt: '2026-11-14T10:00:00.000Z',
  endsAt: null,
  endAskedAt: null,
  endedAt: null,
  by: null,
  because: null,
  actions: [],
}
const houses: ExclusionRow = {
  ...own,
  id: '1',
  player: { ...player, username: 'tandir' },
  kind: 'operator',
  by: 'Ece Polat',
  actions: [{ right: 'exclusion.readmit', state: 'second', why: null }],
}
const wish: LimitWish = {
  player,
  kind: 'loss',
  period: 'week',
  most: '500000000',
  wished: '1200000000',
  askedAt: '2026-11-20T10:00:00.000Z',
  confirmFrom: '2026-11-21T10:00:00.000Z',
  points: 5,
  actions: [{ right: 'limit.raise_review', state: 'yes', why: null }],
}

/** The register with these rows and proposals. */
export function openExclusions(
  path = PATH,
  rows: ExclusionRow[] = [own, houses],
  some: Proposal[] = [],
) {
  const months = [{ month: '2026-11', exclusions: 29, breaks: 12 }]
  server.on(listExclusions, { rows, next: null, running: 2, begun: 1, ended: 0, months })
  server.on(listLimitWishes, [wish])
  server.on(proposals, some)
  const opened = renderScreen(ExclusionsPage, path, PATH)
  signInStaff(['exclusion.view', 'exclusion.check', 'limit.view'])
  return opened
}
