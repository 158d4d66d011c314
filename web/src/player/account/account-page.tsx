import type { Account } from '@zar/contract/players/account'
import { Suspense, useState } from 'react'
import { isAway } from '../../lib/api/query.ts'
import { lazy } from '../../lib/browser/lazily.ts'
import { formatDay } from '../../lib/language/format-day.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { DemoMailbox } from '../auth/code/demo-mailbox.tsx'
import { t as email } from '../auth/email/email-texts.ts'
import { Erasure } from '../security/erasure.tsx'
import { t as erasure } from '../security/erasure-texts.ts'
import { OwnData } from '../security/own-data.tsx'
import { t as own } from '../security/own-data-texts.ts'
import { Passkeys } from '../security/passkeys/passkeys.tsx'
import { TwoStep } from '../security/two-step/two-step.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { EmailRow } from './email-row.tsx'
import { Identity, NetDeposits, SecurityLinks } from './identity/identity.tsx'
import { AccountPanel } from './panel.tsx'
import { PhoneRow } from './phone-row.tsx'
import { Preferences } from './preferences.tsx'
import { t } from './texts.ts'
import { useAccount, useRefreshAccount } from './use-account.ts'

const EmailChangeForm = lazy(async () => ({
  default: (await import('../auth/email/email-change.tsx')).EmailChangeForm,
}))

/** `/dashboard/account`: who the player is, how they are reached, and how the account is kept safe. */
export function AccountPage() {
  const account = useAccount()
  const { data, refetch } = account
  return (
    <>
      <div className="pagehead">
        <div>
          <h1>{t('title')}</h1>
          {data && <p>{t('member', { date: formatDay(data.memberSince) })}</p>}
        </div>
      </div>
      {data && <Panels account={data} />}
      {isAway(account) && <ErrorState heading="h2" onRetry={() => void refetch()} />}
      {!data && !isAway(account) && <AccountSkeleton />}
    </>
  )
}

const Panels = ({ account }: { account: Account }) => (
  <div className="acc">
    <div className="acc__column">
      <Identity account={account} />
      <NetDeposits account={account} />
      <Preferences account={account} />
    </div>
    <div className="acc__column">
      <Contact account={account} />
      <AccountPanel title={t('security')}>
        <SecurityLinks />
        <hr className="acc__line" />
        <TwoStep />
        <hr className="acc__line" />
        <Passkeys />
      </AccountPanel>
      <AccountPanel title={own('title')}>
        <OwnData />
      </AccountPanel>
      <AccountPanel title={erasure('title')}>
        <Erasure />
      </AccountPanel>
    </div>
  </div>
)

function Contact({ account }: { account: Account }) {
  const [isChanging, setChanging] = useState<boolean>()
  const [linkSentAt, setLinkSentAt] = useState<number>()
  const refresh = useRefreshAccount()
  return (
    <AccountPanel title={t('contact')}>
      <EmailRow
        account={account}
        name={email('email')}
        onSent={() => setLinkSentAt(Date.now())}
        change={
          !isChanging && (
            <Button size="s" autoFocus={isChanging === false} onClick={() => setChanging(true)}>
              {email('change')}
            </Button>
          )
        }
      />
      {linkSentAt && <DemoMailbox channel="mail" sentAt={linkSentAt} />}
      {isChanging && (
        <Suspense fallback={<Skeleton height="240px" />}>
          <EmailChangeForm
            onChanged={() => {
              setChanging(false)
              refresh()
            }}
            onCancel={() => setChanging(false)}
          />
        </Suspense>
      )}
      <PhoneRow account={account} />
    </AccountPanel>
  )
}
