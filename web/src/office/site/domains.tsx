import { DOMAIN, hostOf, setDomain } from '@zar/contract/office/content/site'
import { callProven } from '../parts/dialogs/prove.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { Failed } from '../parts/states/failed.tsx'
import { Setting } from './setting.tsx'
import { t } from './texts.ts'
import { useDomains } from './use-site.ts'

/** Where players are told that the site stands, and will stand next. */
export function Domains() {
  const { data, error, refetch } = useDomains()
  const offer = useOffers(data ?? { actions: [] })('domain.edit')
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <section className="o-panel o-site" aria-labelledby="site-domains">
      <h2 id="site-domains">{t('domains')}</h2>
      <p className="o-micro">{t('domainsNote')}</p>
      {!data && <p role="status">{t('loading')}</p>}
      <ul>
        {data?.domains.map(({ place, url }) => {
          const now = url ?? ''
          const typedOf = (next: string) => hostOf(next || now)
          return (
            <Setting
              key={place}
              name={t(place)}
              value={now}
              blank={t('bySettings')}
              right="domain.edit"
              object={`domain:${place}`}
              offer={offer}
              help={t('domainHelp')}
              does={t('domainDoes')}
              wrongOf={(typed) => (DOMAIN.test(typed) ? undefined : t('domainWrong'))}
              typedOf={typedOf}
              send={(next, given) => {
                const to = { place, url: next || null, typed: typedOf(next) }
                const proof = {
                  right: 'domain.edit',
                  object: `domain:${place}`,
                  amountE5: null,
                } as const
                return callProven(setDomain, { ...to, ...given }, proof)
              }}
            />
          )
        })}
      </ul>
    </section>
  )
}
