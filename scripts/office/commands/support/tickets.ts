import { writeFileSync } from 'node:fs'
import { messagePlayer } from '@zar/contract/office/player-acts'
import * as contract from '@zar/contract/office/support/tickets'
import { TICKET_LIMITS } from '@zar/contract/support/ticket'
import { type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { Refused } from '../../client/refused.ts'
import { id, oneOf, optional, player, reason, shaped, words } from '../../client/words.ts'
import { listed, momentOf } from '../../terminal-text.ts'
import { numbered, pagesOf, playerOf, type Seen, seenNumber } from '../shared.ts'

/** The ticket as it was seen, else as it stands now. */
async function seenOf(desk: Desk, { key, version }: Seen) {
  if (version !== undefined) return { number: Number(key), version }
  const { number, standing } = await desk.call(contract.readTicket, { number: key })
  return { number, version: standing?.version ?? null }
}

export const TICKETS: Command[] = [
  command(
    {
      name: 'tickets',
      takes: [optional(oneOf('VIEW', contract.TICKET_VIEWS))],
      does: 'lists those that wait for support, the oldest promise first',
    },
    async (desk, view) => {
      const rows = await pagesOf((after) => desk.call(contract.listTickets, { view, after }))
      return listed(rows.flatMap(sayRow), 'No ticket is there.')
    },
  ),
  command(
    { name: 'tickets show', takes: [numbered], does: 'shows one with all its messages and notes' },
    async (desk, number) => {
      const one = await desk.call(contract.readTicket, { number })
      const notes = one.notes.map(({ by, at, text }) => `${momentOf(at)}  note by ${by}: ${text}`)
      return [...sayRow(one), ...one.messages.flatMap(sayMessage), ...notes]
    },
  ),
  command(
    {
      name: 'tickets answer',
      takes: [seenNumber, words(TICKET_LIMITS.text.max)],
      does: 'answers it; --ask leaves the next word to the player',
    },
    async (desk, which, text) => {
      const asks = desk.options.ask ?? false
      await desk.call(contract.answerTicket, { ...(await seenOf(desk, which)), text, asks })
      return [asks ? 'Asked: the player has the next word.' : 'Answered: the player is told.']
    },
    ['ask'],
  ),
  command(
    { name: 'tickets close', takes: [seenNumber], does: 'closes it' },
    async (desk, which) => {
      await desk.call(contract.closeTicket, await seenOf(desk, which))
      return ['Closed: the player is told.']
    },
  ),
  command(
    {
      name: 'tickets save',
      takes: [id, shaped('FILE', 'where it is written, a new file', /^.+$/), reason],
      does: 'writes an attachment to a new file',
    },
    save,
  ),
  command(
    {
      name: 'notify',
      takes: [player],
      does: 'writes --title TEXT and --note TEXT into a player’s inbox',
    },
    async (desk, number) => {
      const { title, note } = desk.options
      if (title === undefined || note === undefined)
        throw new Refused('A notification has --title and --note.', 'invalid_input')
      await desk.call(messagePlayer, { id: await playerOf(desk, number), title, note })
      return ['Written: the player reads it in their inbox.']
    },
    ['title', 'note'],
  ),
]

function sayRow({
  number,
  player: of,
  subject,
  title,
  status,
  standing,
  updatedAt,
}: contract.OfficeTicketRow): Lines {
  const version = standing === null ? '' : `@${standing.version}`
  const promise = standing === null ? '' : `, promised by ${momentOf(standing.promiseAt)}`
  return [
    `${number}${version}  ${of.number} ${of.username}  ${subject}  ${title}`,
    `    ${status} since ${momentOf(updatedAt)}${promise}`,
  ]
}

function sayMessage({ at, author, by, event, text, files }: contract.OfficeMessage): Lines {
  const who = by === null ? author : `${author} (${by})`
  const said = text === '' ? [] : [`      ${text}`]
  return [
    `${momentOf(at)}  ${who}${event === null ? '' : `: ${event}`}`,
    ...said,
    ...files.map((file) => `      ${file.id}  ${file.name}  ${file.bytes} bytes`),
  ]
}

async function save(desk: Desk, file: string, path: string, because: string): Promise<Lines> {
  const { content } = await desk.call(contract.readTicketFile, { id: file, reason: because })
  try {
    // Never over what is there already.
    writeFileSync(path, Buffer.from(content, 'base64'), { flag: 'wx' })
  } catch (error) {
    throw new Refused(`${path} is not written: ${(error as Error).message}`, 'not_written')
  }
  return [`Saved to ${path}. It came from a player: open it with care.`]
}
