import { money } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { resultMessage } from '../../../screens/room/round/messages.ts'
import { leftOf } from '../../../screens/room/round/phases.ts'
import type { Won } from '../shares.ts'
import { ticketOf } from '../tickets.ts'
import { callsIn, hallIn, ownTickets, phaseOf, prizesIn, wonIn } from './hall-now.ts'
import { nearestOf } from './nearness.ts'
import { inWords } from './number-words.ts'
import { BINGO_WORDS } from './words.ts'

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

function saleMessage({ room, language }: RoomPlay): Message {
  const words = BINGO_WORDS[language]
  const seconds = Math.max(1, Math.ceil(leftOf(room, performance.now()) / 1_000))
  const own = ownTickets(room).length
  const isLast = seconds <= 10
  const sale = own > 0 ? words.saleWith(seconds, own) : words.sale(seconds)
  return {
    text: room.welcome.isDemo ? `${sale} ${words.demoNote}` : sale,
    aloud: {
      text: words.sale(isLast ? 10 : 60),
      time: (room.view.round?.number ?? 0) * 2 + Number(isLast),
    },
  }
}

/** The number in words, and which ticket lacks one. */
function callText({ room, language }: RoomPlay): string {
  const words = BINGO_WORDS[language]
  const { balls } = hallIn(room)
  const calls = callsIn(room)
  const open = prizesIn(room).flatMap(({ name, won }) => (won || name === 'growing' ? [] : [name]))
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
