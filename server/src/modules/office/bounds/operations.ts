import * as contract from '@zar/contract/office/house/bounds'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import { editAddresses, readAddresses } from './addresses.ts'
import { readLimitVersion, setApprovalLimits } from './limits.ts'

/** From where people of the office work, and what one person and two may approve. */
export const boundRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.officeAddresses, async (call) => ({
    data: {
      here: call.caller.ip,
      roles: await readAddresses(deps.db),
      actions: call.actions(['iplist.edit']),
    },
  })),
  serve(contract.editAddresses, async (call) => ({ data: await editAddresses(deps, call) })),
  serve(contract.approvalLimits, async (call) => ({
    data: {
      ...(await readLimitVersion(deps.db)),
      actions: call.actions(['approval.limits']),
    },
  })),
  serve(contract.setApprovalLimits, async (call) => ({
    data: await setApprovalLimits(deps, call),
  })),
]
