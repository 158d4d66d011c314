import './example.css'
import { times } from '../../../../games/game.ts'
import type { Language, Round } from '../../../../protocol.ts'
import { money } from '../../../../screens/figures.ts'
import type { Asked, GameScreen, Message } from '../../../../screens/game/game-screen.ts'
import { wallOf } from '../../../../screens/kit/art/wall.ts'
import { cardInText } from '../../../../screens/kit/card-words.ts'
import { PAY } from '../rules.ts'
import { type Frame, frameOf, type Options, shownIn } from './shown.ts'
import { Stage } from './stage.tsx'
import { EXAMPLE_WORDS } from './words.ts'

const CARD_MS = 320

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#062019',
    ring: '#1e9e72',
    wall: (facts) => wallOf(facts, 'zumrut'),
  },
  stakeBy: 'dial',
  first: {},
  frameOf,
  async tell({ round, before, show, wait, sound }) {
    show({ ...frameOf(before), dealer: null })
    sound('card')
    await wait(CARD_MS)
    show(frameOf(round))
  },
  Stage,
  expectation: ({ play }) => ({
    label: EXAMPLE_WORDS[play.language].win,
    value: money(times(play.stakeKurus, PAY)),
  }),
  main({ play }) {
    const words = EXAMPLE_WORDS[play.language]
    const isOff = play.isOffline || play.phase === 'asking' || play.phase === 'telling'
    if (play.phase === 'choosing')
      return { kind: 'quiet', word: words.stand, isOff, press: () => play.move({ stand: true }) }
    return {
      kind: 'in',
      word: words.deal,
      sumKurus: play.stakeKurus,
      isOff,
      press: () => play.begin({ stakeKurus: play.stakeKurus }),
    }
  },
  secondary({ play }) {
    const { double } = EXAMPLE_WORDS[play.language]
    if (play.phase !== 'choosing') return []
    return [{ icon: 'double', word: double, key: 'd', press: () => play.move({ double: true }) }]
  },
  message,
  summary: (round, language) => endOf(round, language).text,
  rules: { tr: EXAMPLE_WORDS.tr.rules, en: EXAMPLE_WORDS.en.rules },
}

function message({ play }: Asked<Options>): Message {
  const { round, language, phase } = play
  const words = EXAMPLE_WORDS[language]
  if (phase === 'telling') return { text: words.dealing }
  if (!round) return { text: words.choose }
  if (round.isDecided) return endOf(round, language)
  return { text: words.question(cardInText(shownIn(round).player, language)) }
}

function endOf(round: Round, language: Language): Message {
  const { won, lost } = EXAMPLE_WORDS[language]
  const { player, dealer = 0 } = shownIn(round)
  const [mine, theirs] = [cardInText(player, language), cardInText(dealer, language)]
  if (round.winKurus === 0) return { text: lost(mine, theirs) }
  return { text: won(mine, theirs, money(round.winKurus)), isWin: true }
}
