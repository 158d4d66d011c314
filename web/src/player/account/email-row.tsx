import { useMutation } from '@tanstack/react-query'
import { type Account, sendEmailLink } from '@zar/contract/players/account'
import type { ReactNode } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { callWithBox } from '../../lib/session/demo-box.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button } from '../../ui/form/button.tsx'
import { AccountRow } from './panel.tsx'
import { t } from './texts.ts'

type EmailProps = { account: Account; name: string; change: ReactNode; onSent: () => void }

/** The address and whether it is confirmed; a lost link is sent once more. */
export function EmailRow({
  account: { email, isEmailConfirmed },
  name,
  change,
  onSent,
}: EmailProps) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callWithBox(sendEmailLink, {}),
    onSuccess: ({ message }) => {
      notify.success(message)
      onSent()
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  return (
    <AccountRow
      name={name}
      action={
        <div className="acc__tagged">
          {!isEmailConfirmed && (
            <Button
              size="s"
              busy={isPending ? t('email.sending') : undefined}
              onClick={() => mutate()}
            >
              {t('email.send')}
            </Button>
          )}
          {change}
        </div>
      }
    >
      <span className="acc__tagged">
        <span>{email}</span>
        <Tag kind={isEmailConfirmed ? 'done' : 'wait'}>
          {t(isEmailConfirmed ? 'phone.done' : 'phone.not')}
        </Tag>
      </span>
    </AccountRow>
  )
}
