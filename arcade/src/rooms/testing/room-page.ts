import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { chatAfter } from '../../screens/room/chat/chat-lines.ts'
import type { ChatCommand, ChatLine } from '../chat/chat-protocol.ts'
import type { Command, OwnBet, RoomMessage, RoomView } from '../protocol.ts'
import { EMPTY_VIEW, withChange } from '../view.ts'

type Welcome = Extract<RoomMessage, { type: 'welcome' }>
type Mine = Extract<RoomMessage, { type: 'mine' }>
export type Done = { bet: OwnBet; balanceKurus: number | null }
type WithoutId<One> = One extends { commandId: string }
  ? Omit<One, 'commandId'> & { commandId?: string }
  : never

/** A page as a room's page is: it follows what it hears, and asks. */
export async function openPage(
  socket: WebSocket,
  token: string,
  seen?: { run: string; seq: number },
) {
  const answers = new Map<string, (answer: Done | { refusal: string }) => void>()
  const mine = new Map<string, Mine>()
  const watchers = new Set<() => void>()
  const page = {
    token,
    welcome: undefined as unknown as Welcome,
    view: EMPTY_VIEW as RoomView,
    run: seen?.run ?? '',
    seq: seen?.seq ?? 0,
    /** Every text that came. */
    heard: [] as string[],
    kinds: [] as string[],
    bets: [] as OwnBet[],
    /** What was said, and is not hidden. */
    chat: [] as readonly ChatLine[],
    /** Once this holds of the page. */
    until(holds: (page: { view: RoomView; chat: readonly ChatLine[] }) => boolean): Promise<void> {
      if (holds(page)) return Promise.resolve()
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          watchers.delete(look)
          reject(new Error(`the page waits in vain: ${JSON.stringify(page.view).slice(0, 500)}`))
        }, 120_000)
        const look = () => {
          if (!holds(page)) return
          clearTimeout(late)
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
      })
    },
    ask(command: WithoutId<Command>): Promise<Done | { refusal: string }> {
      const commandId = command.commandId ?? randomUUID()
      socket.send(JSON.stringify({ ...command, commandId }))
      return new Promise((resolve) => answers.set(commandId, resolve))
    },
    async bet(bet: object, slot = 0): Promise<Done> {
      return expectDone(await page.ask({ type: 'bet', slot, bet: bet as never }))
    },
    async cashOut(betId: string, commandId = randomUUID()): Promise<Done> {
      return expectDone(
        await page.ask({ type: 'move', betId, commandId, move: { cashOut: true } as never }),
      )
    },
    async takeBack(betId: string, commandId = randomUUID()): Promise<Done> {
      return expectDone(await page.ask({ type: 'takeBack', betId, commandId }))
    },
    async untilPaid(betId: string): Promise<Mine> {
      await page.until(() => mine.get(betId)?.bet.isPaid === true)
      return mine.get(betId) as Mine
    },
    /** Why a command of the chat was refused, or nothing. */
    async chats(command: WithoutId<ChatCommand>): Promise<string | undefined> {
      const answer = await page.ask(command as never)
      return 'refusal' in answer ? answer.refusal : undefined
    },
    close: () => socket.close(),
  }

  function take(message: RoomMessage): void {
    page.kinds.push(message.type)
    if (message.type === 'welcome') page.welcome = message
    if (message.type === 'mine') mine.set(message.bet.id, message)
    if (message.type === 'snapshot' || message.type === 'delta') look(message)
    if (message.type === 'chat') page.chat = chatAfter(page.chat, message)
    answer(message)
  }

  function answer(message: RoomMessage): void {
    if (message.type === 'done') answers.get(message.commandId)?.(message)
    if (message.type === 'heard') answers.get(message.commandId)?.({} as Done)
    if (message.type === 'refused') answers.get(message.commandId ?? '')?.(message)
  }

  function look(message: Extract<RoomMessage, { type: 'snapshot' | 'delta' }>): void {
    if (message.type === 'snapshot') {
      Object.assign(page, { run: message.run, seq: message.seq, view: message.view })
      page.bets = message.mine
      for (const bet of message.mine) mine.set(bet.id, { type: 'mine', bet, balanceKurus: null })
      return
    }
    if (message.seq !== page.seq + 1) throw new Error(`delta ${message.seq} after ${page.seq}`)
    page.seq = message.seq
    page.view = withChange(page.view, message.change)
  }

  const welcomed = new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as RoomMessage
      page.heard.push(String(data))
      take(message)
      for (const look of [...watchers]) look()
      if (message.type === 'refused' && message.commandId === null) {
        reject(new Error(message.refusal))
      }
      if (message.type === 'snapshot' || (seen && message.type === 'delta')) resolve()
    })
  })
  socket.send(JSON.stringify({ type: 'hello', token, ...(seen && { seen }) }))
  await welcomed
  return page
}

export type RoomPage = Awaited<ReturnType<typeof openPage>>

function expectDone(answer: Done | { refusal: string }): Done {
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer
}
