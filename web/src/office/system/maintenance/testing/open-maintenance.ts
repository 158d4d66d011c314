import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listMaintenance, type OfficeMaintenance } from '@zar/contract/office/system/maintenance'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { MaintenanceTab } from '../maintenance-tab.tsx'

export const REASON = 'The database moves to its new server.'
const PATH = '/office/system'
const MAY = [{ right: 'maintenance.set', state: 'second', why: null }] as const

export const maintenanceOf = (more: Partial<OfficeMaintenance> = {}): OfficeMaintenance => ({
  id: '3',
  beginsAt: '2026-11-21T01:00:00.000Z',
  endsAt: '2026-11-21T02:00:00.000Z',
  code: 'move',
  state: 'runs',
  because: REASON,
  proposedBy: 'Kerem',
  setBy: 'Selin',
  endedAt: null,
  endedBy: null,
  endedBecause: null,
  actions: [...MAY],
  ...more,
})

export const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'maintenance.set',
  object: 'maintenance:all',
  terms: { beginsAt: null, endsAt: '2026-11-21T02:00:00.000Z', code: 'move' },
  facts: {},
  reason: REASON,
  proposedBy: 'Kerem',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
  ...more,
})

export function openMaintenance(rows: OfficeMaintenance[], waiting: Proposal[] = []) {
  server.on(listMaintenance, { rows, actions: [...MAY] })
  server.on(proposals, waiting)
  return renderScreen(MaintenanceTab, PATH, PATH)
}
