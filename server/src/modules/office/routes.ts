import * as device from '@zar/contract/office/log-in/device'
import * as passkeys from '@zar/contract/office/log-in/passkeys'
import * as approvals from '@zar/contract/office/proposals'
import * as contract from '@zar/contract/office/staff'
import { writeAudit } from '../audit/index.ts'
import { readProposals, withdrawProposal } from './approvals/proposals.ts'
import { auditOfficeRoutes } from './audit/operations.ts'
import { isOpenToAll } from './bounds/addresses.ts'
import { boundRoutes } from './bounds/operations.ts'
import { catalogueOfficeRoutes } from './catalogue/operations.ts'
import { contentOfficeRoutes } from './content/operations.ts'
import { correctionOfficeRoutes } from './corrections/operations.ts'
import type { OfficeDeps } from './deps.ts'
import { deskOfficeRoutes } from './desk/operations.ts'
import { identityRoutes } from './identity/checks.ts'
import { documentOfficeRoutes } from './identity/documents.ts'
import { type ErasureDeps, erasureRoutes } from './identity/erasures.ts'
import { jackpotOfficeRoutes } from './jackpots/operations.ts'
import { ledgerOfficeRoutes } from './ledger/operations.ts'
import { issueChallenge } from './log-in/challenge.ts'
import {
  askDeviceCode,
  confirmDevice,
  readDeviceCode,
  refuseDevice,
  takeDeviceSession,
} from './log-in/device-code.ts'
import { readInvite, takeInvite } from './log-in/invite.ts'
import { type LoggedIn, logIn, logInWithPasskey, originOf } from './log-in/log-in.ts'
import {
  addOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
} from './log-in/passkeys.ts'
import { prove } from './log-in/prove.ts'
import { methodOfficeRoutes } from './methods/operations.ts'
import { offerOfficeRoutes } from './offers/operations.ts'
import { type OfficeRoute, serveNobody, serveOwn } from './operations/operation-route.ts'
import { depositOfficeRoutes } from './payments/deposits.ts'
import { lineOfficeRoutes } from './payments/lines.ts'
import { paymentOfficeRoutes } from './payments/operations.ts'
import { statementOfficeRoutes } from './payments/statements.ts'
import { peopleRoutes } from './people/routes.ts'
import { accountRoutes } from './players/access/account.ts'
import { playerOfficeRoutes } from './players/operations.ts'
import { queueOfficeRoutes } from './queues/operations.ts'
import { reportOfficeRoutes } from './reports/operations.ts'
import { ownActions } from './rights/actions.ts'
import { riskOfficeRoutes } from './risk/operations.ts'
import { rtpOfficeRoutes } from './rtp/operations.ts'
import { searchOfficeRoutes } from './search/operations.ts'
import { campaignRoutes } from './segments/campaign-operations.ts'
import { experimentRoutes } from './segments/experiment-operations.ts'
import { noticeRoutes } from './segments/notice-operations.ts'
import { segmentRoutes } from './segments/segment-operations.ts'
import { endSessions } from './sessions/session.ts'
import { supplierOfficeRoutes } from './suppliers/operations.ts'
import { supportOfficeRoutes } from './support/operations.ts'
import { systemOfficeRoutes } from './system/operations.ts'
import { tradingOfficeRoutes } from './trading/operations.ts'
import { viewOfficeRoutes } from './view/operations.ts'
import { withdrawalOfficeRoutes } from './withdrawals/operations.ts'

type AllDeps = ErasureDeps & Parameters<typeof tradingOfficeRoutes>[0]

