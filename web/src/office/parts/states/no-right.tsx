import './states.css'
import type { Right } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { Lock } from 'lucide-react'
import { languageTag, locale, texts } from '../../../lib/language/translate.ts'
import { Empty } from './empty.tsx'

const t = texts({
  tr: {
    title: 'Bu ekran rolüne kapalı',
    roles: '{screen}: {roles}. Gerekiyorsa amirinden iste.',
    nobody: '{screen} için hiçbir rolün yetkisi yok. Gerekiyorsa amirinden iste.',
  },
  en: {
    title: 'This screen is closed to your role',
    roles: '{screen}: {roles}. If you need it, ask your lead.',
    nobody: 'No role has the right to {screen}. If you need it, ask your lead.',
  },
})

const list = new Intl.ListFormat(languageTag, { type: 'conjunction' })

/** The names of the roles that have a right in any way. */
export const rolesWith = (right: Right): string[] =>
  Object.values(ROLE_FACTS)
    .filter(({ holds }) => holds[right])
    .map(({ label }) => label[locale])

/** A screen that this person may not see: who may, and whom to ask. Staff never read that it is not there. */
export function NoRight({ screen, right }: { screen: string; right: Right }) {
  const roles = rolesWith(right)
  return (
    <Empty icon={Lock} title={t('title')} isScreen>
      {roles.length > 0
        ? t('roles', { screen, roles: list.format(roles) })
        : t('nobody', { screen })}
    </Empty>
  )
}
