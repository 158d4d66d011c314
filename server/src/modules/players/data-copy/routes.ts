import * as contract from '@zar/contract/players/data-copy'
import { implement, type Route } from '../../../platform/http/route.ts'
import type { PlayerDeps } from '../deps.ts'
import { COPY_ANSWERS } from './notices.ts'
import { sendCopyCode, takeDataCopy } from './take-copy.ts'

/** A copy of their data for somebody who cannot log in. */
export const dataCopyRoutes = (deps: PlayerDeps): Route[] => [
  implement(contract.sendCopyCode, async ({ input, caller }) => {
    await sendCopyCode(deps, input.token, caller)
    return { data: null, message: COPY_ANSWERS.codeSent }
  }),
  implement(contract.takeDataCopy, async ({ input, caller }) => ({
    data: await takeDataCopy(deps, input, caller),
  })),
]