/** Every operation of the office. */
export function officeRoutes(deps: AllDeps): OfficeRoute[] {
  return [
    ...logInRoutes(deps),
    ...sessionRoutes(deps),
    ...deviceRoutes(deps),
    ...passkeyRoutes(deps),
    ...proposalRoutes(deps),
    ...playerOfficeRoutes(deps),
    ...correctionOfficeRoutes(deps),
    ...auditOfficeRoutes(deps),
    ...peopleRoutes(deps),
    ...boundRoutes(deps),
    ...reportOfficeRoutes(deps),
    ...withdrawalOfficeRoutes(deps),
    ...methodOfficeRoutes(deps),
    ...paymentOfficeRoutes(deps),
    ...depositOfficeRoutes(deps),
    ...statementOfficeRoutes(deps),
    ...lineOfficeRoutes(deps),
    ...identityRoutes(deps),
    ...documentOfficeRoutes(deps),
    ...erasureRoutes(deps),
    ...accountRoutes(deps),
    ...queueOfficeRoutes(deps),
    ...supportOfficeRoutes(deps),
    ...riskOfficeRoutes(deps),
    ...ledgerOfficeRoutes(deps),
    ...supplierOfficeRoutes(deps),
    ...systemOfficeRoutes(deps),
    ...tradingOfficeRoutes(deps),
    ...deskOfficeRoutes(deps),
    ...searchOfficeRoutes(deps),
    ...catalogueOfficeRoutes(deps),
    ...jackpotOfficeRoutes(deps),
    ...rtpOfficeRoutes(deps),
    ...contentOfficeRoutes(deps),
    ...segmentRoutes(deps),
    ...campaignRoutes(deps),
    ...experimentRoutes(deps),
    ...noticeRoutes(deps),
    ...offerOfficeRoutes(deps),
    ...viewOfficeRoutes(deps),
  ]
}

const opened = (came: LoggedIn) => {
  const data = { step: came.step }
  return came.step === 'done' ? { data, token: came.token } : { data }
}

const logInRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveNobody(contract.logIn, async ({ input, caller }) =>
    opened(await logIn(deps, input, caller)),
  ),
  serveNobody(contract.passkeyChallenge, async () => ({ data: await issueChallenge(deps) })),
  serveNobody(contract.passkeyLogIn, async ({ input, caller }) =>
    opened(await logInWithPasskey(deps, input.key, caller)),
  ),
  serveNobody(contract.readInvite, async ({ input }) => ({
    data: await readInvite(deps, input.token),
  })),
  serveNobody(contract.takeInvite, async ({ input, caller }) => {
    await takeInvite(deps, input, caller)
    return { data: null }
  }),
]

const sessionRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveOwn(contract.me, async ({ person, session }) => ({
    data: {
      id: person.id,
      name: person.name,
      roles: [...person.roles],
      actions: ownActions(person, deps.clock.now()),
      endsAt: session.endsAt.toISOString(),
      isOpenToAll: await isOpenToAll(deps.db, person),
    },
  })),
  serveOwn(contract.logOut, async ({ person, session, caller }) => {
    await deps.db.transaction().execute(async (tx) => {
      await endSessions(tx, [session.id], 'log_out')
      await writeAudit(tx, {
        actor: { kind: 'staff', id: person.id, roles: person.roles },
        does: 'log_out',
        outcome: 'done',
        origin: { ...originOf(caller), session: session.id },
      })
    })
    return { data: null, token: null }
  }),
  serveOwn(contract.proveAgain, async ({ input, session }) => ({
    data: await prove(deps, input, session),
  })),
]

/** How a command line signs in as a person. */
const deviceRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveNobody(device.askDeviceCode, async ({ input, caller }) => ({
    data: await askDeviceCode(deps, input, caller),
  })),
  serveNobody(device.takeDeviceSession, async ({ input, caller }) => {
    const { token, ...data } = await takeDeviceSession(deps, input, caller)
    return token === undefined ? { data } : { data, token }
  }),
  serveOwn(device.readDeviceCode, async (call) => ({ data: await readDeviceCode(deps, call) })),
  serveOwn(device.confirmDevice, async (call) => {
    await confirmDevice(deps, call)
    return { data: null }
  }),
  serveOwn(device.refuseDevice, async (call) => {
    await refuseDevice(deps, call)
    return { data: null }
  }),
]

/** The keys that people log in by, which each adds and takes away themselves. */
const passkeyRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveOwn(passkeys.myPasskeys, async ({ person }) => ({
    data: await listOwnPasskeys(deps, person.id),
  })),
  serveOwn(passkeys.beginMyPasskey, async (call) => ({ data: await beginOwnPasskey(deps, call) })),
  serveOwn(passkeys.addMyPasskey, async (call) => {
    await addOwnPasskey(deps, call)
    return { data: null }
  }),
  serveOwn(passkeys.removeMyPasskey, async (call) => {
    await removeOwnPasskey(deps, call)
    return { data: null }
  }),
]

const proposalRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serveOwn(approvals.proposals, async ({ person }) => ({
    data: await readProposals(deps.db, person),
  })),
  serveOwn(approvals.withdrawProposal, async (call) => {
    await withdrawProposal(deps, call)
    return { data: null }
  }),
]
