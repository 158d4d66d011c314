import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { takeTurn } from './versions.ts'

export type Order = {
  kind: 'slide' | 'promotion'
  place: string | null
  seen: readonly string[]
  order: readonly string[]
}

/** Gives pieces their order. One that somebody else changed meanwhile is refused with `case_changed`. */
export async function orderPieces(tx: Tx, { kind, place, seen, order }: Order): Promise<void> {
  await takeTurn(tx)
  const slides = tx
    .selectFrom('slide')
    .select('id')
    .where('slug', '=', place ?? '')
  const promotions = tx.selectFrom('promotion').select('id')
  const now =
    kind === 'slide'
      ? await slides.orderBy('position').orderBy('id').execute()
      : await promotions.orderBy('position').orderBy('id').execute()
  refuseIf(now.map(({ id }) => `${id}`).join() !== seen.join(), 'case_changed')
  const isSame = [...seen].sort().join() === [...order].sort().join()
  if (!isSame) throw new Refusal('invalid_input', [{ field: 'order', message: 'order' }])
  for (const [position, piece] of order.entries())
    await tx.updateTable(kind).set({ position }).where('id', '=', Number(piece)).execute()
}
