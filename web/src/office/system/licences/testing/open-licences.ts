import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listLicences, type OfficeLicence } from '@zar/contract/office/system/licences'
import { listTaxRates } from '@zar/contract/office/system/tax-rates'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { LicencesTab } from '../licences-tab.tsx'

export const REASON = 'The authority has prolonged it, letter of May.'
const PATH = '/office/system'
const MAY = [{ right: 'licence.edit', state: 'second', why: null }] as const

export const licenceOf = (more: Partial<OfficeLicence> = {}): OfficeLicence => ({
  id: '4',
  number: 'OGL/2026/1',
  authority: 'Curaçao Gaming Authority',
  countries: ['TR', 'DE'],
  games: ['casino', 'sports'],
  validFrom: '2026-03-01',
  validUntil: '2027-02-28',
  state: 'holds',
  enteredBy: 'ayla',
  approvers: ['ayla', 'bora'],
  withdrawnBy: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  actions: [...MAY],
  ...more,
})

export const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'licence.edit',
  object: 'licence:new',
  terms: {
    number: 'OGL/2027/1',
    authority: 'Curaçao Gaming Authority',
    countries: 'TR,DE',
    games: 'casino,sports',
    validFrom: '2027-03-01',
    validUntil: '2028-02-28',
  },
  facts: {},
  reason: REASON,
  proposedBy: 'Uyum',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
  ...more,
})

export function openLicences(rows: OfficeLicence[], waiting: Proposal[] = []) {
  server.on(listLicences, { rows, countries: ['DE', 'TR'], actions: [...MAY] })
  server.on(listTaxRates, { rows: [], licences: [] })
  server.on(proposals, waiting)
  return renderScreen(LicencesTab, PATH, PATH)
}
