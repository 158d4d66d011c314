import type { Account } from '@zar/contract/account'
import { Suspense, useState } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { lazy } from '../../lib/lazily.ts'
import { isAway } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { AccountBones } from '../account/account-bones.tsx'
import { EmailRow } from '../account/email-row.tsx'
import { Identity, NetDeposits, Ways } from '../account/identity.tsx'
import { AccountPanel } from '../account/panel.tsx'
import { PhoneRow } from '../account/phone-row.tsx'
import { Preferences } from '../account/preferences.tsx'
import { t } from '../account/texts.ts'
import { useAccount, useRefreshAccount } from '../account/use-account.ts'
import { t as email } from '../auth/email/email-texts.ts'
import { DemoMailbox } from '../sandbox/demo-mailbox.tsx'
import { Erasure } from '../security/erasure.tsx'
import { t as erasure } from '../security/erasure-texts.ts'
import { OwnData } from '../security/own-data.tsx'
import { t as own } from '../security/own-data-texts.ts'
import { Passkeys } from '../security/passkeys.tsx'
import { TwoStep } from '../security/two-step.tsx'

const EmailChangeForm = lazy(async () => ({
  default: (await import('./email-change-form.tsx')).EmailChangeForm,
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
      {isAway(account) && <Trouble heading="h2" onRetry={() => void refetch()} />}
      {!data && !isAway(account) && <AccountBones />}
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
        <Ways />
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
