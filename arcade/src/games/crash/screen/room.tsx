import './crash.css'
import type { PublicBet } from '../../../rooms/protocol.ts'
import { money, multiplierText } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import type { RoomPlay, RoomScreen } from '../../../screens/room/room-screen.ts'
import { Desk } from './desk.tsx'
import { betOf, cashedOutOf, outOf, phaseOf, ridingOf, sinceOf, snapOf } from './flight-now.ts'
import { skyUrl } from './sky.ts'
import { Stage } from './stage.tsx'
import { CRASH_WORDS } from './words.ts'

export const room: RoomScreen = {
  look: { plate: '#060a20', ring: '#27b9b4', wall: skyUrl },
  Stage,
  Desk,
  message,
  refusal: ({ room: here, language }) => {
    const snap = snapOf(here) ?? (here.view.past[0]?.shown as { snap?: number } | undefined)?.snap
    return here.refusal === 'move_too_late' && snap !== undefined
      ? CRASH_WORDS[language].late(multiplierText(snap, language))
      : undefined
  },
  returned: { tr: CRASH_WORDS.tr.returned, en: CRASH_WORDS.en.returned },
  betRow(bet, language) {
    const at = cashedOutOf(bet)
    const isLost = at === null && hasSnapped(bet)
    const course = at === null ? (isLost ? CRASH_WORDS[language].cut : '') : at
    return {
      course: typeof course === 'number' ? multiplierText(course, language) : course,
      isOut: at !== null,
      isLost,
    }
  },
  past({ shown }, language) {
    const { snap } = shown as { snap: number }
    const text = multiplierText(snap, language)
    if (snap >= 1_000) return { text, rank: 'top' }
    return snap >= 200 ? { text, rank: 'mid' } : { text }
  },
  rules: { tr: CRASH_WORDS.tr.rules, en: CRASH_WORDS.en.rules },
  keys: { tr: CRASH_WORDS.tr.keys, en: CRASH_WORDS.en.keys },
}

const hasSnapped = ({ course }: PublicBet) =>
  (course as { snap?: number } | null)?.snap !== undefined

/** GAMES.md 6.1, its column of messages. */
function message({ room: here, language }: RoomPlay): Message {
  const words = CRASH_WORDS[language]
  const own = ridingOf(here).filter(({ state }) => state !== 'asked')
  const stakedKurus = own.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)
  const times = (hundredths: number) => multiplierText(hundredths, language)
  switch (phaseOf(here)) {
    case 'betting': {
      const leftMs = (here.view.round?.phase.lengthMs ?? 0) - sinceOf(here, performance.now())
      const seconds = Math.max(1, Math.ceil(leftMs / 1_000))
      const text =
        stakedKurus > 0 ? words.waitsTaken(seconds, money(stakedKurus)) : words.waits(seconds)
      // Each second would be read out.
      return { text, aloud: { text: words.next, time: here.view.round?.number ?? 0 } }
    }
    case 'locked':
      return { text: words.starts }
    case 'flying':
      return flying(here, language, stakedKurus)
    case 'snapped': {
      const snap = snapOf(here) ?? 100
      const isLost = own.length > 0 && own.every((bet) => cashedOutOf(bet) === null)
      const aloud = { text: words.aloudSnap(times(snap)), time: here.view.round?.number ?? 0 }
      return isLost
        ? { text: words.snapLost(times(snap), money(stakedKurus)) }
        : { text: words.snap(times(snap)), aloud }
    }
    case 'closed':
      return { text: words.fliesAlone }
  }
}

function flying(
  here: RoomPlay['room'],
  language: RoomPlay['language'],
  stakedKurus: number,
): Message {
  const words = CRASH_WORDS[language]
  const own = ridingOf(here).filter(({ state }) => state !== 'asked')
  const out = outOf(here)
  const last = out.at(-1)
  const time = here.view.round?.number ?? 0
  if (last) {
    const [at, sum] = [multiplierText(cashedOutOf(last) ?? 100, language), last.returnKurus ?? 0]
    const text = words.told(at, money(sum))
    const aloud = { text: words.aloudOut(at, money(sum)), time: time * 10 + out.length }
    return { text, isWin: true, aloud }
  }
  if (stakedKurus === 0) return { text: words.fliesAlone }
  const auto = own.length === 1 && own[0] ? betOf(own[0]).auto : null
  const text =
    auto === null
      ? words.flies(money(stakedKurus))
      : words.fliesAuto(money(stakedKurus), multiplierText(auto, language))
  return { text, aloud: { text: words.aloudStart(money(stakedKurus)), time } }
}
