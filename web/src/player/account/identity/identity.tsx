import type { Account } from '@zar/contract/players/account'
import { formatDate, formatMoney } from '../../../lib/language/format.ts'
import { formatDay } from '../../../lib/language/format-day.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { AccountPanel, AccountRow } from '../panel.tsx'
import { t } from '../texts.ts'
import { IdentityCheck } from './identity-check.tsx'

/** Who the player is: nothing here can be changed by them. */
export function Identity({ account }: { account: Account }) {
  const { previousLogInAt } = account
  const facts = [
    [t('name'), account.name],
    [t('username'), account.username],
    [t('usercode'), account.usercode],
    [t('personalNo'), account.personalNo],
    [t('birthDate'), formatDay(account.birthDate)],
    [t('country'), account.country],
    [t('previous'), previousLogInAt ? formatDate(previousLogInAt) : t('previous.none')],
  ] as const
  return (
    <AccountPanel title={t('identity')}>
      <dl className="acc__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="acc__note">{t('identity.note')}</p>
      <hr className="acc__line" />
      <IdentityCheck />
    </AccountPanel>
  )
}

/** What has gone in and not come out again since the account was opened (ACC-05). */
export function NetDeposits({ account: { netDeposits, memberSince } }: { account: Account }) {
  return (
    <AccountPanel title={t('money')}>
      <p className="acc__sum">{formatMoney(netDeposits)}</p>
      <p className="acc__note">{t('money.since', { date: formatDay(memberSince) })}</p>
      <div>
        <ButtonLink to="/dashboard/financial-activities">{t('money.more')}</ButtonLink>
      </div>
    </AccountPanel>
  )
}

/** The password and where the account is open: each has a page of its own. */
export const SecurityLinks = () => (
  <>
    <AccountRow
      name={t('password')}
      action={
        <ButtonLink to="/dashboard/change-password" size="s">
          {t('password.change')}
        </ButtonLink>
      }
    >
      {t('password.note')}
    </AccountRow>
    <AccountRow
      name={t('sessions')}
      action={
        <ButtonLink to="/dashboard/session-history" size="s">
          {t('sessions.see')}
        </ButtonLink>
      }
    >
      {t('sessions.note')}
    </AccountRow>
  </>
)
