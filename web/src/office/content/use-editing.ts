import {
  type ContentPiece,
  saveDraft,
  saveTranslation,
} from '@zar/contract/office/content/operations'
import type { Body, LineName } from '@zar/contract/office/content/pieces'
import { type Problem, problemsOf } from '@zar/contract/office/content/problems'
import { useEffect, useRef, useState } from 'react'
import { call } from '../parts/api/call.ts'
import { useDraft } from '../parts/api/drafts.ts'
import { failureText, isCode } from '../parts/api/failure.ts'
import { turkishChanges, withEnglishOf } from './translate/english.ts'
import type { Writes } from './translate/writes.ts'

/** A pause in the typing after which it is saved. */
const SAVE_AFTER_MS = 1_500

const OPERATIONS = { all: saveDraft, english: saveTranslation, nothing: saveDraft } as const

type Draft = NonNullable<ContentPiece['draft']>
/** What was typed and is not saved yet, and of which edition it was made. */
type Typed = { body: Body; fresh: (LineName | 'blocks')[]; edition: number } | null

export type Editing = {
  body: Body
  /** What of it the person writes. */
  writes: Writes
  problems: Problem[]
  /** Whether there is anything that the server does not have. */
  isDirty: boolean
  isSaving: boolean
  savedAt: string
  /** Somebody else saved or published it meanwhile. */
  hasConflict: boolean
  /** Fields whose Turkish is another one in what somebody else saved. */
  newTurkish: string[]
  failure: string | undefined
  set: (body: Body) => void
  /** The English of a field still says what the Turkish says. */
  confirm: (field: LineName | 'blocks') => void
  save: () => Promise<boolean>
  /** Gives up what was typed for what the server has. */
  takeTheirs: () => void
  /** Saves what was typed over what somebody else saved; of a translation, its English beside their Turkish. */
  keepMine: () => void
}

type Edited = { piece: ContentPiece; draft: Draft; writes: Writes; onSaved: () => Promise<void> }

/**
 * The words of a draft as they are typed: saved after a pause, kept in the tab until the server has them, and
 * never over what somebody else saved meanwhile.
 */
export function useEditing({ piece, draft, writes, onSaved }: Edited): Editing {
  const name = `content:${piece.kind}:${piece.piece}:${draft.number}`
  const [typed, setTyped, forget] = useDraft<Typed>(name, null)
  const [base, setBase] = useState(draft)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // What the server has is taken over while nothing is typed here.
  if (!typed && !isSaving && base.edition < draft.edition) setBase(draft)
  const latest = useRef(typed)
  latest.current = typed

  const send = async (edition: number): Promise<boolean> => {
    const sent = latest.current
    if (!sent) return true
    setSaving(true)
    setFailure(undefined)
    try {
      const of = { kind: piece.kind, piece: piece.piece, number: draft.number, edition }
      const { body, fresh } = sent
      const saved = await call(OPERATIONS[writes], { ...of, body, fresh })
      setBase({ ...draft, ...saved, body, at: new Date().toISOString() })
      // What was typed meanwhile waits for the next time.
      const newer = latest.current
      if (newer === sent || !newer) forget()
      else setTyped({ ...newer, edition: saved.edition })
      await onSaved()
      return true
    } catch (error) {
      setFailure(error)
      // What somebody else saved is read, so that the person can choose.
      if (isCode(error, 'case_changed')) await onSaved()
      return false
    } finally {
      setSaving(false)
    }
  }
  const restart = (next: Typed) => {
    setFailure(undefined)
    setBase(draft)
    if (next) setTyped(next)
    else forget()
  }
  const save = () => send(latest.current?.edition ?? base.edition)
  useSavedLater(typed, !isSaving && failure === undefined, save)

  const { body, stale, edition } = seenOf(base, typed)
  const isRefused = isCode(failure, 'case_changed')
  return {
    body,
    writes,
    problems: problemsOf(piece.kind, body, stale),
    isDirty: typed !== null,
    isSaving,
    savedAt: base.at,
    hasConflict: isRefused || (typed !== null && !isSaving && draft.edition > edition),
    newTurkish: turkishChanges(base.body, draft.body),
    failure: failure === undefined || isRefused ? undefined : failureText(failure),
    set: (next) => {
      if (!isRefused) setFailure(undefined)
      setTyped({ body: next, fresh: typed?.fresh ?? [], edition })
    },
    confirm: (field) => setTyped({ body, fresh: [...(typed?.fresh ?? []), field], edition }),
    save,
    takeTheirs: () => restart(null),
    keepMine: () =>
      writes === 'english' ? restart(besideTheirs(draft, body)) : void send(draft.edition),
  }
}

/** The English of a body beside the newest Turkish; it is saved after a pause, as if it was typed. */
const besideTheirs = ({ body, edition }: Draft, mine: Body): Typed => ({
  body: withEnglishOf(body, mine),
  fresh: [],
  edition,
})

/** What the form shows: what was typed, or what the server has. */
function seenOf(base: Draft, typed: Typed) {
  const body = typed?.body ?? base.body
  const isConfirmed = (field: string) => typed?.fresh.some((one) => one === field) ?? false
  const stale = base.stale.filter(
    (field) => !isConfirmed(field) && isAsBefore(body, base.body, field),
  )
  return { body, stale, edition: typed?.edition ?? base.edition }
}

/** English that was typed anew is not stale. */
const isAsBefore = (body: Body, before: Body, field: string): boolean => {
  const of = (one: Body) =>
    field === 'blocks'
      ? one.blocks?.en
      : [one.lines[field as LineName]?.en, one.lines[field as LineName]?.same]
  return JSON.stringify(of(body)) === JSON.stringify(of(before))
}

function useSavedLater(typed: Typed, isActive: boolean, save: () => Promise<boolean>): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!typed || !isActive) return
    const timer = setTimeout(() => void latest.current(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, isActive])
}
