import { checkRecord, isRight, readRecords } from '../../../fairness/records.ts'
import { lineOf } from './line-of.ts'

/** The verifier that a player downloads: one page without a server, in both languages. */
const elementOf = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`)
  return element
}

const file = elementOf('file', HTMLInputElement)
const records = elementOf('records', HTMLTextAreaElement)
const verdict = elementOf('verdict', HTMLParagraphElement)
const rounds = elementOf('rounds', HTMLOListElement)

function say(text: string, isGood: boolean): void {
  verdict.textContent = text
  verdict.className = isGood ? 'right' : 'wrong'
}

async function check(): Promise<void> {
  rounds.replaceChildren()
  try {
    const read = readRecords(records.value)
    let right = 0
    for (const record of read) {
      const checked = await checkRecord(record)
      if (isRight(checked)) right += 1
      const line = document.createElement('li')
      line.className = isRight(checked) ? 'right' : 'wrong'
      line.textContent = lineOf(record, checked)
      rounds.append(line)
    }
    say(
      `${read.length} turdan ${right} tanesi tutuyor. ${right} of ${read.length} rounds hold.`,
      right === read.length,
    )
  } catch {
    say('Bu bir tur kaydı değil. This is no record of a round.', false)
  }
}

file.addEventListener('change', async () => {
  const [chosen] = file.files ?? []
  if (!chosen) return
  records.value = await chosen.text()
  await check()
})
elementOf('check', HTMLButtonElement).addEventListener('click', () => void check())
