import { PROVIDER_NAMES } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/suppliers'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { askSupplierCheck, comparableDays, readSupplierChecks } from '../../suppliers/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

/** The task that does what {@link contract.runReconcile} asks for. */
const TASK = 'reconcile_supplier_day'

/** Comparisons of a day with a supplier that somebody asks for. */
export const reconcileRoutes = ({ db }: OfficeDeps): OfficeRoute[] => [
  serve(contract.runReconcile, async (call) => {
    const { provider, day } = call.input
    const object = `supplier:${provider}`
    call.may({ object })
    const id = await db.transaction().execute(async (tx) => {
      const asked = await askSupplierCheck(tx, {
        provider,
        day,
        by: call.person.id,
        now: call.now,
      })
      const key = `${TASK}:${asked}`
      await addJob(tx, { name: TASK, payload: { id: `${asked}` }, key, runAt: call.now })
      await call.note(tx, { object, after: { day }, linked: `supplier_check:${asked}` })
      return asked
    })
    return { data: { id: `${id}` } }
  }),
  serve(contract.reconcileState, async (call) => {
    const checks = await readSupplierChecks(db)
    return {
      data: {
        ...comparableDays(call.now),
        checks: checks.map((one) => ({
          ...one,
          id: `${one.id}`,
          name: PROVIDER_NAMES[one.provider],
          askedAt: one.askedAt.toISOString(),
          endedAt: one.endedAt?.toISOString() ?? null,
        })),
        actions: call.actions(['reconcile.run']),
      },
    }
  }),
]
