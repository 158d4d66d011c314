import type { Language } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { Asked, Message } from '../../../screens/game/game-screen.ts'
import { refusalText } from '../../../screens/kit/chips/table-play.ts'
import { sumOf } from '../../bets.ts'
import { numberName, placeName } from './names.ts'
import { type Options, type Said, type SaidName, spunIn, standing } from './shown.ts'
import { ROULETTE_WORDS } from './words.ts'

export function message({ play, options }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = ROULETTE_WORDS[language]
  if (phase !== 'ready') return { text: words.running }
  const refused = refusalText({ play, options })
  if (refused !== undefined) return { text: refused }
  const bets = standing(options, play)
  const inAll = bets.length > 0 ? ` ${words.inAll(money(sumOf(bets)))}` : ''
  if (options.said) return { text: saidText(options.said, inAll, language) }
  if (options.isTaking) return { text: words.taking }
  if (bets.length > 0) return { text: inAll.trim() }
  if (!round) return { text: words.place }
  const drawn = numberName(spunIn(round).result.number, language)
  if (round.winKurus === 0) return { text: words.lost(drawn) }
  const isWin = round.winKurus > round.stakedKurus
  const say = isWin ? words.won : words.returned
  return { text: say(drawn, money(round.winKurus), money(round.stakedKurus)), isWin }
}

function saidText(said: Said, inAll: string, language: Language): string {
  const words = ROULETTE_WORDS[language]
  if (said.did === 'nothing') return `${words.nothing}${inAll}`
  return `${words[said.did](saidName(said.name, language), money(said.kurus))}${inAll}`
}

export function saidName(name: SaidName, language: Language): string {
  const words = ROULETTE_WORDS[language]
  if ('place' in name) return placeName(name.place, language)
  if ('sector' in name) return words.sectors[name.sector]
  return words.neighboursOf(name.number, name.count)
}
