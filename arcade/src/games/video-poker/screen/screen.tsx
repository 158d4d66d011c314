import './video-poker.css'
import './video-poker-frames.css'
import { useEffect } from 'react'
import type { Round } from '../../../protocol.ts'
import { money, multiplierText } from '../../../screens/figures.ts'
import type {
  Asked,
  GameScreen,
  MainAction,
  Message,
  ScreenProps,
  SecondaryAction,
  Telling,
} from '../../../screens/game/game-screen.ts'
import { wallOf } from '../../../screens/kit/art/wall.ts'
import { Dial } from '../../../screens/kit/dial.tsx'
import { handText } from '../../../screens/kit/hand-text.ts'
import { rankFive } from '../../poker.ts'
import { range } from '../../shuffle.ts'
import { type Bet, COINS_MOST, payOf } from '../rules.ts'
import { hintFor, holdText, recallHint, rememberHint } from './hint.ts'
import { PayTable } from './pay-table.tsx'
import {
  type Frame,
  frameOf,
  heldIn,
  isInRound,
  NO_CARDS,
  type Options,
  PLACES,
  rowOf,
  shownIn,
  toggled,
} from './shown.ts'
import { Stage } from './stage.tsx'
import { VIDEO_POKER_WORDS } from './words.ts'

/** From one card to the next. Every card takes the same time, whatever it is. */
const CARD_MS = 130
const LAST_MS = 180

export const screen: GameScreen<Options, Frame> = {
  look: {
    plate: '#0a0a0f',
    ring: '#f2b441',
    wall: (facts) => wallOf(facts, 'komur'),
  },
  stakeBy: 'dial',
  dial: {
    label: { tr: VIDEO_POKER_WORDS.tr.coinValue, en: VIDEO_POKER_WORDS.en.coinValue },
    firstKurus: 500,
    ofRound: (round) => shownIn(round).coinKurus,
  },
  first: { coins: COINS_MOST, isHintOn: recallHint(), holding: null },
  frameOf,
  tell,
  Stage,
  Choices,
  main,
  secondary,
  onKey,
  message,
  summary(round, language) {
    const words = VIDEO_POKER_WORDS[language]
    const { cards, coins, held } = shownIn(round)
    if (round.state === 'voided' || !held) return words.stakeBack
    const pay = payOf(cards, coins)
    if (pay === 0) return words.summaryLost
    return words.summary(handText(rankFive(cards), language), multiplierText(pay * 100, language))
  },
  optionsOf: ({ bet }) => ({ coins: (bet as unknown as Bet).coins }),
  rules: { tr: VIDEO_POKER_WORDS.tr.rules, en: VIDEO_POKER_WORDS.en.rules },
  Paytable: PayTable,
}

/** Cards that were dealt or drawn are opened from the left. */
async function tell({ round, before, show, wait, sound }: Telling<Frame>): Promise<void> {
  const { cards, held, coins } = shownIn(round)
  // A round that was over before the page came has nothing to tell.
  if (held && !before) return
  const lying: Frame = { cards: NO_CARDS, row: undefined, coins, held, isTelling: true }
  const shown = PLACES.map((place) => (held?.includes(place) ? (cards[place] ?? null) : null))
  const closed = PLACES.filter((place) => shown[place] === null)
  show({ ...lying, cards: [...shown] })
  await wait(CARD_MS)
  for (const place of closed) {
    shown[place] = cards[place] ?? null
    show({ ...lying, cards: [...shown] })
    sound('card')
    await wait(CARD_MS)
  }
  if (closed.length > 0) await wait(LAST_MS)
}

function Choices({ play, options, onOptions }: ScreenProps<Options, Frame>) {
  const words = VIDEO_POKER_WORDS[play.language]
  const { round, phase } = play
  const inRound = round && isInRound(play) ? shownIn(round).coins : undefined
  useEffect(() => {
    if (inRound !== undefined) onOptions({ coins: inRound })
  }, [inRound])
  return (
    <Dial
      label={words.coins}
      lower={words.fewer}
      higher={words.more}
      pick={words.pickCoins}
      values={range(1, COINS_MOST)}
      value={inRound ?? options.coins}
      text={String}
      isOff={phase !== 'ready'}
      onValue={(coins) => onOptions({ coins })}
    />
  )
}

function main({ play, options }: Asked<Options>): MainAction {
  const words = VIDEO_POKER_WORDS[play.language]
  const { phase, stakeKurus, isOffline } = play
  if (!isInRound(play))
    return {
      kind: 'in',
      word: words.deal,
      sumKurus: stakeKurus * options.coins,
      isOff: phase !== 'ready' || isOffline,
      press: () => play.begin({ coinKurus: stakeKurus, coins: options.coins }),
    }
  const hold = heldIn(play, options)
  return {
    kind: 'in',
    word: words.draw,
    note: words.changes(PLACES.length - hold.length),
    isOff: phase !== 'choosing' || isOffline,
    press: () => play.move({ hold: [...hold] }),
  }
}

function secondary({ play, options, onOptions }: Asked<Options>): SecondaryAction[] {
  const isHintOn = !options.isHintOn
  const press = () => {
    rememberHint(isHintOn)
    onOptions({ isHintOn })
  }
  const word = VIDEO_POKER_WORDS[play.language].hint
  return [{ icon: 'lamp', word, key: 'i', isPressed: options.isHintOn, press }]
}

function onKey(key: string, { play, options, onOptions }: Asked<Options>): boolean {
  const place = ['1', '2', '3', '4', '5'].indexOf(key)
  if (place < 0) return false
  if (play.phase !== 'choosing' || !play.round) return true
  play.sound('tap')
  const places = toggled(heldIn(play, options), place)
  onOptions({ holding: { roundId: play.round.id, places } })
  return true
}

function message(asked: Asked<Options>): Message {
  const { round, language, phase } = asked.play
  const words = VIDEO_POKER_WORDS[language]
  if (!round) return { text: words.choose }
  if (round.state === 'voided') return { text: words.stakeBack }
  if (phase === 'telling') return { text: shownIn(round).held ? words.drawing : words.dealing }
  return isInRound(asked.play) ? asking(asked, round) : ending(asked, round)
}

/** What to do with the cards that were dealt. */
function asking({ play, options }: Asked<Options>, round: Round): Message {
  const { language } = play
  const words = VIDEO_POKER_WORDS[language]
  const { dealt, coins } = shownIn(round)
  if (options.isHintOn) {
    const { held, mean } = hintFor({ dealt, coins })
    const times = multiplierText(Math.round(mean * 100), language)
    return { text: words.hintText(words.hold(holdText(dealt, held)), times) }
  }
  const row = rowOf(dealt)
  if (!row) return { text: words.holdSome }
  return { text: words.holdSomeWith(words.row(row).toLocaleLowerCase(language)) }
}

function ending({ play: { language } }: Asked<Options>, round: Round): Message {
  const words = VIDEO_POKER_WORDS[language]
  const { winKurus, stakedKurus } = round
  if (winKurus === 0) return { text: words.lost }
  const hand = handText(rankFive(shownIn(round).cards), language)
  if (winKurus <= stakedKurus) return { text: words.returned(hand, money(winKurus)) }
  return { text: words.won(hand, money(winKurus)), isWin: true }
}
