import { useMutation } from '@tanstack/react-query'
import { sendCopyCode, takeDataCopy } from '@zar/contract/players/data-copy'
import { useEffect, useState } from 'react'
import { FILE_TIMEOUT_MS, Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { locale } from '../../../lib/language/translate.ts'
import { useLocation, useNavigate } from '../../../lib/router/router.tsx'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { saveOwnData } from '../save-own-data.ts'

type Stage = 'ask' | 'code' | 'done' | 'over'

/** The secret behind the #, which leaves the address at once: neither the history nor a screen shows it. */
export function useLinkToken(): string {
  const { pathname, hash } = useLocation()
  const [token, setToken] = useState(hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    const { search } = location
    const wanted = new URLSearchParams(search).get('lang')
    // The page is about to be opened anew in the language of the letter, and needs it then.
    if (hash === '' || (wanted && wanted !== locale)) return
    setToken(hash.slice(1))
    navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [pathname, hash, navigate])
  return token
}

/** The way from the link to the file: a code is sent to the phone, and with it the copy is downloaded. */
export function useDataCopy(token: string) {
  const [stage, setStage] = useState<Stage>('ask')
  const [sentAt, setSentAt] = useState(0)
  // Offline too: the player is told at once instead of waiting for the network.
  const always = { networkMode: 'always' } as const
  const goOn = () => {
    setSentAt(Date.now())
    setStage('code')
  }
  const send = useMutation({
    ...always,
    mutationFn: () => callWithBox(sendCopyCode, { token }),
    onSuccess: ({ message }) => {
      notify.success(message)
      goOn()
    },
    onError: (failure) => {
      const code = failure instanceof Refused ? failure.code : undefined
      if (code === 'copy_link_over') return setStage('over')
      // The code of a moment ago is still good.
      if (code === 'code_too_soon') goOn()
      notify[code === 'code_too_soon' ? 'info' : 'error'](failureText(failure))
    },
  })
  const take = useMutation({
    ...always,
    mutationFn: (code: string) =>
      callWithBox(takeDataCopy, { token, code }, { timeoutMs: FILE_TIMEOUT_MS }),
    onSuccess: ({ data }) => {
      saveOwnData(data)
      setStage('done')
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return {
    stage,
    sentAt,
    isSending: send.isPending,
    isTaking: take.isPending,
    send: () => {
      if (!send.isPending) send.mutate()
    },
    /** True when it was refused, and another code is to be typed. */
    take: (code: string) =>
      take.mutateAsync(code).then(
        () => false,
        (failure: unknown) => failure instanceof Refused,
      ),
    again: () => setStage('ask'),
  }
}
