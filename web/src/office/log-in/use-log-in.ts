import { type LogInAnswer, logIn, passkeyLogIn } from '@zar/contract/office/staff'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { NoPasskey } from '../../lib/session/passkey.ts'
import { call } from '../parts/api/call.ts'
import { enter } from '../parts/api/enter.ts'
import { signByPasskey } from '../parts/api/passkey.ts'
import { failureOf, type LogInFailure } from './failure.ts'
import { rememberedName, rememberName } from './remembered-name.ts'
import { t } from './texts.ts'

export type Step = 'password' | 'code'
type Answer = z.output<typeof LogInAnswer>

/** The two steps of a log-in, or the one of a passkey. */
export function useLogIn() {
  const [name, setName] = useState(rememberedName)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<Step>('password')
  const [busy, setBusy] = useState<'password' | 'passkey'>()
  const [failure, setFailure] = useState<LogInFailure>()
  const attempt = async (by: 'password' | 'passkey', send: () => Promise<Answer>) => {
    if (busy) return
    setBusy(by)
    setFailure(undefined)
    try {
      const { step: next } = await send()
      if (by === 'password') rememberName(name.trim())
      if (next === 'done') await enter()
      else setStep('code')
    } catch (error) {
      setCode('')
      setFailure(
        error instanceof NoPasskey
          ? { tone: 'wait', title: t('noKey'), text: '' }
          : failureOf(error),
      )
    } finally {
      setBusy(undefined)
    }
  }
  return {
    name,
    setName,
    password,
    setPassword,
    code,
    setCode,
    step,
    busy,
    failure,
    sendPassword: () =>
      void attempt('password', () => call(logIn, { name: name.trim(), password })),
    sendCode: (whole: string) =>
      void attempt('password', () => call(logIn, { name: name.trim(), password, code: whole })),
    askPasskey: () =>
      void attempt('passkey', async () => call(passkeyLogIn, { key: await signByPasskey() })),
    back: () => {
      setStep('password')
      setPassword('')
      setCode('')
      setFailure(undefined)
    },
  }
}
