import type { ChatPage } from '@zar/contract/support/chat'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Author, SupportTables } from '../../../db/tables/support.ts'
import { tellPlayer } from '../../../hub/outbox.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { WriteDeps } from '../deps.ts'

export type ChatRow = Selectable<SupportTables['chat']>

/** An operator who has done nothing at the chat for this long is not there. */
const STAFFED_MS = 5 * 60_000

/** Whether somebody of the operator is at the chat. */
export async function isStaffed(db: Db, { clock }: { clock: Clock }): Promise<boolean> {
  const since = new Date(clock.now().getTime() - STAFFED_MS)
  const there = await db
    .selectFrom('chat_operator')
    .select('name')
    .where('seen_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return there !== undefined
}

type Page = { playerId: string; before: number | null; take: number }

/** The end of the player's conversation, or what stands before a message. It counts as seen. */
export async function readChat(
  { db, clock, readsOnly }: Pick<WriteDeps, 'db' | 'clock' | 'readsOnly'>,
  { playerId, before, take }: Page,
): Promise<ChatPage> {
  const chat = readsOnly
    ? await readPlaces(db, playerId)
    : await db
        .updateTable('chat')
        .set({ seen_at: clock.now(), is_answer_told: false })
        .where('player_id', '=', playerId)
        .returning('ticketed_place')
        .executeTakeFirst()
  const rows = await db
    .selectFrom('chat_message')
    .select(['place', 'message_id', 'author', 'text', 'event', 'ticket_id', 'created_at'])
    .where('player_id', '=', playerId)
    .$if(before !== null, (query) => query.where('place', '<', before ?? 0))
    .orderBy('place', 'desc')
    .limit(take + 1)
    .execute()
  return {
    isStaffed: await isStaffed(db, { clock }),
    canTicket: chat !== undefined && (await hasNews(db, playerId, chat.ticketed_place)),
    hasOlder: rows.length > take,
    messages: rows
      .slice(0, take)
      .reverse()
      .map(({ message_id, ticket_id, created_at, ...row }) => ({
        ...row,
        messageId: message_id,
        ticketId: ticket_id,
        timeStamp: created_at.toISOString(),
      })),
  }
}

const readPlaces = (db: Db, playerId: string) =>
  db
    .selectFrom('chat')
    .select('ticketed_place')
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** Whether the player has written anything after this place. */
export async function hasNews(db: Db, playerId: string, place: number): Promise<boolean> {
  const one = await db
    .selectFrom('chat_message')
    .select('place')
    .where('player_id', '=', playerId)
    .where('place', '>', place)
    .where('author', '=', 'player')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Takes the player's conversation for the rest of the transaction; it begins when first needed. */
export async function lockChat(
  tx: Tx,
  { clock }: Pick<WriteDeps, 'clock'>,
  playerId: string,
): Promise<ChatRow> {
  await tx
    .insertInto('chat')
    .values({ player_id: playerId, waiting_since: null, seen_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('chat')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type NewMessage = {
  author: Author
  text?: string
  messageId?: string
  operator?: string
  event?: 'away' | 'ticket'
  ticketId?: string
  at: Date
}

/** Adds a message to a locked conversation and tells the player's windows. Answers its place. */
export async function addChatMessage(
  tx: Tx,
  playerId: string,
  { author, text = '', at, ...more }: NewMessage,
): Promise<number> {
  const { messages: place } = await tx
    .updateTable('chat')
    .set((eb) => ({ messages: eb('messages', '+', 1) }))
    .where('player_id', '=', playerId)
    .returning('messages')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('chat_message')
    .values({
      player_id: playerId,
      place,
      author,
      text,
      created_at: at,
      message_id: more.messageId ?? null,
      operator: more.operator ?? null,
      event: more.event ?? null,
      ticket_id: more.ticketId ?? null,
    })
    .execute()
  await tellPlayer(tx, playerId, 'Chat', { place, author })
  return place
}
