import { type Difference, moneyOf, sentenceOf } from '../../server/src/modules/suppliers/index.ts'
import { plain } from '../office/terminal-text.ts'

/** A difference with the numbers of both sides, as a person reads it. */
export function differenceLines(difference: Difference): string[] {
  const { id, provider, day, transactionId, ours, theirs } = difference
  return [
    `#${id}  ${provider}  ${day}`,
    ...wrapped(sentenceOf(difference)),
    `    transaction  ${transactionId}`,
    ...sideLines('ours', ours),
    ...sideLines('theirs', theirs),
    '',
  ]
}

/** How many there are, and whether all of them were said. */
export function countLine(shown: number, open: number): string {
  if (open === 0) return 'No difference is open.'
  return open > shown ? `${open} are open, of which ${shown} are shown.` : `${open} are open.`
}

function sideLines(name: string, told: Difference['ours']): string[] {
  const label = `    ${name.padEnd(11)}  `
  if (!told) return [`${label}nothing`]
  const { kind, player, round, outcome, movesCash, at } = told
  const cash = movesCash === false ? ', no cash moved' : ''
  const answered = outcome === undefined ? '' : `, ${outcome}${cash}`
  return [
    `${label}${kind} ${moneyOf(told)}${answered}, ${at}`,
    `${' '.repeat(label.length)}player ${plain(player)}`,
    `${' '.repeat(label.length)}round ${plain(round)}`,
  ]
}

const WIDTH = 76

/** By words; one that is longer than a line stands alone. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of plain(text).split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines.map((line) => `    ${line}`)
}
