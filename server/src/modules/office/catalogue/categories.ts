import * as contract from '@zar/contract/office/catalogue'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  closeCategory,
  editCategory,
  readCategory,
  readCategoryVersions,
} from '../../casino/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'

export const categoryObject = (id: number) => `category:${id}`

/** Categories of the lobby: edited by one person, closed and opened by two, each version kept. */
export const categoryRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listCategoryVersions, async ({ input }) => ({
    data: await readCategoryVersions(deps.db, Number(input.id)),
  })),
  editRoute(deps),
  closeRoute(deps),
]

const editRoute = ({ db }: OfficeDeps): OfficeRoute =>
  serve(contract.editCategory, async (call) => {
    const { id, nameTr, nameEn, place, isShown } = call.input
    const object = categoryObject(id)
    call.may({ object })
    const edition = await editCategory(db, {
      ...call.input,
      setBy: call.person.id,
      also: async (tx, before) => {
        await call.note(tx, {
          object,
          before: {
            nameTr: before.nameTr,
            nameEn: before.nameEn,
            place: before.place,
            isShown: before.isShown,
          },
          after: { nameTr, nameEn, place, isShown },
        })
      },
    })
    return { data: { edition } }
  })

const closeRoute = (deps: OfficeDeps): OfficeRoute =>
  serve(contract.closeCategory, async (call) => {
    const { id, closes, typed, reason, proposal } = call.input
    const object = categoryObject(id)
    const { nameTr, nameEn } = await readCategory(deps.db, id)
    const isNameTyped = [nameTr, nameEn].includes(typed.trim())
    call.may({ object, reason, isNameTyped })
    const wish = {
      right: 'category.close',
      object,
      reason,
      proposal,
      isNameTyped,
      terms: { closes },
      facts: async (tx: OfficeDeps['db']) => {
        const now = await readCategory(tx, id)
        refuseIf(now.isClosed === closes, 'decided_meanwhile')
        return { nameTr: now.nameTr, nameEn: now.nameEn, games: now.games }
      },
    } as const
    const data = await byTwo(deps, call, wish, (approve) =>
      closeCategory(deps.db, { id, closes, setBy: call.person.id, because: reason, approve }),
    )
    return { data }
  })
