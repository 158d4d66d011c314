import { useMutation, useQueryClient } from '@tanstack/react-query'
import { stopLetters } from '@zar/contract/players/account'
import { MailX } from 'lucide-react'
import { call, Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { useLocation } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { t } from './texts.ts'

/** `/stop-letters#…`: where a marketing letter leads, without a log-in. Opening it alone changes nothing. */
export function StopLettersPage() {
  const token = useLocation().hash.slice(1)
  useLinkLanguage()
  const client = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(stopLetters, { token }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['me', 'account'] }),
    onError: (failure) => {
      if (!isOfLink(failure)) notify.error(failureText(failure))
    },
  })
  if (isSuccess)
    return (
      <Empty art="nazar" heading="h1" title={t('done.title')}>
        {t('done.text')}
      </Empty>
    )
  if (token === '' || isOfLink(error))
    return (
      <Empty art="fener" heading="h1" title={t('invalid.title')}>
        {t('invalid.text')}
      </Empty>
    )
  return (
    <Empty
      art="nazar"
      heading="h1"
      title={t('ask.title')}
      action={
        <Button
          variant="primary"
          size="l"
          icon={MailX}
          busy={isPending ? t('stopping') : undefined}
          onClick={() => mutate()}
        >
          {t('stop')}
        </Button>
      }
    >
      {t('ask.text')}
    </Empty>
  )
}

/** Whether the link itself is wrong; what is refused for other reasons may be pressed again. */
const isOfLink = (error: Error | null): boolean =>
  error instanceof Refused &&
  (error.code === 'letter_link_invalid' || error.code === 'invalid_input')
