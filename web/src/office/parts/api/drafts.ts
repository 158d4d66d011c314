import { useState } from 'react'
import { sessionStore } from '../../../lib/storage/browser-storage.ts'
import { readSession } from './session.ts'

const PREFIX = 'office-draft'
const memory = new Map<string, unknown>()

const personId = (): string => {
  const now = readSession()
  return now.state === 'in' ? now.me.id : ''
}
const keyOf = (person: string, name: string): string => `${PREFIX}:${person}:${name}`

function read(key: string): unknown {
  if (memory.has(key)) return memory.get(key)
  try {
    return JSON.parse(sessionStore.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The names of a person's drafts, so that all of them can be forgotten. */
const indexOf = (person: string): string[] => {
  const names = read(keyOf(person, ''))
  return Array.isArray(names) ? names.filter((one) => typeof one === 'string') : []
}

function write(key: string, value: unknown): void {
  memory.set(key, value)
  sessionStore.setItem(key, JSON.stringify(value))
}

function keep(person: string, name: string, value: unknown): void {
  write(keyOf(person, name), value)
  const names = indexOf(person)
  if (!names.includes(name)) write(keyOf(person, ''), [...names, name])
}

function drop(person: string, name: string): void {
  memory.delete(keyOf(person, name))
  sessionStore.removeItem(keyOf(person, name))
}

/** Forgets what a person typed and did not send. */
export function dropDrafts(person: string): void {
  for (const name of [...indexOf(person), '']) drop(person, name)
}

/**
 * State that outlives a lock, the end of the session and a reload of the tab, for the same person alone.
 * Secrets do not belong in it. The third function forgets it: call it when it was sent.
 */
export function useDraft<Value>(
  name: string,
  blank: Value,
): readonly [Value, (next: Value) => void, () => void] {
  // The end of the session, which may be the end of the form, does not change whose it is.
  const [person] = useState(personId)
  const [value, setValue] = useState<Value>(() => (read(keyOf(person, name)) as Value) ?? blank)
  return [
    value,
    (next) => {
      setValue(next)
      keep(person, name, next)
    },
    () => {
      setValue(blank)
      drop(person, name)
    },
  ]
}
