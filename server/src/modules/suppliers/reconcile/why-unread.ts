import { z } from 'zod/mini'

/** Why a supplier's list could not be read to its end, in a line that a person reads. */
export function whyUnread(error: unknown): string {
  if (error instanceof z.core.$ZodError) return wrongLine(error)
  if (error instanceof SyntaxError) return 'what it answers is no JSON'
  if (!(error instanceof Error)) return oneLine(String(error))
  if (error.name === 'TimeoutError') return 'it did not answer in time'
  // What fetch throws says what happened in its cause alone.
  const { cause } = error
  if (error instanceof TypeError && cause instanceof Error) {
    return oneLine(`it cannot be reached: ${(cause as { code?: string }).code ?? cause.message}`)
  }
  return oneLine(error.message)
}

/** The first line that cannot be read, and all that is wrong with it. */
function wrongLine({ issues }: z.core.$ZodError): string {
  const [first] = issues
  const line = first?.path[0]
  if (typeof line !== 'number') return 'what it answers is no list of movements'
  const members = issues.flatMap(({ path }) => (path[0] === line ? String(path[1] ?? 'all') : []))
  return `line ${line + 1} of its list is wrong: ${[...new Set(members)].join(', ')}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
