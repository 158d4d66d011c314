import './site.css'
import { mayDo, useMe } from '../parts/api/session.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Domains } from './domains.tsx'
import { Options } from './options.tsx'
import { t } from './texts.ts'

/** What the house sets on the site, each part for those who may. */
export function SitePage() {
  const me = useMe()
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} />
      {mayDo(me, 'option.edit') && <Options />}
      {mayDo(me, 'domain.edit') && <Domains />}
    </div>
  )
}
