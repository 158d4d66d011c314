import { blackOut } from '@zar/contract/evidence/black-out'
import { type Keys, readKeys } from '@zar/contract/evidence/keys'
import { type Evidence, FILE_MAX } from '@zar/contract/evidence/read'
import { canCheckSignatures } from '@zar/contract/evidence/signature'
import { type PublishedTexts, readTexts } from '@zar/contract/evidence/site/texts'
import { type Known, NotOlder, openEvidence, type Progress } from '@zar/contract/evidence/verify'
import { groupOf, holdingOf, shownLine, toldOf } from './holding.ts'
import type {
  Answer,
  AskName,
  Asks,
  FromWorker,
  Given,
  Group,
  ToWorker,
  Trouble,
} from './protocol.ts'

/** Nothing can be said of the file. */
class Troubled extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}
const troubled = (trouble: Trouble) => (): never => {
  throw new Troubled(trouble)
}

/** Of the file that was verified last. */
type Held = { file: Blob; known: Known; evidence: Evidence }

/**
 * What the worker does: verifies a file with keys that were chosen beside it, shows its lines and blacks some
 * out. It fetches nothing, and nothing leaves it but its answers.
 */
export function openVerifier(
  send: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let held: Held | undefined
  const linesOf = (group: Group | null) =>
    (held ? toldOf(held.evidence) : []).filter((told) => group === null || groupOf(told) === group)

  const verify = async (given: Given, progress: Progress): Promise<Answer> => {
    held = undefined
    if (!(await canCheckSignatures())) throw new Troubled('crypto')
    const { known, keys } = await knownOf(given)
    const about = { keys: { root: keys.key, isChecked: given.root !== null } }
    if (given.file.size > FILE_MAX) {
      return { verdict: { verdict: 'refused', code: 'E01', line: null }, sha256: '', ...about }
    }
    const bytes = await bytesOf(given.file)
    const { verdict, evidence } = await openEvidence(bytes, known, progress).catch(olderOr)
    const answer = { verdict, sha256: await sha256Of(bytes), ...about }
    if (!evidence) return answer
    held = { file: given.file, known, evidence }
    return { ...answer, holding: holdingOf(evidence) }
  }

  const answers: {
    [Name in AskName]: (input: never, progress: Progress) => Promise<Asks[Name]['output']>
  } = {
    verify,
    lines: async ({ group, from, most }: Asks['lines']['input']) => {
      const lines = linesOf(group)
      return { lines: lines.slice(from, from + most).map(shownLine), count: lines.length }
    },
    numbers: async ({ group }: Asks['numbers']['input']) =>
      linesOf(group).map(({ number }) => number),
    blackOut: async ({ numbers }: Asks['blackOut']['input'], progress) => {
      if (!held) return null
      const made = blackOut(await bytesOf(held.file), new Set(numbers))
      const { verdict } = await openEvidence(
        made,
        { keys: held.known.keys, ...headsOf(held.known) },
        progress,
      )
      return verdict.verdict === 'valid' ? new Blob([new Uint8Array(made)], { type: TYPE }) : null
    },
  }

  return async ({ id, ask, input }) => {
    const progress: Progress = (part, done, of) => send({ id, tells: 'progress', part, done, of })
    try {
      send({ id, tells: 'answer', output: await answers[ask](input as never, progress) })
    } catch (error) {
      send({ id, tells: 'trouble', trouble: error instanceof Troubled ? error.trouble : 'lost' })
    }
  }
}

const TYPE = 'application/x-ndjson'
const headsOf = ({ heads }: Known): Pick<Known, 'heads'> => (heads ? { heads } : {})

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer().catch(troubled('unread')))

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function knownOf({
  keys: list,
  root,
  heads,
  older,
  texts,
}: Given): Promise<{ known: Known; keys: Keys }> {
  const bytes = await bytesOf(list)
  const keys = await readKeys(bytes).catch(troubled('keys'))
  if (root !== null) await readKeys(bytes, root).catch(troubled('root'))
  const known: Known = { keys }
  if (heads) known.heads = new Set((await heads.text().catch(troubled('unread'))).split('\n'))
  if (older) known.older = await bytesOf(older)
  if (texts) known.texts = await textsOf(texts)
  return { known, keys }
}

async function textsOf(file: Blob): Promise<PublishedTexts> {
  const text = await file.text().catch(troubled('unread'))
  try {
    return readTexts(text)
  } catch {
    throw new Troubled('texts')
  }
}

const olderOr = (error: unknown): never => {
  throw error instanceof NotOlder ? new Troubled('older') : error
}
