import { formatMoney, unitsOf } from '@zar/contract/money'
import type { Db } from '../../../server/src/db/db.ts'
import {
  clearFlaggedDeposit,
  type FlaggedDeposit,
  readFlaggedDeposits,
} from '../../../server/src/modules/payments/index.ts'
import { shownUsercode } from '../../../server/src/modules/players/index.ts'
import type { Books } from '../../ledger/open-books.ts'
import { idOf, textOf } from '../arguments.ts'
import { momentOf, plain } from '../terminal-text.ts'
import { machineUser, noteDone } from './audit.ts'
import { openOfficeCipher } from './keys.ts'

function say({ id, usercode, name, amountE5, payer, refund, foundAt }: FlaggedDeposit): string {
  const from = payer ? plain(`${payer.holder} (${payer.account})`) : 'a name that is encrypted'
  const did = refund ? 'sent back' : 'credited'
  return `${id}  ${formatMoney(unitsOf(amountE5))}  ${shownUsercode(usercode)} ${plain(name)}\n    From ${from}, ${momentOf(foundAt)}: ${did}.`
}

/** Does what the words say; false when they say nothing that can be done. */
export async function deposits({ db, clock }: Books, words: readonly string[]): Promise<boolean> {
  const [verb, which, ...text] = words
  if (verb === undefined) return list(db)
  const paymentId = idOf(which)
  const because = textOf(text.join(' '))
  if (verb !== 'clear' || !paymentId || !because) return false
  await db.transaction().execute(async (tx) => {
    const clearing = { paymentId, operator: machineUser(), because }
    await clearFlaggedDeposit({ db: tx, clock }, clearing)
    await noteDone(tx, {
      command: 'deposits clear',
      does: 'deposit.clear',
      object: `deposit:${paymentId}`,
      reason: because,
    })
  })
  console.log('Cleared. The account is still none to pay out to.')
  return true
}

async function list(db: Db): Promise<true> {
  const flagged = await readFlaggedDeposits(db, openOfficeCipher())
  for (const one of flagged) console.log(say(one))
  console.log(flagged.length === 0 ? 'No deposit is flagged.' : `\n${flagged.length} are open.`)
  return true
}
