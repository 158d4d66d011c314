import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Tx } from '../../../../db/db.ts'
import { type NotifyDeps, notifyPlayer } from '../../../messages/index.ts'
import { e5Of } from '../money/post.ts'

type Correction = { betId: bigint; playerId: string; amountKurus: bigint; debtKurus: bigint }

/** Tells a player that a settled bet was corrected, what it gave or took, and what is owed since. */
export async function tellCorrection(
  tx: Tx,
  deps: NotifyDeps,
  { betId, playerId, amountKurus, debtKurus }: Correction,
): Promise<void> {
  const [moved, owed] = [amountKurus < 0n ? -amountKurus : amountKurus, debtKurus].map((kurus) =>
    formatMoney(unitsOf(e5Of(kurus))),
  )
  const isTaken = amountKurus < 0n
  const debt =
    debtKurus > 0n
      ? {
          tr: ` ${owed} eksik kaldı; yalnızca sonraki bahis kazançlarından düşülür.`,
          en: ` ${owed} is still owed; only later bet winnings repay it.`,
        }
      : { tr: '', en: '' }
  await notifyPlayer(tx, deps, {
    playerId,
    type: 'System',
    title: { tr: 'Kuponun sonucu düzeltildi', en: 'Your bet was settled again' },
    note: {
      tr: `${betId} numaralı kupon: ${moved} ${isTaken ? 'geri alındı' : 'ödendi'}.${debt.tr}`,
      en: `Bet ${betId}: ${moved} was ${isTaken ? 'taken back' : 'paid'}.${debt.en}`,
    },
  })
}
