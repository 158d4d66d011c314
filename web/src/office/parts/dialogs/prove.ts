import type { Operation } from '@zar/contract/office/operation'
import type { Right } from '@zar/contract/office/rights/rights'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod/mini'
import { call, Refused } from '../api/call.ts'

/** What a proof is for: one right on one object, and of money one sum, in E5. */
export type ProofFor = { right: Right; object: string; amountE5: string | null }

type Asked = { for: ProofFor; settle: (isProven: boolean) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()
const change = (next: Asked | null) => {
  asked = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAskedProof = (): Asked | null => useSyncExternalStore(subscribe, () => asked)
/** Whether a proof is being asked for. */
export const useProving = (): boolean => useAskedProof() !== null

/** Asks the person to prove that it is they. Answers false when they would not. */
export const prove = (purpose: ProofFor): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.settle(false)
    change({
      for: purpose,
      settle: (isProven) => {
        change(null)
        resolve(isProven)
      },
    })
  })

/** Like `call`, for what the server lets pass only after a proof: it is asked for, and then called again. */
export async function callProven<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Operation<I, O>,
  input: z.input<I>,
  purpose: ProofFor,
): Promise<z.output<O>> {
  try {
    return await call(operation, input)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'reauthenticate') throw error
    if (!(await prove(purpose))) throw error
    return call(operation, input)
  }
}
