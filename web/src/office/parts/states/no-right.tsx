import './states.css'
import type { Right } from '@zar/contract/office/rights/rights'
import { Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { languageTag, texts } from '../../../lib/language/translate.ts'
import { mayDo, useMe } from '../api/session.ts'
import { Button } from '../controls/button.tsx'
import { rolesWith } from '../rights/roles-with.ts'
import { Empty } from './empty.tsx'

const AskElevationDialog = lazy(async () => ({
  default: (await import('../elevations/ask-dialog.tsx')).AskElevationDialog,
}))

const t = texts({
  tr: {
    title: 'Bu ekran rolüne kapalı',
    roles: '{screen}: {roles}. Gerekiyorsa amirinden iste.',
    nobody: '{screen} için hiçbir rolün yetkisi yok. Gerekiyorsa amirinden iste.',
    ask: 'Geçici olarak iste',
  },
  en: {
    title: 'This screen is closed to your role',
    roles: '{screen}: {roles}. If you need it, ask your lead.',
    nobody: 'No role has the right to {screen}. If you need it, ask your lead.',
    ask: 'Ask for it for a while',
  },
})

const list = new Intl.ListFormat(languageTag, { type: 'conjunction' })

/** A screen that this person may not see: who may, and whom to ask. Staff never read that it is not there. */
export function NoRight({ screen, right }: { screen: string; right: Right }) {
  const mayAsk = mayDo(useMe(), 'elevation.ask')
  const [isAsking, setAsking] = useState(false)
  const roles = rolesWith(right)
  return (
    <>
      <Empty
        icon={Lock}
        title={t('title')}
        isScreen
        action={
          mayAsk && (
            <Button kind="line" onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          )
        }
      >
        {roles.length > 0
          ? t('roles', { screen, roles: list.format(roles) })
          : t('nobody', { screen })}
      </Empty>
      {isAsking && (
        <Suspense fallback={null}>
          <AskElevationDialog right={right} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
