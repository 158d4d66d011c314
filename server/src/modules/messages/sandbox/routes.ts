import { demoMessages } from '@zar/contract/sandbox'
import type { Db } from '../../../db/db.ts'
import { implement, type Route } from '../../../platform/http/route.ts'
import { readBox, type SandboxDeps } from './mailbox.ts'

/** The demo phone and mailbox: only for a casino whose messages go to the sandbox. */
export function sandboxRoutes(deps: SandboxDeps & { db: Db }): Route[] {
  return [
    implement(demoMessages, async ({ caller }) => ({
      data: await readBox(deps.db, deps, caller),
    })),
  ]
}
