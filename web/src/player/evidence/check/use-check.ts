import type { Part } from '@zar/contract/evidence/verify'
import { useEffect, useRef, useState } from 'react'
import { type Client, openClient, TroubleError } from './client.ts'
import type { Answer, Given, Trouble } from './protocol.ts'

export type Check =
  | { phase: 'idle' }
  /** `done` is the share of the whole, from 0 to 1. */
  | { phase: 'busy'; part: Part; done: number }
  | { phase: 'told'; answer: Answer; name: string; at: string }
  | { phase: 'troubled'; trouble: Trouble }

/** Where each part begins, and where the last one ends. */
const BEGINS: Record<Part, number> = {
  lines: 0,
  end: 0.6,
  logs: 0.7,
  contents: 0.9,
  findings: 0.95,
}
const PARTS = Object.keys(BEGINS) as Part[]

function shareOf(part: Part, done: number, of: number): number {
  const next = PARTS[PARTS.indexOf(part) + 1]
  const end = next ? BEGINS[next] : 1
  return BEGINS[part] + ((end - BEGINS[part]) * done) / Math.max(of, 1)
}

/** Verifies in a worker that begins with the page. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ phase: 'idle' })
  const client = useRef<Client>(null)
  /** An answer to what was asked before is nobody's. */
  const asked = useRef(0)
  useEffect(() => {
    const opened = openClient()
    client.current = opened
    return () => opened.stop()
  }, [])

  const verify = async (given: Given & { file: File }) => {
    asked.current += 1
    const own = asked.current
    const set = (next: Check) => own === asked.current && setCheck(next)
    set({ phase: 'busy', part: 'lines', done: 0 })
    try {
      const answer = await client.current?.ask('verify', given, (part, done, of) =>
        set({ phase: 'busy', part, done: shareOf(part, done, of) }),
      )
      if (!answer) return
      set({ phase: 'told', answer, name: given.file.name, at: new Date().toISOString() })
    } catch (error) {
      set({ phase: 'troubled', trouble: error instanceof TroubleError ? error.trouble : 'lost' })
    }
  }
  const forget = () => {
    asked.current += 1
    setCheck({ phase: 'idle' })
  }
  const ask: Client['ask'] = (...question) =>
    client.current?.ask(...question) ?? Promise.reject(new TroubleError('lost'))
  return { check, verify, forget, ask }
}
