import { randomUUID } from 'node:crypto'
import * as contract from '@zar/contract/office/support/chats'
import { CHAT_TEXT_MAX } from '@zar/contract/support/chat'
import { type Command, command, type Lines } from '../../client/command.ts'
import { words } from '../../client/words.ts'
import { listed, momentOf } from '../../terminal-text.ts'
import { numbered, seenNumber } from '../shared.ts'

export const CHAT: Command[] = [
  command(
    { name: 'chat', takes: [], does: 'lists the conversations that wait or go on' },
    async (desk) => {
      const { rows, isThere } = await desk.call(contract.listChats, {})
      const there = isThere
        ? 'You count as there.'
        : 'You are not there: npm run office -- chat come'
      return [...listed(rows.flatMap(sayRow), 'Nobody is in the chat.'), there]
    },
  ),
  command(
    { name: 'chat come', takes: [], does: 'counts you as there, for five minutes' },
    async (desk) => {
      await desk.call(contract.attendChat, { isThere: true })
      return ['You are there for five minutes.']
    },
  ),
  command({ name: 'chat leave', takes: [], does: 'ends that' }, async (desk) => {
    await desk.call(contract.attendChat, { isThere: false })
    return ['You have left the chat.']
  }),
  command(
    { name: 'chat show', takes: [numbered], does: 'shows the end of one' },
    async (desk, number) => {
      const one = await desk.call(contract.readChat, { number })
      const notes = one.notes.map(({ by, at, text }) => `${momentOf(at)}  note by ${by}: ${text}`)
      return [...sayRow(one), ...one.messages.map(sayMessage), ...notes]
    },
  ),
  command(
    { name: 'chat say', takes: [numbered, words(CHAT_TEXT_MAX)], does: 'answers in one' },
    async (desk, number, text) => {
      const said = { number: Number(number), requestId: randomUUID(), text }
      await desk.call(contract.sayInChat, said)
      return ['Said.']
    },
  ),
  command(
    {
      name: 'chat end',
      takes: [{ ...seenNumber, shown: 'NUMBER@PLACE' }],
      does: 'ends one, up to the message that the list shows; a new word of the player begins it anew',
    },
    async (desk, { key, version }) => {
      const place = version ?? (await desk.call(contract.readChat, { number: key })).place
      await desk.call(contract.endChat, { number: Number(key), place })
      return ['Ended.']
    },
  ),
]

function sayRow({
  number,
  place,
  player,
  standing,
  lastText,
  lastAuthor,
  lastAt,
}: contract.ChatRow): Lines {
  const promise = standing === null ? '' : `, promised by ${momentOf(standing.promiseAt)}`
  return [
    `${number}@${place}  ${player.number} ${player.username}${promise}`,
    `    ${momentOf(lastAt)}  ${lastAuthor}: ${lastText}`,
  ]
}

function sayMessage({ at, author, by, event, text }: contract.OfficeChatMessage): string {
  const who = by === null ? author : `${author} (${by})`
  return `    ${momentOf(at)}  ${who}: ${event === null ? text : `(${event})`}`
}
