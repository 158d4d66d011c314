import { useMutation, useQuery } from '@tanstack/react-query'
import { askErasure, beforeErasure, type Unfinished } from '@zar/contract/players/account'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { isAway } from '../../lib/api/query.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { callWithBox } from '../../lib/session/demo-box.ts'
import { leaveBrowser } from '../../lib/session/sign-out.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { t } from './erasure-texts.ts'
import { PasswordStep } from './password-step.tsx'
import { t as password } from './texts.ts'

const GOES = ['goes.who', 'goes.pay', 'goes.said', 'goes.device'] as const
const STAYS = ['stays.money', 'stays.once'] as const
/** Where what is unfinished can be seen to. */
const WAYS: Record<Unfinished, string> = {
  rounds: '/dashboard/game-history',
  bets: '/spor',
  withdrawal: '/dashboard/financial-activities',
  balance: '/dashboard/withdraw',
}

/** What goes, what stays and why; then what is to be seen to first, or the password. */
export function ErasureStep({ onCancel }: { onCancel: () => void }) {
  const before = useQuery({
    queryKey: ['me', 'before-erasure'],
    queryFn: () => call(beforeErasure, {}),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <>
      <ErasureFacts />
      {before.data && <Next {...before.data} onCancel={onCancel} />}
      {isAway(before) && <ErrorState heading="h2" onRetry={() => void before.refetch()} />}
      {!before.data && !isAway(before) && (
        <div role="status" aria-label={t('looking')}>
          <Skeleton height="148px" />
        </div>
      )}
    </>
  )
}

/** The keyboard and the screen reader begin where it is said what happens. */
function ErasureFacts() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <>
      <h3 className="secure__told" ref={ref} tabIndex={-1}>
        {t('goes')}
      </h3>
      <ul className="secure__list">
        {GOES.map((one) => (
          <li key={one}>{t(one)}</li>
        ))}
      </ul>
      <h3 className="secure__told">{t('stays')}</h3>
      <ul className="secure__list">
        {STAYS.map((one) => (
          <li key={one}>{t(one)}</li>
        ))}
      </ul>
    </>
  )
}

type NextProps = { unfinished: Unfinished[]; balance: number; onCancel: () => void }

function Next({ unfinished, balance, onCancel }: NextProps) {
  const asking = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (typed: string) => callWithBox(askErasure, { password: typed }),
    onSuccess: ({ message }) => {
      notify.success(message)
      void leaveBrowser()
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  const sum = { balance: formatMoney(balance) }
  if (unfinished.length > 0) {
    return (
      <>
        <h3 className="secure__told">{t('first')}</h3>
        <ul className="secure__first">
          {unfinished.map((one) => (
            <li key={one}>
              <span>{t(`first.${one}`, sum)}</span>
              <ButtonLink size="s" to={WAYS[one]}>
                {t(`first.${one}.go`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <Button variant="ghost" onClick={onCancel}>
          {password('cancel')}
        </Button>
      </>
    )
  }
  return (
    <>
      {balance > 0 && <p className="secure__prompt">{t('rest', sum)}</p>}
      <p className="secure__prompt">{t('bonus')}</p>
      <PasswordStep
        prompt={t('prompt')}
        grave={t('close')}
        busy={asking.isPending ? t('busy') : undefined}
        onPassword={(typed) => asking.mutate(typed)}
        onCancel={onCancel}
      />
    </>
  )
}
