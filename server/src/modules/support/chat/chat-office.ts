import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { WriteDeps } from '../deps.ts'
import { chatAnswered, chatEnded } from '../waiting.ts'
import { addChatMessage, type ChatRow } from './chat.ts'

/** A window that shows the conversation asks for it more often than this. */
const SEEN_MS = 60_000

type TestCasino = { db: Db; clock: Clock }

/** This operator is at the chat. */
export async function comeToChat({ db, clock }: TestCasino, operator: string): Promise<void> {
  const row = { name: operator.slice(0, 60), seen_at: clock.now() }
  await db
    .insertInto('chat_operator')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

/** This operator is not at the chat any more. */
export async function leaveChat({ db }: TestCasino, operator: string): Promise<void> {
  await db.deleteFrom('chat_operator').where('name', '=', operator.slice(0, 60)).execute()
}

/** Runs in the transaction, once the conversation is locked. */
type Also = (tx: Tx, chat: ChatRow) => Promise<void>
type Doing = { number: number; operator: string; also?: Also }

type Saying = Doing & {
  text: string
  /** Runs around it in its transaction. */
  within?: (tx: Tx, say: () => Promise<void>) => Promise<void>
}

/** An operator answers. A player who is not looking finds a notification of it. */
export async function sayByOffice(
  deps: WriteDeps,
  { within = (_, say) => say(), ...saying }: Saying,
): Promise<void> {
  await comeToChat(deps, saying.operator)
  await deps.db.transaction().execute((tx) => within(tx, () => sayIn(tx, deps, saying)))
  deps.onCommitted()
}

async function sayIn(
  tx: Tx,
  deps: WriteDeps,
  { number, operator, text, also }: Omit<Saying, 'within'>,
): Promise<void> {
  const chat = await lockNumber(tx, number)
  await also?.(tx, chat)
  const at = deps.clock.now()
  await addChatMessage(tx, chat.player_id, { author: 'support', text, operator, at })
  const isLooking = at.getTime() - chat.seen_at.getTime() < SEEN_MS
  await tx
    .updateTable('chat')
    .set({
      waiting_since: null,
      is_away_told: false,
      is_answer_told: chat.is_answer_told || !isLooking,
    })
    .where('player_id', '=', chat.player_id)
    .execute()
  await chatAnswered(tx, chat, at)
  if (!isLooking && !chat.is_answer_told) await tell(tx, deps, chat.player_id)
}

/** Takes a conversation off the list without a word: there is nothing to answer. */
export async function settleChat(
  { db, clock }: TestCasino,
  { number, operator, also }: Doing,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const chat = await lockNumber(tx, number)
    await also?.(tx, chat)
    await tx
      .updateTable('chat')
      .set({ waiting_since: null })
      .where('player_id', '=', chat.player_id)
      .execute()
    await chatEnded(tx, chat, { state: 'ended', by: operator, now: clock.now() })
  })
}

const tell = (tx: Tx, deps: WriteDeps, playerId: string) =>
  notifyPlayer(tx, deps, {
    playerId,
    type: 'System',
    title: { tr: 'Canlı sohbette yanıtın var', en: 'You have an answer in the live chat' },
    note: {
      tr: 'Destek düğmesine basınca sohbet kaldığı yerden açılır.',
      en: 'Press Support and the chat opens where it stopped.',
    },
  })

export async function lockNumber(tx: Tx, number: number): Promise<ChatRow> {
  const chat = await tx
    .selectFrom('chat')
    .selectAll()
    .where('number', '=', BigInt(number))
    .forUpdate()
    .executeTakeFirst()
  if (!chat) throw new Refusal('not_found')
  return chat
}
