import { PROVIDERS } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import type { Text } from '../../../platform/http/route.ts'
import { originIdIn, transferKeyOf } from '../../ledger/index.ts'
import type { PaymentType } from '../methods/method.ts'
import { findMethod } from '../methods/methods.ts'
import type { Movement } from './rows.ts'

type Named = { title: string; status: number; transactionId: string | null }
export type Titles = Awaited<ReturnType<typeof readTitles>>

const PAYMENT_KEY = /^(?:deposit|withdrawal_reserve|withdrawal_return):([\da-f-]{36})$/
/** The casino names a transfer by the provider and the provider's own id of the transaction. */
const GAME_KEY = new RegExp(`^((?:${Object.keys(PROVIDERS).join('|')}):.+)$`)

/** What a movement is called when nothing better is known of it. */
const PLAIN: Record<Movement['reason'], Text> = {
  deposit: { tr: 'Para yatırma', en: 'Deposit' },
  withdrawal_reserve: { tr: 'Para çekme', en: 'Withdrawal' },
  withdrawal_return: { tr: 'Para çekme iadesi', en: 'Withdrawal returned' },
  bet: { tr: 'Bahis', en: 'Bet' },
  win: { tr: 'Kazanç', en: 'Win' },
  rollback: { tr: 'İade', en: 'Correction' },
  bonus: { tr: 'Bonus', en: 'Bonus' },
  bonus_release: { tr: 'Çevrilen bonus', en: 'Wagered bonus' },
  cashback: { tr: 'Kayıp iadesi', en: 'Cashback' },
  sport_bet: { tr: 'Spor bahsi', en: 'Sports bet' },
  sport_win: { tr: 'Spor kazancı', en: 'Sports win' },
  sport_rollback: { tr: 'Spor bahsi iadesi', en: 'Sports bet returned' },
  sport_correction: { tr: 'Spor sonucu düzeltmesi', en: 'Sports result corrected' },
  adjustment: { tr: 'Bakiye düzeltmesi', en: 'Balance corrected' },
}

/** The names of the methods and games behind a page of movements, in two look-ups. */
export async function readTitles(db: Db | Tx, movements: readonly Movement[], locale: Locale) {
  const payments = await readPayments(db, movements)
  const games = await readGames(db, movements, locale)
  const ofMethod = (id: number, type: number) =>
    findMethod(id, type as PaymentType)?.title[locale] ?? PLAIN.deposit[locale]

  return {
    ofMethod,
    ofMovement({ key, reason }: Movement): Named {
      const transactionId = PAYMENT_KEY.exec(key)?.[1] ?? ''
      const payment = payments.get(transactionId)
      if (!payment) {
        const title = games.get(GAME_KEY.exec(key)?.[1] ?? '') ?? PLAIN[reason][locale]
        return { title, status: PAYMENT_STATUS.Confirmed, transactionId: null }
      }
      const isReturn = reason === 'withdrawal_return'
      return {
        transactionId,
        title: ofMethod(payment.method_id, payment.type),
        status: isReturn ? PAYMENT_STATUS.Confirmed : payment.status,
      }
    },
  }
}

function captured(movements: readonly Movement[], pattern: RegExp, group: number): string[] {
  return movements.flatMap(({ key }) => pattern.exec(key)?.[group] ?? [])
}

async function readPayments(db: Db | Tx, movements: readonly Movement[]) {
  const ids = captured(movements, PAYMENT_KEY, 1)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'method_id', 'type', 'status'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The game of a movement, by its key, and that it was a free round or a jackpot of it. */
async function readGames(
  db: Db | Tx,
  movements: readonly Movement[],
  locale: Locale,
): Promise<Map<string, string>> {
  const keys = captured(movements, GAME_KEY, 1)
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallet_transaction as told')
    .innerJoin('game', 'game.code', 'told.game_code')
    .leftJoin('free_round as noted', (join) =>
      join
        .onRef('noted.transaction_id', '=', 'told.id')
        .onRef('noted.provider', '=', 'told.provider')
        .on(sql<boolean>`noted.fingerprint in ('', told.fingerprint)`),
    )
    .leftJoin('jackpot_win as jackpot', (join) =>
      join
        .onRef('jackpot.transaction_id', '=', 'told.id')
        .onRef('jackpot.provider', '=', 'told.provider')
        .on(sql<boolean>`jackpot.fingerprint in ('', told.fingerprint)`),
    )
    .select(['told.id', 'told.provider', 'game.name', 'game.name_en', 'noted.reward'])
    .select('jackpot.noted_at as jackpotAt')
    .where('told.id', 'in', keys.map(originIdIn))
    .execute()
  return new Map(
    rows.map(({ id, provider, reward, jackpotAt, ...game }) => {
      const name = gameName(game, locale)
      const title = reward === null ? name : FREE_ROUND[locale](name)
      return [transferKeyOf(provider, id), jackpotAt === null ? title : `${name}: jackpot`]
    }),
  )
}

const FREE_ROUND: Record<Locale, (game: string) => string> = {
  tr: (game) => `${game}: bedava tur`,
  en: (game) => `${game}: free round`,
}
