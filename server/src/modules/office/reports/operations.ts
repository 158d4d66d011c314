import * as contract from '@zar/contract/office/reports'
import {
  deskFigures,
  liabilityReport,
  moneyReport,
  playerReport,
  productReport,
  protectionReport,
} from '../../reports/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

type ReportDeps = Pick<OfficeDeps, 'db'>

/** The house's figures, which are of no country: who may see those of some alone sees none of these. */
const HOUSE = { object: 'report:house' }

const asked = <Input>(call: OfficeCall<Input>): OfficeCall<Input> => {
  call.may(HOUSE)
  return call
}

/** Reports and the figures of the desk. */
export const reportOfficeRoutes = (deps: ReportDeps): OfficeRoute[] => [
  serve(contract.readMoneyReport, async (call) => moneyReport(deps, asked(call))),
  serve(contract.readProductReport, async (call) => productReport(deps, asked(call))),
  serve(contract.readPlayerReport, async (call) => playerReport(deps, asked(call))),
  serve(contract.readLiabilityReport, async (call) => liabilityReport(deps, asked(call))),
  serve(contract.readProtectionReport, async (call) => protectionReport(deps, asked(call))),
  serve(contract.readDeskFigures, async (call) => {
    const [money] = call.actions(['report.money'], HOUSE)
    return deskFigures(deps, { ...asked(call), seesMoney: money?.state === 'yes' })
  }),
]
