import { KEYS_PATH } from '@zar/contract/evidence/site/published'
import { ShieldCheck } from 'lucide-react'
import { isAway } from '../../../lib/api/query.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { t } from './texts.ts'
import { useRoot } from './use-own-evidence.ts'

const COMMAND = 'npm run evidence -- verify FILE --keys FILE'

/** The page that verifies, the command, and the fingerprint that both go back to. */
export const HowToCheck = () => (
  <ul className="ownevi__ways">
    <li>
      <p>{t('check.page')}</p>
      <ButtonLink to="/kanit" icon={ShieldCheck}>
        {t('check.open')}
      </ButtonLink>
    </li>
    <li>
      <p>{t('check.command')}</p>
      <code translate="no">{COMMAND}</code>
    </li>
    <li>
      <Root />
    </li>
  </ul>
)

function Root() {
  const root = useRoot()
  if (isAway(root)) {
    return (
      <>
        <p>{t('check.rootAway')}</p>
        <Button onClick={() => void root.refetch()}>{t('check.retry')}</Button>
      </>
    )
  }
  if (root.data === undefined) return <Skeleton height="64px" />
  if (root.data === null) return <p>{t('check.noRoot')}</p>
  return (
    <>
      <p>{t('check.root')}</p>
      <code className="num" translate="no">
        {root.data.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
      <a className="link" href={KEYS_PATH} download="keys.json">
        {t('check.list')}
      </a>
    </>
  )
}
