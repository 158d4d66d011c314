/**
 * What was typed into a form and not sent yet. It outlives the form (Back, the end of a session) and
 * not the page: nothing of it is stored, and a log-out, which loads the page anew, forgets it.
 */
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { session } from '../session/session.ts'

const drafts = new Map<string, object>()

/** Whose draft it is: another player of the same browser never sees it. */
const keyOf = (name: string): string => `${session()?.usercode ?? ''}:${name}`

/** What is kept under a name, or nothing. */
export const draftOf = <Values extends object>(name: string): Partial<Values> =>
  (drafts.get(keyOf(name)) ?? {}) as Partial<Values>

/** Keeps a form's entries under a key, without its secrets. */
function keepDraft(key: string, entries: object, secrets: readonly string[]): void {
  const open = Object.entries(entries).filter(([field]) => !secrets.includes(field))
  drafts.set(key, Object.fromEntries(open))
}

/**
 * Keeps what the form holds while it is filled in; `secrets`, the same list each time, are never
 * kept. Give the form `draftOf(name)` among its default values. The returned function forgets the
 * draft: call it when the form was sent.
 */
export function useDraftOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch'>,
  name: string,
  secrets: readonly string[],
): () => void {
  // The end of the session, which may be the end of the form, does not change whose it is.
  const [key] = useState(() => keyOf(name))
  useEffect(() => {
    const { unsubscribe } = form.watch((entries) => keepDraft(key, entries, secrets))
    return unsubscribe
  }, [form, key, secrets])
  return () => drafts.delete(key)
}

/** The same for a form that is one state. */
export function useDraftState<Value extends object>(name: string, blank: Value) {
  const [key] = useState(() => keyOf(name))
  const [value, setValue] = useState<Value>(() => ({ ...blank, ...draftOf<Value>(name) }))
  const set = (next: Value) => {
    setValue(next)
    keepDraft(key, next, [])
  }
  return [value, set, () => drafts.delete(key)] as const
}
