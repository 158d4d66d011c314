import { LOCALES } from '@zar/contract/limits'
import type { Account } from '@zar/contract/players/account'
import { Chips } from '../../ui/form/chips.tsx'
import { TickField } from '../../ui/form/field.tsx'
import { AccountPanel } from './panel.tsx'
import { t } from './texts.ts'
import { usePreferences } from './use-account.ts'

const OFFERS = [
  { consent: 'marketing_email', text: 'offers.email' },
  { consent: 'marketing_sms', text: 'offers.sms' },
] as const

/** The language of our messages, and which of them may be sent. Each is saved as it is chosen. */
export function Preferences({ account }: { account: Account }) {
  const { set, isSetting, asked } = usePreferences()
  const isGiven = (consent: (typeof OFFERS)[number]['consent']) =>
    isSetting && asked && 'consent' in asked && asked.consent === consent
      ? asked.isGiven
      : account.consents.includes(consent)
  return (
    <AccountPanel title={t('preferences')}>
      <div className="acc__language">
        <b>{t('language')}</b>
        <Chips
          label={t('language')}
          choices={LOCALES.map((id) => ({ id, label: t(id) }))}
          chosen={asked && 'locale' in asked && isSetting ? asked.locale : account.locale}
          onChoose={(id) => {
            const locale = LOCALES.find((one) => one === id)
            if (locale && locale !== account.locale && !isSetting) set({ locale })
          }}
        />
        <p className="acc__note">{t('language.note')}</p>
      </div>
      <fieldset className="acc__offers">
        <legend>{t('offers')}</legend>
        {OFFERS.map(({ consent, text }) => (
          <TickField
            key={consent}
            checked={isGiven(consent)}
            aria-disabled={isSetting}
            onChange={(event) => {
              if (!isSetting) set({ consent, isGiven: event.currentTarget.checked })
            }}
          >
            {t(text)}
          </TickField>
        ))}
        <p className="acc__note">{t('offers.note')}</p>
      </fieldset>
    </AccountPanel>
  )
}
