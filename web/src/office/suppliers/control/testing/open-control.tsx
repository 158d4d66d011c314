import {
  type SupplierControl as Control,
  supplierControl,
} from '@zar/contract/office/house/supplier-control'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { OfficeSupplier } from '@zar/contract/office/suppliers'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { SupplierControl } from '../supplier-control.tsx'

export const REASON = 'They change over on Monday, ticket 7.'
export const CHANGE = {
  proposedBy: 'Kerem',
  setBy: 'Selin',
  at: '2026-11-20T10:00:00.000Z',
  because: REASON,
}
const SUPPLIER: OfficeSupplier = {
  provider: 'hub88',
  name: 'Hub88',
  state: 'works',
  p95Ms: [],
  lastP95Ms: null,
  calls: 0,
  failed: 0,
  openRounds: 0,
  oldestRoundAt: null,
  differences: 0,
  gamesOpen: 1,
  launches: 0,
  launchesFailed: 0,
  comparedDay: null,
  failure: null,
  closing: null,
  keys: [],
  actions: [],
}

export const controlOf = (more: Partial<Control> = {}): Control => ({
  settings: [
    {
      name: 'HUB88_URL',
      kind: 'address',
      value: 'https://api.hub88.example',
      start: 'https://api.hub88.example',
      origin: 'start',
      change: null,
    },
    {
      name: 'HUB88_ADDRESSES',
      kind: 'list',
      value: '203.0.113.0/24',
      start: '198.51.100.7',
      origin: 'office',
      change: CHANGE,
    },
    {
      name: 'SUPPLIER_BREAKER_FAILURES',
      kind: 'number',
      value: '5',
      start: '5',
      origin: 'start',
      change: null,
    },
  ],
  keys: [
    {
      name: 'hub88-public.pem',
      origin: 'office',
      fingerprint: '9f3c0a71d2e4b586',
      change: CHANGE,
      old: { until: '2026-11-21T10:00:00.000Z', fingerprint: '1111222233334444' },
    },
    {
      name: 'operator-private.pem',
      origin: 'start',
      fingerprint: 'aaaabbbbccccdddd',
      change: null,
      old: null,
    },
  ],
  actions: [
    { right: 'supplier.settings', state: 'second', why: null },
    { right: 'supplier.key_rotate', state: 'second', why: null },
  ],
  ...more,
})

export const proposalOf = (more: Partial<Proposal>): Proposal => ({
  id: '7',
  right: 'supplier.settings',
  object: 'supplier:hub88',
  terms: {},
  facts: {},
  reason: REASON,
  proposedBy: 'Kerem',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
  ...more,
})

const Screen = () => <SupplierControl supplier={SUPPLIER} />

/** Settings and keys of Hub88 alone, as they stand on the page of suppliers. */
export function openControl(control: Control = controlOf(), waiting: Proposal[] = []) {
  server.on(supplierControl, control)
  return showControl(waiting)
}

/** The same while what it reads is answered otherwise. */
export function showControl(waiting: Proposal[] = []) {
  server.on(proposals, waiting)
  return renderScreen(Screen, '/office/suppliers')
}
