import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addMyPasskey,
  beginMyPasskey,
  myPasskeys,
  removeMyPasskey,
} from '@zar/contract/office/log-in/passkeys'
import type { Passkey } from '@zar/contract/players/passkey'
import { useState } from 'react'
import { makeKey, NoPasskey } from '../../../lib/session/passkey.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { signByPasskey } from '../../parts/api/passkey.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './passkeys-texts.ts'

const KEY = ['office', 'my-passkeys']

/** Six digits, or a signature of a key that is there. */
const shown = async (code: string) => (code ? { code } : { key: await signByPasskey() })

const textOf = (failure: unknown): string => {
  if (!(failure instanceof NoPasskey)) return failureText(failure)
  return t(failure.isKnown ? 'isKnown' : 'noKey')
}

/** The person's own passkeys, and how one is added or taken away. */
export function usePasskeys() {
  const client = useQueryClient()
  const list = useQuery({ queryKey: KEY, queryFn: () => call(myPasskeys, {}) })
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  /** Whether it was done. */
  const go = async (deed: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setWrong('')
    try {
      await deed()
      await client.invalidateQueries({ queryKey: KEY })
      return true
    } catch (failure) {
      setWrong(textOf(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    list,
    isBusy,
    wrong,
    add: (name: string, code: string) =>
      go(async () => {
        const newKey = await makeKey(await call(beginMyPasskey, await shown(code)))
        await call(addMyPasskey, { name, newKey })
        notify(t('addedDone', { name }))
      }),
    remove: ({ id, name }: Passkey, code: string) =>
      go(async () => {
        await call(removeMyPasskey, { id, ...(await shown(code)) })
        notify(t('removedDone', { name }))
      }),
  }
}
