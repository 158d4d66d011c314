import type { ProviderName } from '@zar/contract/casino/casino'
import type { GameProvider, SupplierMovement, WalletCommand } from '../../../casino/index.ts'

const PAGE = 100

/** A supplier who keeps a list of what it holds to have moved, and can lose or double lines of it. */
export function openListingSupplier(name: ProviderName = 'hub88') {
  const lines: SupplierMovement[] = []
  const supplier = {
    lines,
    /** What is told of each line: nothing, the line, or the line twice. */
    tell: (line: SupplierMovement) => [line],
    /** After so many lines the list breaks off. */
    breaksAfter: Number.POSITIVE_INFINITY,
    asked: [] as { from: Date; to: Date }[],
    note(command: WalletCommand, change: Partial<SupplierMovement> = {}): SupplierMovement {
      const line: SupplierMovement = {
        id: command.transactionId,
        kind: command.kind,
        reverses: command.kind === 'rollback' ? command.referenceId : null,
        playerId: command.playerId,
        roundId: command.roundId,
        currency: command.currency ?? 'TRY',
        amountE5: command.amountE5,
        at: new Date(),
        ...change,
      }
      lines.push(line)
      return line
    },
  }
  async function* listMovements(from: Date, to: Date) {
    supplier.asked.push({ from, to })
    const asked = lines.filter(({ at }) => at >= from && at < to).flatMap(supplier.tell)
    for (let at = 0; at < asked.length; at += PAGE) {
      if (at >= supplier.breaksAfter) throw new Error('the line broke')
      yield asked.slice(at, at + PAGE)
    }
  }
  const provider: GameProvider = {
    name,
    listMovements,
    listGames: async () => ({ games: [], broken: [] }),
    launchUrl: async () => undefined,
  }
  return Object.assign(supplier, { provider })
}

export type ListingSupplier = ReturnType<typeof openListingSupplier>
