import { readFile } from 'node:fs/promises'
import { inTransaction, type Pool, type Runner } from '../store/database.ts'
import type { BankDeps } from './deps.ts'
import type { CheckoutOrder, Payer, PayoutOrder } from './protocol.ts'

/** Any number will do, as long as every process asks for the same one. */
const SCHEMA_LOCK = 7_249_002
const SCHEMA = new URL('./schema.sql', import.meta.url)

export async function openSchema(pool: Pool): Promise<void> {
  const schema = await readFile(SCHEMA, 'utf8')
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await tx.query(schema)
  })
}

export type CheckoutRow = {
  id: string
  order_id: string
  kind: CheckoutOrder['kind']
  amount_kurus: number
  currency: string
  language: 'tr' | 'en'
  status: 'open' | 'approved' | 'declined'
  /** Null of a checkout from before customers were named. */
  customer_id: string | null
  customer_name: string | null
  payer_account: string | null
  payer_holder: string | null
  decided_at: Date | null
}
export type PayoutRow = {
  id: string
  order_id: string
  amount_kurus: number
  currency: string
  outcome: 'paid' | 'rejected'
  settles_at: Date
}

/** Writes the order down; false when it has been here before. */
export async function addCheckout(
  tx: Runner,
  order: CheckoutOrder & {
    id: string
    status: CheckoutRow['status']
    payer: Payer | null
    decidedAt: Date | null
    createdAt: Date
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into bank.checkout
       (id, order_id, kind, amount_kurus, currency, language, status, created_at,
        customer_id, customer_name, payer_account, payer_holder, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (order_id) do nothing`,
    [
      order.id,
      order.orderId,
      order.kind,
      order.amountKurus,
      order.currency,
      order.language,
      order.status,
      order.createdAt,
      order.customer.id,
      order.customer.name,
      order.payer?.account ?? null,
      order.payer?.holder ?? null,
      order.decidedAt,
    ],
  )
  return rowCount === 1
}

export async function findOrder(runner: Runner, orderId: string): Promise<CheckoutRow | undefined> {
  const { rows } = await runner.query<CheckoutRow>(
    'select * from bank.checkout where order_id = $1',
    [orderId],
  )
  return rows[0]
}

export async function checkoutOfOrder(runner: Runner, orderId: string): Promise<CheckoutRow> {
  return known(await findOrder(runner, orderId))
}

export async function findCheckout(runner: Runner, id: string): Promise<CheckoutRow | undefined> {
  const { rows } = await runner.query<CheckoutRow>('select * from bank.checkout where id = $1', [
    id,
  ])
  return rows[0]
}

export type Decision = { status: 'approved' | 'declined'; payer: Payer | null; decidedAt: Date }

/** The first decision stands: undefined when there is nothing open to decide. */
export async function decideCheckout(
  tx: Runner,
  id: string,
  { status, payer, decidedAt }: Decision,
): Promise<CheckoutRow | undefined> {
  const { rows } = await tx.query<CheckoutRow>(
    `update bank.checkout set status = $2, payer_account = $3, payer_holder = $4, decided_at = $5
       where id = $1 and status = 'open' returning *`,
    [id, status, payer?.account ?? null, payer?.holder ?? null, decidedAt],
  )
  return rows[0]
}

export const payerOfRow = ({ payer_account, payer_holder }: CheckoutRow): Payer | null =>
  payer_account !== null && payer_holder !== null
    ? { account: payer_account, holder: payer_holder }
    : null

/** Writes the order down; false when it has been here before. */
export async function addPayout(
  tx: Runner,
  order: PayoutOrder & Pick<PayoutRow, 'id' | 'outcome'> & { settlesAt: Date; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into bank.payout
       (id, order_id, amount_kurus, currency, iban, account, network, outcome, settles_at, created_at,
        refund_of)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (order_id) do nothing`,
    [
      order.id,
      order.orderId,
      order.amountKurus,
      order.currency,
      order.iban,
      order.account ?? null,
      order.network ?? null,
      order.outcome,
      order.settlesAt,
      order.createdAt,
      order.refundOf ?? null,
    ],
  )
  return rowCount === 1
}

export async function payoutOfOrder(runner: Runner, orderId: string): Promise<PayoutRow> {
  const { rows } = await runner.query<PayoutRow>('select * from bank.payout where order_id = $1', [
    orderId,
  ])
  return known(rows[0])
}

export type News = {
  kind: 'checkout' | 'payout'
  status: 'approved' | 'declined' | 'paid' | 'rejected'
  order: Pick<CheckoutRow, 'id' | 'order_id' | 'amount_kurus' | 'currency'>
  /** Of a checkout: who paid. */
  payer?: Payer | null
}

/** Owes the merchant the news, from `dueAt` on. */
export async function oweCallback(
  tx: Runner,
  { chance }: Pick<BankDeps, 'chance'>,
  { kind, status, order, payer }: News,
  dueAt: Date,
): Promise<void> {
  const id = chance.uuid()
  const body = JSON.stringify({
    eventId: id,
    kind,
    status,
    orderId: order.order_id,
    gatewayId: order.id,
    amountKurus: order.amount_kurus,
    currency: order.currency,
    ...(payer !== undefined && { payer }),
  })
  await tx.query('insert into bank.callback (id, body, due_at) values ($1, $2, $3)', [
    id,
    body,
    dueAt,
  ])
}

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('an order that is neither new nor known')
  return row
}
