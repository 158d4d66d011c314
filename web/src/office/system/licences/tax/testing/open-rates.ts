import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listLicences } from '@zar/contract/office/system/licences'
import {
  listTaxRates,
  type OfficeTaxRate,
  type OfficeTaxRates,
} from '@zar/contract/office/system/tax-rates'
import { server } from '../../../../../testing/server.ts'
import { renderScreen } from '../../../../parts/testing/render-screen.tsx'
import { LicencesTab } from '../../licences-tab.tsx'
import { licenceOf, proposalOf, REASON } from '../../testing/open-licences.ts'

const PATH = '/office/system'
const MAY = [{ right: 'licence.edit', state: 'second', why: null }] as const

export const rateOf = (more: Partial<OfficeTaxRate> = {}): OfficeTaxRate => ({
  id: '9',
  licence: { id: '4', number: 'OGL/2026/1' },
  base: 'ggr',
  product: 'slot',
  ratePpm: 72_500,
  lineE5: null,
  currency: null,
  fromDay: '2027-01-01',
  state: 'ahead',
  enteredBy: 'ayla',
  approvedBy: 'bora',
  because: REASON,
  takenBack: null,
  actions: [...MAY],
  ...more,
})

export const rateProposal = (more: Partial<Proposal> = {}): Proposal =>
  proposalOf({
    object: 'licence:4:tax',
    terms: {
      licence: '4',
      base: 'winnings',
      product: 'slot',
      ratePpm: 100_000,
      lineE5: '150000000',
      fromDay: '2027-01-01',
    },
    facts: { before: '8', beforePpm: 50_000, beforeFrom: '2026-03-01' },
    ...more,
  })

type More = { waiting?: Proposal[]; licences?: OfficeTaxRates['licences'] }

export const TAXED: OfficeTaxRates['licences'] = [
  {
    id: '4',
    number: 'OGL/2026/1',
    validFrom: '2026-03-01',
    validUntil: '2027-02-28',
    products: ['sport', 'slot'],
    actions: [...MAY],
  },
]

/** The tab of the licences, with these rates below them. */
export function openRates(rows: OfficeTaxRate[], { waiting = [], licences = TAXED }: More = {}) {
  server.on(listLicences, { rows: [licenceOf()], countries: ['DE', 'TR'], actions: [...MAY] })
  server.on(listTaxRates, { rows, licences })
  server.on(proposals, waiting)
  return renderScreen(LicencesTab, PATH, PATH)
}
