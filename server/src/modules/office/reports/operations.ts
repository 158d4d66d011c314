import { readDeskFigures } from '@zar/contract/office/reports/desk'
import { exportReport, REPORT_RIGHTS } from '@zar/contract/office/reports/export'
import * as files from '@zar/contract/office/reports/files'
import { readLiabilityReport } from '@zar/contract/office/reports/liability'
import { readMoneyReport } from '@zar/contract/office/reports/money'
import { readPlayerReport } from '@zar/contract/office/reports/players'
import { readProductReport } from '@zar/contract/office/reports/products'
import { readProtectionReport } from '@zar/contract/office/reports/protection'
import * as schedules from '@zar/contract/office/reports/schedules'
import { readTaxReport, readTaxRows } from '@zar/contract/office/reports/tax'
import { readReportTransfers } from '@zar/contract/office/reports/transfers'
import type { Right } from '@zar/contract/office/rights/rights'
import { Refusal } from '../../../platform/refusal.ts'
import {
  deskFigures,
  liabilityReport,
  moneyReport,
  playerReport,
  productReport,
  protectionReport,
  taxReport,
  taxRows,
} from '../../reports/index.ts'
import type { OfficeDeps } from '../deps.ts'
import {
  type OfficeCall,
  type OfficeRoute,
  serve,
  serveOwn,
} from '../operations/operation-route.ts'
import { isNarrowed } from '../rights/scopes.ts'
import { makeReportFile } from './export.ts'
import { bulkByTwo, personalByTwo } from './files/exports.ts'
import { listFiles, setMail, takeFile } from './files/take.ts'
import { HOUSE, refuseNarrowed } from './house.ts'
import { endSchedule, makeSchedule, readReceivers, readSchedules } from './schedules.ts'
import { tellTransfers } from './transfers.ts'

type ReportDeps = Pick<OfficeDeps, 'db' | 'clock' | 'random' | 'fieldCipher'>

const asked = <Input>(call: OfficeCall<Input>, right: Right): OfficeCall<Input> => {
  call.may(HOUSE)
  refuseNarrowed(call.person, right)
  return call
}

/** Reports and the figures of the desk. */
export const reportOfficeRoutes = (deps: ReportDeps): OfficeRoute[] => [
  serve(readMoneyReport, async (call) => moneyReport(deps, asked(call, REPORT_RIGHTS.money))),
  serve(readProductReport, async (call) =>
    productReport(deps, asked(call, REPORT_RIGHTS.products)),
  ),
  serve(readPlayerReport, async (call) => playerReport(deps, asked(call, REPORT_RIGHTS.players))),
  serve(readLiabilityReport, async (call) =>
    liabilityReport(deps, asked(call, REPORT_RIGHTS.liability)),
  ),
  serve(readProtectionReport, async (call) =>
    protectionReport(deps, asked(call, REPORT_RIGHTS.protection)),
  ),
  serve(readTaxReport, async (call) => taxReport(deps, asked(call, REPORT_RIGHTS.tax))),
  serve(readTaxRows, async (call) => {
    const data = await taxRows(deps, asked(call, REPORT_RIGHTS.tax))
    if (!data) throw new Refusal('not_found')
    return { data }
  }),
  serve(readDeskFigures, async (call) => {
    const [money] = call.actions(['report.money'], HOUSE)
    const seesMoney = money?.state === 'yes' && !isNarrowed(call.person, 'report.money')
    return deskFigures(deps, { ...asked(call, 'desk.view'), seesMoney })
  }),
  serve(exportReport, async (call) => ({ data: await makeReportFile(deps, call, HOUSE) })),
  serve(readReportTransfers, async (call) => ({
    data: await tellTransfers(deps.db, asked(call, 'ledger.view').input),
  })),
  ...scheduleRoutes(deps),
  ...fileRoutes(deps),
]

/** Reports by the clock. */
const scheduleRoutes = (deps: ReportDeps): OfficeRoute[] => [
  serve(schedules.readSchedules, async (call) => ({ data: await readSchedules(deps, call) })),
  serve(schedules.readReceivers, async (call) => ({ data: await readReceivers(deps, call) })),
  serve(schedules.scheduleReport, async (call) => ({ data: await makeSchedule(deps, call) })),
  serve(schedules.endSchedule, async (call) => ({ data: await endSchedule(deps, call) })),
]

/** Files that are one person's own, and what two people have made. */
const fileRoutes = (deps: ReportDeps): OfficeRoute[] => [
  serveOwn(files.readFiles, async (call) => ({ data: await listFiles(deps, call) })),
  serveOwn(files.takeFile, async (call) => ({ data: await takeFile(deps, call) })),
  serveOwn(files.setMail, async (call) => ({ data: await setMail(deps, call) })),
  serve(files.exportPersonal, async (call) => ({ data: await personalByTwo(deps, call) })),
  serve(files.exportBulk, async (call) => ({ data: await bulkByTwo(deps, call) })),
]
