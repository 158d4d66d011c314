import * as contract from '@zar/contract/office/content/operations'
import { orderPieces as orderContract } from '@zar/contract/office/content/order'
import type { Kind } from '@zar/contract/office/content/pieces'
import type { Right } from '@zar/contract/office/rights/rights'
import { readAnnouncedOffers } from '../../bonuses/index.ts'
import {
  dropDraft,
  listMediaNames,
  listPieces,
  orderPieces,
  pictureCatalogue,
  readPageOrders,
  readPiece,
  readVersion,
  restoreVersion,
  type Saved,
  saveDraft,
  startDraft,
} from '../../content/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'
import { letterOperations } from './letter-operations.ts'
import { mediaOperations } from './media-operations.ts'
import { pieceObject } from './piece-object.ts'
import { publishRoutes } from './publish-operations.ts'
import { siteOperations } from './site-operations.ts'

const ON_A_PIECE = [
  'page.edit',
  'translation.edit',
  'page.publish',
  'terms.publish',
  'promotion.publish',
  'content.restore',
] as const satisfies readonly Right[]

/** What the operators word: read, drafted, translated, ordered and restored; and published. */
export const contentOfficeRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.listContent, async (call) => {
    const [pieces, offers, uploaded] = await Promise.all([
      listPieces(deps.db, call.now),
      readAnnouncedOffers(deps.db),
      listMediaNames(deps.db),
    ])
    return {
      data: {
        pieces,
        pictures: pictureCatalogue(uploaded),
        offers: offers.map((one) => ({
          id: one.id,
          title: one[`title_${call.caller.locale}`],
          isOpen: one.is_open,
        })),
        pageOrders: await readPageOrders(deps.db),
        actions: call.actions([...ON_A_PIECE, 'slot.order', 'media.upload']),
      },
    }
  }),
  serve(contract.readPiece, async (call) => {
    const { kind, piece } = call.input
    const data = await readPiece(deps.db, { kind, piece }, call.now)
    return { data: { ...data, actions: call.actions(ON_A_PIECE, { object: pieceObject(data) }) } }
  }),
  serve(contract.readVersion, async ({ input: { kind, piece, number } }) => ({
    data: await readVersion(deps.db, { kind, piece }, Number(number)),
  })),
  ...draftRoutes(deps),
  ...publishRoutes(deps),
  ...mediaOperations(deps),
  ...letterOperations(deps),
  ...siteOperations(deps),
  serve(orderContract, async (call) => {
    const { kind, place, order } = call.input
    const object = `content:${kind}:${kind === 'promotion' ? 'all' : (place ?? '')}`
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await orderPieces(tx, call.input)
      await call.note(tx, { object, after: { order: order.join(' ') } })
    })
    return { data: null }
  }),
]

const draftRoutes = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.startDraft, async (call) => ({ data: await begin(deps, call, call.input) })),
  serve(contract.startTranslation, async (call) => ({ data: await begin(deps, call, call.input) })),
  ...([contract.saveDraft, contract.saveTranslation] as const).map((operation) =>
    serve(operation, async (call) => {
      const object = pieceObject(call.input)
      call.may({ object })
      const options = { onlyEnglish: operation === contract.saveTranslation }
      const data = await deps.db.transaction().execute(async (tx): Promise<Saved> => {
        const saved = await saveDraft(tx, { ...call.input, by: call.person.id }, options)
        const { number } = call.input
        const after = { draft: number, edition: saved.edition, fields: saved.fields.join(' ') }
        await call.note(tx, { object, after })
        return saved
      })
      return { data: { edition: data.edition, stale: data.stale } }
    }),
  ),
  serve(contract.dropDraft, async (call) => {
    const object = pieceObject(call.input)
    call.may({ object })
    await deps.db.transaction().execute(async (tx) => {
      await dropDraft(tx, call.input)
      await call.note(tx, { object, after: { dropped: call.input.number } })
    })
    return { data: null }
  }),
  serve(contract.restoreVersion, async (call) => {
    const object = pieceObject(call.input)
    call.may({ object })
    const data = await deps.db.transaction().execute(async (tx) => {
      const draft = await restoreVersion(tx, call.input, call.person.id)
      await call.note(tx, { object, after: { draft: draft.number, of: call.input.number } })
      return draft
    })
    return { data }
  }),
]

type Begun = { kind: Kind; piece: string | null }

async function begin(deps: OfficeDeps, call: OfficeCall<unknown>, { kind, piece }: Begun) {
  if (piece !== null) call.may({ object: pieceObject({ kind, piece }) })
  return deps.db.transaction().execute(async (tx) => {
    const draft = await startDraft(tx, { kind, piece }, call.person.id)
    const object = pieceObject(draft)
    call.may({ object })
    await call.note(tx, { object, after: { draft: draft.number } })
    return draft
  })
}
