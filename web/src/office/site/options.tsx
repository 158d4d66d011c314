import { LINK } from '@zar/contract/content'
import { setOption } from '@zar/contract/office/content/site'
import { call } from '../parts/api/call.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { Failed } from '../parts/states/failed.tsx'
import { optionName } from './names.ts'
import { Setting } from './setting.tsx'
import { t } from './texts.ts'
import { useOptions } from './use-site.ts'

/** The options of the site that the office sets. */
export function Options() {
  const { data, error, refetch } = useOptions()
  const offer = useOffers(data ?? { actions: [] })('option.edit')
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <section className="o-panel o-site" aria-labelledby="site-options">
      <h2 id="site-options">{t('options')}</h2>
      <p className="o-micro">{t('optionsNote')}</p>
      {!data && <p role="status">{t('loading')}</p>}
      <ul>
        {data?.options.map(({ key, isOn, value }) => (
          <Setting
            key={key}
            name={optionName(key)}
            value={isOn ? value : ''}
            blank={t('off')}
            right="option.edit"
            object={`option:${key}`}
            offer={offer}
            help={t('valueHelp')}
            does={t('does')}
            wrongOf={(typed) => (LINK.test(typed) ? undefined : t('valueWrong'))}
            send={(next, given) => call(setOption, { key, value: next, ...given })}
          />
        ))}
      </ul>
    </section>
  )
}
