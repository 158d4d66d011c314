import { randomUUID } from 'node:crypto'
import type { Endpoint, Envelope } from '@zar/contract/endpoint'
import { LIMITS } from '@zar/contract/limits'
import { askBonus, BONUS_REQUEST_LIMITS } from '@zar/contract/offers/bonus-requests'
import { register } from '@zar/contract/players/auth'
import { CHAT_TEXT_MAX, sayInChat } from '@zar/contract/support/chat'
import { callMe } from '@zar/contract/support/support'
import { openTicket, TICKET_LIMITS, TICKET_UPLOAD_PATH } from '@zar/contract/support/ticket'
import type { CasinoHere } from '../casino/casino-in-process.ts'
import { ask } from '../casino/raw-request.ts'
import { person } from '../players/player-app.ts'
import { sized } from './strings.ts'

/** What was taken, as an operator is to read it, by the field in which it was written. */
export type Kept = { field: string; text: string }

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const FILE_NAME = { min: 1, max: 200 }
/** So few that no player writes more than one may. */
const BY_ONE_PLAYER = 5

/** Signs in, and calls from an address of its own, as so many people would. */
export type Pen = Awaited<ReturnType<typeof openPen>>

export async function openPen(casino: CasinoHere) {
  let calls = 0
  let bearer = ''
  const playerIds: string[] = []
  /** The casino believes this of its proxy, which the test is. */
  const address = () => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`
  const headers = (more: Record<string, string> = {}) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${bearer}`,
    'x-forwarded-for': address(),
    ...more,
  })
  return {
    playerIds,
    async newPlayer(cashE5 = 0n): Promise<void> {
      const playerId = await casino.testCasino.player({ cashE5 })
      playerIds.push(playerId)
      bearer = await casino.signIn(playerId)
    },
    async write(
      { path, method }: Endpoint,
      input: object,
      more: Record<string, string> = {},
    ): Promise<{ status: number; data: unknown }> {
      const body = JSON.stringify(input)
      const said = await ask(casino.address + path, { method, body, headers: headers(more) })
      return { status: said.statusCode, data: (said.json() as Envelope<unknown>).data }
    },
    async upload(name: string, content: Buffer): Promise<{ status: number; data: unknown }> {
      const query = new URLSearchParams({ id: randomUUID(), name })
      const said = await ask(`${casino.address}${TICKET_UPLOAD_PATH}?${query}`, {
        method: 'POST',
        body: content,
        headers: headers({ 'content-type': 'application/octet-stream' }),
      })
      return { status: said.statusCode, data: (said.json() as Envelope<unknown>).data }
    },
  }
}

/** Writes each text into every field that a player has, by the casino's own calls; answers what was taken. */
export async function writeAsPlayers(pen: Pen, texts: readonly string[]): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const [index, text] of texts.entries()) {
    const isFirst = index % BY_ONE_PLAYER === 0
    if (isFirst) await pen.newPlayer()
    // One request is open at a time.
    if (isFirst) kept.push(await askForBonus(pen, text))
    kept.push(...(await writeTicket(pen, text)))
    kept.push(...(await say(pen, text)))
    kept.push(...(await askToBeCalled(pen, text)))
  }
  return kept
}

async function writeTicket(pen: Pen, text: string): Promise<Kept[]> {
  const title = sized(text, TICKET_LIMITS.title)
  const words = sized(text, TICKET_LIMITS.text)
  const file = await pen.upload(`${sized(text, FILE_NAME)}.png`, PNG)
  const { id, name } = file.data as { id: string; name: string }
  const input = { requestId: randomUUID(), subject: 'other', title, text: words, files: [id] }
  const { status } = await pen.write(openTicket, input)
  if (status !== 200) throw new Error(`a ticket was not taken: ${status} ${JSON.stringify(title)}`)
  return [
    { field: 'title of a ticket', text: title.trim() },
    { field: 'text of a ticket', text: words.trim() },
    { field: 'name of a file', text: name },
  ]
}

async function say(pen: Pen, text: string): Promise<Kept[]> {
  const words = sized(text, { min: 1, max: CHAT_TEXT_MAX })
  const { status } = await pen.write(sayInChat, { messageId: randomUUID(), text: words })
  if (status !== 200) throw new Error(`the chat took no ${JSON.stringify(words)}: ${status}`)
  return [{ field: 'chat', text: words.trim() }]
}

async function askForBonus(pen: Pen, text: string): Promise<Kept> {
  const { wordsMin: min, wordsMax: max } = BONUS_REQUEST_LIMITS
  const words = sized(text, { min, max })
  const { status } = await pen.write(askBonus, { requestId: randomUUID(), words })
  if (status !== 200)
    throw new Error(`no bonus is asked for with ${JSON.stringify(words)}: ${status}`)
  return { field: 'words of a bonus request', text: words.trim() }
}

async function askToBeCalled(pen: Pen, text: string): Promise<Kept[]> {
  const name = sized(text, LIMITS.callName)
  const message = sized(text, LIMITS.callMessage)
  const contact = sized(text, LIMITS.callContact)
  const input = { name, message, contacts: [{ type: 1, contact }] }
  const { status } = await pen.write(callMe, input)
  if (status !== 200) throw new Error(`no call is asked with ${JSON.stringify(name)}: ${status}`)
  return [
    { field: 'name of a call', text: name.trim() },
    { field: 'message of a call', text: message.trim() },
    { field: 'contact of a call', text: contact.trim() },
  ]
}

/** Signs up with the text in each field of the form, and as the browser's name; answers the fields that took it. */
export async function signUpWith(pen: Pen, text: string): Promise<string[]> {
  const taken: string[] = []
  for (const field of ['name', 'surname', 'username'] as const) {
    const { status } = await pen.write(register, person({ [field]: text.slice(0, 100) }))
    if (status === 200) taken.push(field)
    else if (status !== 400) throw new Error(`${field} was answered ${status}`)
  }
  const agent = Buffer.from(text.replace(/\p{Cc}/gu, ' '))
    .toString('latin1')
    .slice(0, 2_000)
  const { status } = await pen.write(register, person(), { 'user-agent': agent })
  if (status === 200) taken.push('user agent')
  return taken
}
