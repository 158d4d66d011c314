import type { Language, Round } from '../../../../protocol.ts'
import { figure, money, timesText } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { CellPay } from '../../../../screens/slot/pay-cells.tsx'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { SIDE } from '../clusters.ts'
import type { ClusterSheet, ClusterWin, Event } from '../rules.ts'
import { countedName, nameOf } from './names.ts'
import { type Frame, isLitBy, resultIn, sumOf } from './shown.ts'
import { CLUSTER_WORDS, trayWords } from './words.ts'

/** How a round ended, in one sentence; and how far the meter came. */
export function sentenceOf(code: string, round: Round, language: Language): string {
  const words = CLUSTER_WORDS[language]
  const { steps, hundredths } = resultIn(round)
  const wins = steps.flatMap((step) => step.wins)
  const [first] = wins
  if (!first || round.winKurus === 0) return SLOT_WORDS[language].lost
  const joined = steps.filter((step) => step.wins.length > 0).length
  const what =
    wins.length === 1
      ? words.oneCluster(countedName(first.cells.length, first.drop, language))
      : words.clusters(joined, wins.length)
  const sum = money(round.winKurus)
  const told = isLitBy(round, round.winKurus)
    ? words.won(what, sum, figure(hundredths / 100, language))
    : words.returned(what, sum)
  return `${told} ${trayWords(code, language).counted(steps.at(-1)?.combed ?? 0)}`
}

/** Each cluster that joined. */
export const winsOf = (round: Round, language: Language): string[] =>
  resultIn(round).steps.flatMap(({ wins }) => wins.map((win) => joinedText([win], round, language)))

export function messageOf(code: string, { play }: Asked<SlotOptions>, frame?: Frame): Message {
  const { round, language, phase } = play
  const tray = trayWords(code, language)
  if (phase === 'telling')
    return frame && round ? tellingOf(code, frame, round, language) : { text: tray.arriving }
  if (!round) return { text: tray.ready }
  return {
    text: sentenceOf(code, round, language),
    isWin: isLitBy(round, round.winKurus),
  }
}

function tellingOf(code: string, frame: Frame, round: Round, language: Language): Message {
  const tray = trayWords(code, language)
  if (frame.event) return { text: eventText(code, frame.event, language), isStep: true }
  if (frame.runs.length === 0) return { text: tray.arriving }
  const text = `${joinedText(frame.runs, round, language)} ${tray.goingOn}`
  return { text, isWin: frame.isLit, isStep: true }
}

function joinedText(runs: readonly ClusterWin[], round: Round, language: Language): string {
  const words = CLUSTER_WORDS[language]
  const sum = money(
    sumOf(
      round,
      runs.reduce((all, { hundredths }) => all + hundredths, 0),
    ),
  )
  const [first] = runs
  if (!first || runs.length > 1) return words.joinedMany(runs.length, sum)
  return words.joined(countedName(first.cells.length, first.drop, language), sum)
}

export function eventText(code: string, event: Event, language: Language): string {
  const words = CLUSTER_WORDS[language]
  const { gold, change, comb } = trayWords(code, language)
  if (event.kind === 'gold') return words.goldCame(gold)
  if (event.kind === 'comb') return words.combed(comb)
  return words.changed(change, nameOf(event.from, language), nameOf(event.to, language))
}

/** The whole tray by columns, and the meter, once everything lies. */
export function gridText(sheet: ClusterSheet, frame: Frame, language: Language): string {
  const words = CLUSTER_WORDS[language]
  const { unit, meter } = trayWords(sheet.code, language)
  if (frame.beat !== 'rest') return words.moving(unit)
  const names = [...frame.drops]
    .sort((a, b) => a.cell - b.cell)
    .map(({ name }) => nameOf(name, language))
  const columns = Array.from({ length: SIDE }, (_, at) =>
    names.slice(at * SIDE, (at + 1) * SIDE).join(', '),
  )
  const stands = words.stands(meter, frame.combed, sheet.meter?.comb ?? 0)
  return `${words.columns(columns)} ${stands}.`
}

/** How many each class of size holds: `5`, `12–14`, `25+`. */
export function sizeText(sizes: readonly number[], at: number): string {
  const [from = 0, next] = sizes.slice(at, at + 2)
  if (next === undefined) return `${from}+`
  return next - from === 1 ? `${from}` : `${from}–${next - 1}`
}

/** What so many pay; no round pays more than its highest return. */
export const payText = (sheet: ClusterSheet, hundredths: number, language: Language): string =>
  timesText(Math.min(hundredths, sheet.mostHundredths), language)

export function payOf(sheet: ClusterSheet, id: string, language: Language): CellPay {
  const name = nameOf(id, language)
  const drop = sheet.drops.find((one) => one.id === id)
  if (!drop) return { name, rows: [], note: CLUSTER_WORDS[language].wild }
  return {
    name,
    rows: drop.pays.map((pay, at) => [sizeText(sheet.sizes, at), payText(sheet, pay, language)]),
  }
}
