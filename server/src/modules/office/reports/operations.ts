import { readDeskFigures } from '@zar/contract/office/reports/desk'
import { exportReport } from '@zar/contract/office/reports/export'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { readMoneyReport } from '@zar/contract/office/reports/money'
import { readPlayerReport } from '@zar/contract/office/reports/players'
import { readProductReport } from '@zar/contract/office/reports/products'
import { readProtectionReport } from '@zar/contract/office/reports/protection'
import { readReportTransfers } from '@zar/contract/office/reports/transfers'
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
import { makeReportFile } from './export.ts'
import { tellTransfers } from './transfers.ts'

type ReportDeps = Pick<OfficeDeps, 'db'>

/** The house's figures, which are of no country: who may see those of some alone sees none of these. */
const HOUSE = { object: 'report:house' }

const asked = <Input>(call: OfficeCall<Input>): OfficeCall<Input> => {
  call.may(HOUSE)
  return call
}

/** Reports and the figures of the desk. */
export const reportOfficeRoutes = (deps: ReportDeps): OfficeRoute[] => [
  serve(readMoneyReport, async (call) => moneyReport(deps, asked(call))),
  serve(readProductReport, async (call) => productReport(deps, asked(call))),
  serve(readPlayerReport, async (call) => playerReport(deps, asked(call))),
  serve(readLiabilityReport, async (call) => liabilityReport(deps, asked(call))),
  serve(readProtectionReport, async (call) => protectionReport(deps, asked(call))),
  serve(readDeskFigures, async (call) => {
    const [money] = call.actions(['report.money'], HOUSE)
    return deskFigures(deps, { ...asked(call), seesMoney: money?.state === 'yes' })
  }),
  serve(exportReport, async (call) => ({ data: await makeReportFile(deps, call, HOUSE) })),
  serve(readReportTransfers, async (call) => ({
    data: await tellTransfers(deps.db, asked(call).input),
  })),
]
