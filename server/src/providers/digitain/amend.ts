import type { Db } from '../../db/db.ts'
import type { Wallet, WalletAnswer, WalletCommand } from '../../modules/casino/index.ts'
import type { SerialByKey } from '../../platform/queues.ts'
import { fingerprintOf, operationOf, PROVIDER } from './command.ts'
import {
  amountOf,
  BadMessage,
  type Fields,
  optionalTextOf,
  playerIdOf,
  textOf,
  wrong,
} from './message.ts'
import { OPERATIONS } from './operations.ts'
import { CODES } from './statuses.ts'
import { backIdOf, findStandingWin, findTransaction } from './stored-transactions.ts'

export type AmendDeps = { db: Db; wallet: Wallet; serialByPlayer: SerialByKey }
export type Amend = {
  transactionId: string
  winId: string
  playerId: string
  /** Below zero where the win becomes less. */
  changeE5: bigint
  currency: string | null
  fingerprint: string
}

/** How often an amend of the same win in another process may come between. */
const TRIES_MAX = 50

const isAmend = (operation: number) =>
  operation === OPERATIONS.amendCredit || operation === OPERATIONS.amendDebit

export function readAmend(item: Fields): Amend {
  const operation = operationOf(item, 'operationType', isAmend)
  const amountE5 = amountOf(item, 'amendAmount')
  if (amountE5 === 0n) throw wrong('amendAmount')
  const [winId, playerId] = [textOf(item, 'winTxId'), playerIdOf(item)]
  const currency = optionalTextOf(item, 'currencyId') ?? null
  return {
    transactionId: textOf(item, 'txId'),
    winId,
    playerId,
    currency,
    changeE5: operation === OPERATIONS.amendDebit ? -amountE5 : amountE5,
    fingerprint: fingerprintOf(['amend', operation, winId, playerId, String(amountE5)]),
  }
}

/**
 * Replaces a win by one of the new amount, in one commit: the new one is paid first, so that a player
 * who has spent the earlier one owes no more than what is taken. An amend that came before is answered
 * by what was stored of it. Those of one player take turns, so that each finds the win as the last one
 * left it. Throws BadMessage.
 */
export const postAmend = (deps: AmendDeps, amend: Amend): Promise<WalletAnswer[]> =>
  deps.serialByPlayer(amend.playerId, () => replaceWin(deps, amend))

async function replaceWin({ db, wallet }: AmendDeps, amend: Amend): Promise<WalletAnswer[]> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const win = await findStandingWin(db, amend.winId, amend.playerId)
    // Asked after the win, which may be the one that this very amend has made.
    const isKnown = (await findTransaction(db, amend.transactionId)) !== undefined
    if (!win) throw new BadMessage(CODES.transactionNotFound, 'no such win')
    const amountE5 = win.amount_e5 + amend.changeE5
    if (amountE5 < 0n && !isKnown) throw new BadMessage(CODES.amendTooHigh, 'more than the win')
    const answers = await wallet.postAtomically(
      commandsOf(amend, win, amountE5 < 0n ? 0n : amountE5),
    )
    if (answers.every(({ note }) => note !== 'reversed_before')) return answers
  }
  throw new Error('a win is amended by too many at once')
}

type Win = NonNullable<Awaited<ReturnType<typeof findStandingWin>>>

function commandsOf(
  { transactionId, playerId, currency, fingerprint }: Amend,
  win: Win,
  amountE5: bigint,
): WalletCommand[] {
  const shared = {
    provider: PROVIDER,
    playerId,
    currency,
    fingerprint,
    gameCode: win.game_code,
    roundId: win.round_id,
    roundClosed: true,
    sessionTokenHash: null,
    movesCash: true,
  } as const
  const { reference_id } = win
  return [
    {
      ...shared,
      kind: 'win',
      transactionId,
      referenceId: reference_id,
      amountE5,
      settlesWholeRound: win.pays_round,
    },
    {
      ...shared,
      kind: 'rollback',
      transactionId: backIdOf(transactionId),
      referenceId: win.id,
      amountE5: 0n,
    },
  ]
}
