import { money } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { resultMessage, timeMessage } from '../../../screens/room/round/messages.ts'
import type { Won } from '../shares.ts'
import { ticketOf } from '../tickets.ts'
import { callsIn, hallIn, openLevels, ownTickets, phaseOf, wonIn } from './hall-now.ts'
import { nearestOf } from './nearness.ts'
import { inWords } from './number-words.ts'
import { BINGO_WORDS } from './words.ts'

/** The seconds of a sale that are read out beside the first. */
const READ_OUT_SECONDS = 10

/** The one sentence of the message line. */
export function message(play: RoomPlay): Message {
  const { room, language } = play
  const words = BINGO_WORDS[language]
  switch (phaseOf(room)) {
    case 'betting':
      return saleMessage(play)
    case 'closed':
      return { text: words.closed }
    case 'call':
      return { text: callText(play) }
    case 'prize': {
      const last = wonIn(room).filter(({ call }) => call === callsIn(room).length)
      return prizeMessage(play, last)
    }
    case 'off':
      return { text: words.off }
    default:
      return resultMessage(play, words.over)
  }
}

function saleMessage(play: RoomPlay): Message {
  const { room, language } = play
  const words = BINGO_WORDS[language]
  const own = ownTickets(room).length
  const note = room.welcome.isDemo ? ` ${words.demoNote}` : ''
  return timeMessage(play, {
    text: (seconds) => (own > 0 ? words.saleWith(seconds, own) : words.sale(seconds)) + note,
    aloud: words.sale,
    readOutSeconds: READ_OUT_SECONDS,
  })
}

/** The number in words, and which ticket lacks one. */
function callText({ room, language }: RoomPlay): string {
  const words = BINGO_WORDS[language]
  const { balls } = hallIn(room)
  const calls = callsIn(room)
  const open = openLevels(room)
  const called = words.call(inWords(calls.at(-1) ?? 0, language))
  const nears = ownTickets(room).map((number, at) => ({
    nth: at + 1,
    near: nearestOf(balls, { ticket: ticketOf(balls, number), open }, new Set(calls)),
  }))
  const one = nears.find(({ near }) => near?.missing.length === 1)
  if (!one?.near) return called
  const level = words.towards[one.near.level]
  return `${called} ${words.nearCall(one.nth, level, one.near.missing[0] ?? 0)}`
}

function prizeMessage({ room, language }: RoomPlay, fell: readonly Won[]): Message {
  const words = BINGO_WORDS[language]
  const own = new Set(ownTickets(room))
  const texts = fell.map(({ level, tickets, eachKurus }) => {
    const mine = tickets.filter((ticket) => own.has(ticket)).length
    const prize = words.prize[level]
    return mine > 0
      ? words.wonOwn(prize, money(eachKurus * mine))
      : words.wonOthers(prize, tickets.length, money(eachKurus))
  })
  const isWin = fell.some(({ tickets }) => tickets.some((ticket) => own.has(ticket)))
  return { text: texts.join(' '), isWin }
}
