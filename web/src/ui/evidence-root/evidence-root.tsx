import { optionOf, useBootstrap } from '../../lib/content/bootstrap.ts'
import { Link } from '../../lib/router/router.tsx'
import { t } from './texts.ts'

/** Names the root of the keys, so that whoever reads it here knows later by whom they had to be signed. */
export function EvidenceRoot() {
  const root = optionOf(useBootstrap().data, 'evidenceRoot')
  if (!root) return null
  return (
    <p>
      {t('root')}{' '}
      <span className="num" translate="no">
        {root.replace(/(.{4})(?=.)/g, '$1 ')}
      </span>{' '}
      <Link to="/kanit">{t('link')}</Link>
    </p>
  )
}
